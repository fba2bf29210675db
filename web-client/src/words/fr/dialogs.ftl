## La page de jeu

keys-head = Touches
key-text = le plateau en texte
key-keys = cette liste
key-zoom = agrandir, réduire, tout le plateau
key-pan = déplacer la carte
key-commit = aller aux ordres pour les blocs choisis, puis donner l’ordre
key-blocks = aller aux blocs à choisir
key-clear = effacer

## Le plateau, vu de près

key-end = terminer le tour
key-place = à propos d’un lieu
key-measure = distance par la route
key-numbers = les numéros des zones
key-turn = tourner le plateau
key-own-side = votre camp en bas, et retour

## Le temps, et ce qui se règle à côté du plateau

key-parley = pourparlers : nulle, pause, abandon
draw-head = Partie nulle
draw-hint = Votre adversaire peut accepter jusqu’à son prochain ordre.
draw-offer = Proposer la nulle
offer-waits = Une offre attend sa réponse.
offer-later = Vous pourrez la refaire quand votre adversaire aura donné un ordre.
pause-hint = Si votre adversaire accepte, les pendules s’arrêtent. Chacun peut jouer quand même, et vous pouvez y mettre fin plus tôt.
pause-length = Durée
pause-ask = Demander une pause
pause-not-now = Pas maintenant : elle a été demandée, ou il y a déjà une pause.
resign-head = Abandonner
resign-hint = Votre adversaire gagne alors, et rien ne peut être repris.
resign = Abandonner…
resign-sure = Oui, j’abandonne
resign-not = Continuer

## Talk and notes

key-talk = messages

## Regarder, et revoir

watch-stricter = C’était convenu quand la partie a commencé. Chacun de vous peut restreindre ce choix, aucun ne peut l’élargir.
watch-open-later = Une fois la partie finie, tout le monde peut la revoir, toutes les faces visibles.
watch-private-later = Une fois la partie finie, vous deux pouvez la revoir, toutes les faces visibles, ainsi que toute personne qui a un lien.
watch-link-head = Un lien pour regarder
watch-link = Lien pour regarder
watch-link-once = Il n’est montré que maintenant. Un nouveau lien le remplace.
watch-link-out = Un lien existe. Qui l’a peut regarder.
watch-link-draw = Créer un lien
watch-link-anew = Créer un nouveau lien
watch-link-revoke = Retirer le lien

## Conversation et notes

talk-head = Messages avec { $player }
talk-block = Bloquer
talk-report = Signaler
talk-off = Cette partie se joue sans messages.
talk-empty = Rien n’a encore été dit.
talk-read = Lu
talk-blocked = Vous avez bloqué { $player }. Vous ne vous entendez plus.
talk-field = Message à { $player }
talk-hint = Entrée envoie, Maj et Entrée va à la ligne
talk-say = Envoyer
report-head = Signaler un message
report-text = L’hôte de ce serveur le lira avec votre raison.
report-reason = Qu’est-ce qui ne va pas ?
report-do = Le signaler
report-sent = L’hôte va le regarder.
notes-head = Mes notes
notes-hint = Personne d’autre ne les voit.
notes-kept = Gardé
notes-keeping = On garde …
notes-failed = Pas encore gardé
