"""Tables that are played at: their rooms, chairs, windows and habits."""
