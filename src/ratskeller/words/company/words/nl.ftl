### De tegenstander die ongeveer even sterk is als jij. De browser haalt deze woorden op zodra iemand ernaar kijkt.

company-you = Ongeveer even sterk als jij.
    .follows = Past zich aan je resultaten tegen de computer aan.
company-now = Nu tussen { $lower } en { $upper }.
company-now-as = Nu zoals { $level }.
company-now-none = Zoals { $level }, tot je een partij hebt uitgespeeld.
company-here = Speelt aan deze tafel tussen { $lower } en { $upper }.
company-here-as = Speelt aan deze tafel zoals { $level }.
