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
rules-building-elsewhere = Other rules that name it
rules-building-rulings = Rulings
rules-building-together = Buildings it meets
rules-building-also = Also called: { $names }
rules-example = Example
rules-example-begin = The position
rules-example-place = { $step } of { $of }
rules-example-back = One step back
rules-example-forward = What happens next
rules-example-bonus = { $player }: { THE($building) } brings { $points } VP at the end.
rules-not-here = There is no rule, chapter or building called “{ $typed }”.
rules-how-to = { $rule } shows a rule, { $word } all that have a word.
rules-chapter = Chapter
rules-of-chapter = Rules
