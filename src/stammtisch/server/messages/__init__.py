"""The types of the wire format: what clients say, what the server says, and the bodies of HTTP.

`python -m stammtisch.server.schema` writes them as JSON schema; docs/protocol.md explains them.
"""
