## Around the game

about-head = About Estafette
about-what = Estafette lets two people play Napoleonic block wargames in a browser, with the fog of war kept by a server that both can trust.
about-rules = Read the rules
about-rights = The rules are explained in our own words and the maps are our own drawings from game facts.
about-credits = Triomphe à Marengo, Napoleon’s Triumph and Bonaparte at Marengo are designs by Rachel (Bowen) Simmons; the 2022 edition of Triomphe à Marengo is published by Histogame. Bonaparte in Italy: the Castiglione campaign is a design by Jacques Rabier, published by White Dog Games. Whoever hosts games for the public should ask the publishers.

## The rules and the preferences

rules-head = The rules
rules-games = The games
rules-languages = The languages
rules-contents = Contents
rules-language = The rules are in English.
