game-name = Ten Steps Down
game-line = How deep do you dare to go?
game-about = Ten cards, gold and monsters. Go deeper and turn one over, or leave with what you carry.
game-facts = 1 to 4 players · 5 minutes

card-name = { $card ->
    [bat] a bat
    [ghoul] a ghoul
   *[other] { $card } gold
}
ask-go = { $left ->
    [one] One card is left in the dungeon, and you carry { $gold } gold. Deeper?
   *[other] { $left } cards are left in the dungeon, and you carry { $gold } gold. Deeper?
}
option-deeper = Deeper: turn a card over
option-leave = Leave
event-charm = { $you ->
    [yes] Your charm
   *[no] The charm of { $who }
} keeps { $charm ->
    [bat] bats
   *[other] ghouls
} away.
event-turned = { $you ->
    [yes] You find
   *[no] { $who } finds
} { card-name }.
event-left = { $you ->
    [yes] You leave
   *[no] { $who } leaves
} the dungeon with { $gold } gold.
event-chased = { $you ->
    [yes] A second { $monster } chases you out; your gold stays behind.
   *[no] A second { $monster } chases { $who } out without gold.
}
line-gold = Gold
result-solo = { $glory } gold

lesson-deep = How deep?
lesson-deep-first = You carry 7 gold; four gold cards and four monsters are left. The first monster of a kind does no harm: go deeper.
lesson-deep-early = Out with nothing, before anything could happen. Go back and dare a step.
lesson-deep-leave = A bat lies open, and your charm is against ghouls. A second bat would chase you out without your gold: leave with what you carry.
lesson-deep-chased = That was the second bat, and the gold is gone. Go back and leave in time.
