"""A finished game looked at again: how it stood, where it turned, what would have been better, and how kind chance was.

From the record alone. Nothing here is worded: figures, steps and the texts of options, for a page or a command to tell.
"""

from undercroft.analysis.found import VERSION, Analysis, Decision, Point, Stroke, Turn
from undercroft.analysis.working import analyse

__all__ = ["VERSION", "Analysis", "Decision", "Point", "Stroke", "Turn", "analyse"]
