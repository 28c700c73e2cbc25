"""Experiments: many games at once, counted."""
