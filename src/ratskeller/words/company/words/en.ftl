### The opponent that is about as strong as the visitor. The browser fetches these words when somebody looks at it.

## $lower and $upper are names of levels, the weaker one first; $level is one of them.

company-you = About as strong as you.
    .follows = It adapts to your results against the computer.
company-now = At present between { $lower } and { $upper }.
company-now-as = At present like { $level }.
company-now-none = Like { $level }, until you have finished a game.
company-here = At this table its strength is between { $lower } and { $upper }.
company-here-as = At this table it plays like { $level }.
