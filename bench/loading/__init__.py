"""What `bench/load.py` is made of: servers, tables that people play at, and the processes that drive them."""
