"""The history of the database's form. A server runs what is missing when it starts."""
