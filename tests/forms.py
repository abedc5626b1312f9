"""Which form of the engine is under test.

Interpreted play is twenty times slower. What only many games show is shown on the compiled form; on the interpreted
one a sample shows that both play alike.
"""

from stammtisch.engine.loading import form

IS_COMPILED = form() == "compiled"
