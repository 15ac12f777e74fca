### Wat een bot met zijn laatste beurt van plan is. De browser haalt deze woorden op als iemand de bot bekijkt.

intent-title = Het plan erachter
intent-none = Voor de laatste beurt was er geen duidelijke reden.
intent-learned = { $seat } houdt van deze stelling: zulke stellingen liepen in oefenpartijen goed af.
    .others = { $seat } brengt de anderen in een stelling die in oefenpartijen slecht afliep.
