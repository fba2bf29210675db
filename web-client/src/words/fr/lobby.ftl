## La page de jeu

play-waiting-head = En attente d’un adversaire
play-waiting = La partie commence d’elle-même dès que quelqu’un la rejoint.
play-waiting-other = { $player } attend un adversaire.
seat-free = libre
seat-take = Prendre cette place
seat-take-label = Prendre la place { $seat }
seat-leave = Quitter cette partie
play-waiting-teams = La partie commence d’elle-même dès que toutes les places sont prises.
join-text-teams = { $player } vous invite à une partie en équipes : { $game }. Choisissez une place.
play-invite = Envoyez ce lien à la personne avec qui vous voulez jouer.

## Le temps, et ce qui se règle à côté du plateau

left = reste { $time }
left-none = temps écoulé
left-paused = en pause jusqu’à { $moment }

## Autour de la partie

lobby-none-head = Pas encore de partie
lobby-none = Créez-en une et envoyez le lien à quelqu’un, ou rejoignez une partie ouverte.
lobby-decisions = { $count ->
    [0] Rien ne vous attend
    [one] Une décision vous attend
   *[other] { $many } décisions vous attendent
  }
lobby-waiting-for-others = En attente des autres
lobby-waiting-opponent = En attente d’un adversaire
lobby-finished = Terminées récemment
lobby-finished-all = Toutes les parties terminées
lobby-open = Parties ouvertes
lobby-open-none = Personne n’attend d’adversaire en ce moment.
lobby-open-more = D’autres attendent encore. Voici les parties les plus récentes.
lobby-intro-head = Batailles napoléoniennes, par courrier
card-against = contre { $player }
card-your-turn = Vos ordres
card-their-turn = { $player } décide
card-open = Ouvrir
card-leave = Retirer
card-leave-label = Retirer cette partie
card-private = seulement avec le lien
card-listed = visible de tous
card-join = Rejoindre
card-join-label = Rejoindre la partie de { $player }
new-head = Nouvelle partie
new-side = Votre camp
new-who = Qui peut rejoindre
new-open = Tout le monde
new-private = Seulement avec le lien
new-pace = Temps
new-pace-correspondence = Par courrier
new-pace-live = En direct
new-pace-none = Sans pendule
new-pace-hint-correspondence = Des jours pour chaque décision, et quelques-uns de plus pour toute la partie.
new-pace-hint-live = Des minutes pour toute la partie, et quelques secondes de plus à chaque décision. Chaque camp a un jour pour la première.
new-pace-hint-none = Chacun prend le temps qu’il veut.
preset-live = { $minutes } min + { $seconds } s
preset-courier = { $count ->
    [one] 1 jour + { $bank }
   *[other] { $count } jours + { $bank }
  }
preset-own = autre
own-minutes = Minutes pour la partie
own-seconds = Secondes de plus par décision
own-days = Jours par décision
own-bank = Jours de plus pour la partie
new-options-wrong = Ce n’est pas du JSON.
new-do = Créer la partie
invite-link = Lien d’invitation
invite-mail = Ou faites-le envoyer par courriel
invite-send = Envoyer l’invitation
invite-sent = L’invitation est en route.
join-head = Une invitation
join-pace = Temps : { $pace }.
join-do = Rejoindre la partie
join-own = C’est votre propre partie. Envoyez le lien à la personne avec qui vous voulez jouer.
join-login = Connectez-vous ou inscrivez-vous pour jouer.

## Talk and notes

new-talk = Les joueurs peuvent s’écrire

## Regarder, et revoir

card-watching-nobody = personne ne regarde
card-watching-invited = à regarder avec un lien
card-watching-everybody = tout le monde peut regarder
join-watching-nobody = Personne ne peut regarder.
join-watching-invited = Qui reçoit un lien de l’un de vous peut regarder.
join-watching-everybody = Tout le monde peut regarder.
watch-head = Batailles à regarder
watch-open = Regarder

## Les archives, les fichiers de partie, et ce qu’on peut conclure

lobby-archive = Parcourir les parties terminées
new-deductions = Chacun a une feuille de ce qu’on peut conclure
card-deductions = avec feuilles de déductions
