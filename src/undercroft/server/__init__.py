"""The house: tables that people sit at, stored before anyone is told."""
