"""Undercroft: an open table for dungeon board games."""

__version__ = "0.3.0"
