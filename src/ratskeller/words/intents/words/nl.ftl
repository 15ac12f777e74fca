### Wat een bot met zijn laatste beurt van plan is. De browser haalt deze woorden op als iemand de bot bekijkt.

intent-title = Het plan erachter
intent-none = Voor de laatste beurt was er geen duidelijke reden.
intent-learned = { $seat } houdt van deze situatie: zoiets liep in oefenpartijen goed af.
    .others = { $seat } brengt de anderen in een situatie die in oefenpartijen slecht afliep.
