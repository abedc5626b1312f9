"""Which form of the engine is under test.

Interpreted play is twenty times slower. What only many games show is shown on the compiled form; on the interpreted
one a sample shows that both play alike.
"""

from stammtisch.core import state

IS_COMPILED = not str(state.__file__).endswith(".py")
