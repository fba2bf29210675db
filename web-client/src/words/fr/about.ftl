## Autour de la partie

about-head = À propos d’Estafette
about-what = Estafette permet à deux personnes de jouer dans un navigateur à des wargames napoléoniens à blocs ; un serveur digne de la confiance des deux camps y garde le brouillard de guerre.
about-rules = Lire les règles
about-rights = Les règles sont expliquées avec nos propres mots et les cartes sont dessinées par nous d’après les données des jeux.
about-credits = Triomphe à Marengo, Napoleon’s Triumph et Bonaparte at Marengo sont des créations de Rachel (Bowen) Simmons ; l’édition 2022 de Triomphe à Marengo est publiée par Histogame. Bonaparte in Italy: the Castiglione campaign est une création de Jacques Rabier, publiée par White Dog Games. Qui veut héberger des parties pour le public devrait d’abord demander aux éditeurs.

## Les règles et les préférences

rules-head = Les règles
rules-games = Les jeux
rules-languages = Les langues
rules-contents = Sommaire
rules-language = Les règles ne sont disponibles qu’en anglais.
