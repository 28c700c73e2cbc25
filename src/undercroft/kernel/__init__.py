"""What every game stands on. The kernel knows no game, no socket and no language."""
