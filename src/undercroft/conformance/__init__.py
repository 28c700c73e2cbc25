"""The walk that every game must pass, and its single trials."""
