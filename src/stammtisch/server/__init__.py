"""The server: tables, seats, storage, live messages and computer players, for browsers and programs alike.

It knows games only through `core` and the shelf; the wire format stands in docs/protocol.md.
"""
