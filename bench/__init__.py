"""Speed, measured in one run beside the field's peers; never part of the tests."""
