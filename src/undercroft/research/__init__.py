"""Doors to other people's research suites: the same rules that people play."""
