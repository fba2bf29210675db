## Les archives, les fichiers de partie, et ce qu’on peut conclure

archive-head = Les archives
archive-intro = Les parties terminées que tout le monde peut voir.
archive-verify = Vérifier un fichier de partie
archive-link = Vers les archives
archive-search = Chercher des parties
archive-player = Joueur
archive-side = qui joue
archive-result = Résultat
archive-any = n’importe lequel
archive-result-draw = partie nulle
archive-length = Durée en manches
archive-least = de
archive-most = à
archive-days = Terminées
archive-from = du
archive-until = au
archive-do = Chercher
archive-all = Toutes les parties
archive-none = Aucune partie ne s’est encore terminée ici.
archive-none-such = Aucune partie de ce genre.
archive-figures = En chiffres
archive-found = { $count ->
    [0] Aucune partie au résultat connu.
    [one] Une partie.
   *[other] { $count } parties.
  }
archive-won-by = Gagnées par
archive-way-resignation = abandon
archive-way-time = au temps
archive-drawn = { $count ->
    [0] Aucune nulle.
    [one] Une nulle.
   *[other] { $count } nulles.
  }
archive-lengths = Durée en manches
archive-of-length = { $count ->
    [one] manche { $round } : une partie
   *[other] manche { $round } : { $count } parties
  }
archive-middle = La moitié des parties étaient finies à la manche { $round }.
file-head = Vérifier un fichier de partie
file-intro = Toute partie terminée peut être gardée dans un fichier. Votre navigateur vérifie que le hasard était fixé d’avance et qu’aucune entrée n’a été changée ; le serveur la rejoue selon les règles.
file-choose = Le fichier
file-no-file = Ce n’est pas un fichier de partie.
file-game = { $count ->
    [one] { $red } contre { $blue }, une entrée
   *[other] { $red } contre { $blue }, { $count } entrées
  }
file-seed-right = La graine est celle à laquelle on s’était engagé au début de la partie.
file-seed-wrong = La graine n’est pas celle à laquelle on s’était engagé au début de la partie.
file-chain-right = La chaîne d’empreintes est entière : aucune entrée n’a été changée, omise ou déplacée.
file-chain-wrong = La chaîne d’empreintes se rompt à l’entrée { $position }.
file-chain-opening = La chaîne d’empreintes se rompt dès le début.
file-cannot = Ce navigateur ne vérifie pas d’empreintes ici : il faut https. Le serveur le fait.
file-playing = Le serveur rejoue la partie …
file-played = Rejouée selon les règles : { $ending } Elle s’est terminée à la manche { $round }.
file-right = Le fichier est juste.
file-wrong = Quelque chose ne va pas dans ce fichier.
file-bring = La verser aux archives
file-bring-hint = Tout le monde peut l’y voir, avec la mention « jouée ailleurs ».
file-bring-login = Connectez-vous pour la verser aux archives.
check-right = Juste :
check-wrong = Faux :
fault-unreadable = Ce n’est pas un fichier de partie entier : { $why }
fault-other_version = Le fichier suit une version du format inconnue ici.
fault-other_rules = La partie a été jouée selon une version des règles inconnue ici.
fault-seed = La graine n’est pas celle à laquelle on s’était engagé : la partie n’est pas rejouée.
fault-missing = L’entrée { $position } n’est pas à sa place : il en manque une, ou elles ont été déplacées.
fault-opening = Le début du fichier n’est pas tel qu’il fut enregistré.
fault-chain = L’entrée { $position }, ou quelque chose avant elle, n’est pas telle qu’elle fut enregistrée.
fault-options = La partie ne peut pas être mise en place : { $why }
fault-set_up = La graine et les options donnent une autre mise en place.
fault-backwards = L’entrée { $position } précède dans le temps celle d’avant.
fault-out_of_turn = L’entrée { $position } est un ordre de { $name }, mais c’était à l’autre camp de décider.
fault-refused = L’entrée { $position }, de { $name }, est refusée : { $why }
fault-time = L’entrée { $position }, de { $name }, est refusée par les pendules : { $why }
fault-seen = Après l’entrée { $position }, { $name } a vu autre chose que ce que dit le fichier.
fault-not_over = La partie n’est pas terminée après la dernière entrée.
fault-result = La partie ne s’est pas terminée comme le dit le fichier.
fault-too_long = Tant d’ordres sont repris dans cette partie qu’elle n’est pas rejouée ici.
