"""The drawing kit: pure functions that give SVG text. Colours live in style sheets; here are only shapes and classes."""
