## Regarder, et revoir

replay-finished = finie le { $date }
replay-against = contre
replay-own = Tel que vu jusqu’ici
replay-share = Partager ce moment
replay-share-text = Le lien ouvre la partie à ce moment, par ces yeux.
replay-share-link = Lien vers ce moment
replay-back = Retour à la partie
replay-lenses = Par les yeux de qui
replay-truth = La vérité
replay-compare = Comparer
replay-veiled = L’autre camp ne connaissait pas cette face
replay-gap = { $title } ne connaissait pas cette face
replay-controls = Moments de la partie
replay-first = Au début
replay-back-one = Un ordre en arrière
replay-on-one = Un ordre en avant
replay-last = À la fin
replay-play = Jouer
replay-pause = Pause
replay-mark-back = Attaque ou perte d’avant
replay-mark-on = Attaque ou perte suivante
replay-speed = Vitesse
replay-moment = Manche { $round }, { $hour } · ordre { $number } sur { $last }
replay-timeline = Moment de la partie
replay-go = À l’ordre { $number }
replay-nothing-yet = Rien n’a encore été ordonné.
replay-saw = { $title } a vu { $count ->
    [one] un bloc
   *[other] { $many } blocs
  } et { $known ->
    [0] ne connaissait aucune face.
   *[other] connaissait { $faces }.
  }
replay-fair = Hasard loyal
replay-fair-text = L’engagement était public quand la partie a commencé. C’est le SHA-256 de la graine, d’où vient tout ce qui fut laissé au hasard.
replay-commitment = Engagement
replay-seed = Graine
replay-title = { $red } contre { $blue } · Estafette
replay-again = Réessayer
key-replay-step = un ordre en arrière, en avant
key-replay-turn = un tour en arrière, en avant
key-replay-mark = à l’attaque, la perte ou le changement de moral d’avant, d’après
key-replay-play = jouer, pause
key-replay-ends = au début, à la fin
key-replay-compare = ce qu’un camp a vu à côté de la vérité, puis ce qu’a vu l’autre
key-replay-sheet = journal, ou ce qu’on pouvait conclure
replay-papers = À côté du plateau
replay-sheet-hint = Sur les blocs de l’ennemi, d’après ce que { $title } avait vu et rien d’autre.
replay-sheet-whose = Déductions de quel camp

## Rapport de bataille

report-title-of = { $red } contre { $blue } : rapport de bataille · Estafette
report-print = Imprimer
report-back = Revoir la partie
report-course = Tour par tour
report-told = Brouillard levé : sur les cartes, toutes les faces sont visibles. Les ordres annulés n’y figurent pas. Les numéros portés sur les cartes sont ceux des zones.
report-maps-missing = Certaines cartes n’ont pas pu être obtenues. Imprimez de nouveau dans un instant.
report-map-first = Le champ de bataille avant le premier ordre.
report-map-fight = Le champ de bataille après cela, à la manche { $round }, { $hour }.
report-map-last = Le champ de bataille à la fin : manche { $round }, { $hour }.
report-check = Pour vérifier ce rapport
report-check-text = À cette adresse, on peut revoir la partie, obtenir son fichier et la rejouer. L’engagement était public quand la partie a commencé. C’est le SHA-256 de la graine, d’où vient tout ce qui fut laissé au hasard.
report-address = Adresse

## Commentaires sur les parties terminées

key-replay-comments = aller aux commentaires
comments-head = Commentaires
comments-back = Précédent
comments-on = Suivant
comments-set-up = La mise en place
comments-moment = Manche { $round }, { $hour } · ordre { $number }
comments-none-here = Personne n’a rien dit de ce moment.
comments-none = Personne n’a encore rien dit de cette partie.
comments-elsewhere = Autres moments
comments-count = { $count ->
    [one] un commentaire
   *[other] { $many } commentaires
  }
comments-of-order = { $count ->
    [one] Un commentaire sur l’ordre { $number }
   *[other] { $many } commentaires sur l’ordre { $number }
  }
comments-field = Commenter ce moment
comments-hint = Ctrl et Entrée envoient
comments-length = { $length } caractères sur { $most }
comments-send = Commenter
comments-sent = Votre commentaire est là pour tous les lecteurs.
comments-closed = Les joueurs de cette partie ne laissent pas les lecteurs commenter.
comments-sign-in = Se connecter pour commenter
comments-let = Laisser les lecteurs commenter
comments-let-both = Vous êtes d’accord tous les deux : qui peut voir la partie peut la commenter.
comments-let-other = Les lecteurs pourront commenter dès que votre adversaire les laissera faire aussi.
comments-let-none = Seuls vous et votre adversaire pouvez commenter.
comments-remove = Retirer
comments-remove-head = Retirer un commentaire
comments-remove-text = Il disparaît pour de bon, et pour tout le monde.
comments-remove-do = Le retirer
comments-report-head = Signaler un commentaire
