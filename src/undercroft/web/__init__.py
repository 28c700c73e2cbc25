"""Templates, styles, scripts and texts of the pages."""
