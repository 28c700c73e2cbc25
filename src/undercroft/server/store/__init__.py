"""What is kept: tables, records, films, backups."""
