"""The two forms of the engine: interpreted from its sources, or compiled from the same sources to machine code.

| module | what |
|---|---|
| `sources` | which modules are compiled, and how much optimisation each is worth |
| `building` | from sources to one library, in several units beside each other |
| `cache` | where finished libraries lie, by the content of what they were made from |
| `loading` | how a process comes to use one |
| `beside` | building while somebody plays |

Nothing here knows a game. The rules that a game follows are the same in both forms; only the time they take differs.
"""
