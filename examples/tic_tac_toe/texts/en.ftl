game-name = Tic-tac-toe
game-line = Three in a row
game-about = Two players take turns to mark a square. Whoever has three in a row wins.
game-facts = 2 players · 1 minute
ask-mark = Mark a square
option-mark = { $target }
lesson-three = Three in a row
lesson-three-block = Two of your rival’s marks stand in a row. Mark the third square yourself: c3.
lesson-three-lost = Look: now your rival completes the row. Go back and block it.
lesson-three-win = Well blocked, and now two of yours stand in a row. Complete it: c2.
lesson-three-later = That square would do no harm, but here you can win at once: mark c2.
event-marked = { $you ->
    [yes] You mark
   *[no] { $who } marks
} { $square }.
