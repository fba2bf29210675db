## Rund um die Partie

about-head = Über Estafette
about-what = Mit Estafette spielen zwei Personen im Browser Blockspiele aus der Zeit Napoleons; den Nebel des Krieges hütet ein Server, dem beide trauen können.
about-rules = Die Regeln lesen
about-rights = Die Regeln sind in eigenen Worten erklärt, die Karten nach den Angaben der Spiele selbst gezeichnet.
about-credits = Triomphe à Marengo, Napoleon’s Triumph und Bonaparte at Marengo stammen von Rachel (Bowen) Simmons; die Ausgabe 2022 von Triomphe à Marengo ist bei Histogame erschienen. Bonaparte in Italy: the Castiglione campaign stammt von Jacques Rabier und ist bei White Dog Games erschienen. Wer öffentlich Partien anbieten will, sollte die Verlage fragen.

## Regeln und Einstellungen

rules-head = Die Regeln
rules-games = Die Spiele
rules-languages = Die Sprachen
rules-contents = Inhalt
rules-language = Die Regeln gibt es nur auf Englisch.
