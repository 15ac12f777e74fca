### Der Gegner, der etwa so stark ist wie man selbst. Der Browser holt diese Wörter, sobald man ihn ansieht.

company-you = Etwa so stark wie du.
    .follows = Richtet sich nach deinen Partien gegen den Computer.
company-now = Zurzeit zwischen { $lower } und { $upper }.
company-now-as = Zurzeit wie { FORM($level, "nominative") }.
company-now-none = Wie { FORM($level, "nominative") }, bis du eine Partie beendet hast.
company-here = An diesem Tisch zwischen { $lower } und { $upper }.
company-here-as = An diesem Tisch so stark wie { FORM($level, "nominative") }.
