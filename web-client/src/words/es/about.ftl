## En torno a la partida

about-head = Acerca de Estafette
about-what = Con Estafette dos personas juegan en el navegador a wargames napoleónicos de bloques; la niebla de guerra la guarda un servidor en el que ambas pueden confiar.
about-rules = Leer las reglas
about-rights = Las reglas están explicadas con nuestras propias palabras y los mapas son dibujos nuestros hechos con los datos de los juegos.
about-credits = Triomphe à Marengo, Napoleon’s Triumph y Bonaparte at Marengo son diseños de Rachel (Bowen) Simmons; la edición de 2022 de Triomphe à Marengo la publica Histogame. Bonaparte in Italy: the Castiglione campaign es un diseño de Jacques Rabier, publicado por White Dog Games. Quien aloje partidas para el público debería preguntar antes a las editoriales.

## Las reglas y las preferencias

rules-head = Las reglas
rules-games = Los juegos
rules-languages = Los idiomas
rules-contents = Índice
rules-language = Las reglas solo están en inglés.
