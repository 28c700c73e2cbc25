"""Routes, doors and sockets."""
