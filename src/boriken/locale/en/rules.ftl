### What stands around the text of the rules, in the page and in the terminal. The text itself is in docs/rules.

rules-title = The rules
rules-lead = Every rule has an identifier. The table names it wherever a rule decides something.
rules-search = Search
rules-search-example = { SMALL("wharf") }, or CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule contains all these words.
rules-contents = Contents
rules-edition = Rules and names of
rules-elsewhere = Other editions
rules-only-in = Only in: { $editions }
rules-all = The whole book
rules-print = Print
rules-before = Previous chapter
rules-after = Next chapter
rules-buildings = All buildings
rules-building-does = What it does
rules-building-elsewhere = Other rules that mention it
rules-building-rulings = Rulings
rules-building-together = Related buildings
rules-building-also = Also called: { $names }
rules-example = Example
rules-example-begin = The position
rules-example-place = { $step } of { $of }
rules-example-back = One step back
rules-example-forward = What happens next
rules-example-bonus = { $player }: { THE($building) } brings { $points } VP at the end.
# How a Puertoma takes a role, filter by filter; what each leaves, perhaps nothing
rules-example-profitable = { $profitable ->
    [none] No role is profitable for { $player }, so any will do.
   *[other] Profitable for { $player }: { NAMES($profitable) }.
}
rules-example-near = { $near ->
    [none] First filter, one arrow from the marker: no role would be left, so it is skipped.
   *[other] First filter, one arrow from the marker: { NAMES($near) }.
}
rules-example-richest = Second filter, most { -coins } on the card: { NAMES($richest) }.
rules-example-marker-stays = The action marker stays: no arrow leads { FROM($marker) } { TO($card) }.
rules-not-here = There is no rule, chapter or building called “{ $typed }”.
rules-how-to = { $rule } shows one rule, { $word } all rules that contain the word.
rules-chapter = Chapter
rules-of-chapter = Rules
