## Ce qui s’est passé

log-since = depuis votre dernier passage

## La page de jeu

board-label = Le plateau
parley-speaker = { $player } parle pour votre camp et en décide.
waiting-head = En attente
commit-order = Donner l’ordre
commit-answer = Répondre
commit-sending = Envoi …
clear = Effacer
blocks-that-can = Blocs qui peuvent agir
blocks-to-choose = À choisir parmi
can-go = { $count ->
    [one] Ce bloc peut
   *[other] Ces blocs peuvent
  }
also-head = Vous pouvez aussi
answers-head = Vous pouvez répondre
log-head = Journal
log-empty = Il ne s’est encore rien passé.
presence-here = en ligne
presence-away = hors ligne
presence-gone = parti pour de bon
presence-you = vous
link-lost = Connexion perdue, nouvel essai en cours.
restored =
    { $count ->
        [0] Le serveur a été rétabli à partir d’une copie. Rien de ce que vous avez vu ici n’a été perdu.
        [one] Le serveur a été rétabli à partir d’une copie. Une entrée du journal a été perdue.
       *[other] Le serveur a été rétabli à partir d’une copie. { $count } entrées du journal ont été perdues.
    }
link-connecting = Connexion …
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = tout
zoom-whole-label = Montrer tout le plateau
as-text = plateau en texte
keys = touches
sheet-handle = Plus grand ou plus petit
tabs = Parties de la page
tab-decide = Décider
tab-log = Journal
tab-text = Texte
tab-games = Parties
announce-yours = À vous de décider : { $text }
over-won = Vous avez gagné.
over-lost = Vous avez perdu.
over-head = { $name } a gagné
spectating = Vous regardez la partie.
selected-hint = { $count ->
    [one] Un bloc choisi.
   *[other] { $many } blocs choisis.
  }

## Revenir en arrière, et pourquoi pas

take-back-head = Revenir en arrière
take-back-last = Reprendre le dernier ordre
take-back-ask = Demander à revenir en arrière
take-back-they-ask = { $name } demande à revenir au moment qui précède ceci :
take-back-you-ask = Vous demandez à revenir au moment qui précède ceci, et attendez la réponse :
take-back-agree = Accepter
take-back-decline = Refuser
take-back-withdraw = Ne plus demander
log-undo-take_back = { $name } a repris un ordre.
log-undo-ask = { $name } a demandé à reprendre un ordre.
log-undo-agree = { $name } a accepté de revenir en arrière.
log-undo-decline = { $name } a refusé de revenir en arrière.
log-undone = repris
log-outage-down = Le serveur est resté indisponible { $time }. Aucune pendule n’a tourné pendant ce temps.
log-outage-restored = Le serveur a été rétabli à partir d’une copie. Ce qui a été joué après cette copie est perdu, et aucune pendule n’a tourné entre-temps.
take-back-wall-revealed = Quelque chose de caché a été montré ; il faut être d’accord à deux pour revenir en arrière.
take-back-wall-chance = Des blocs ont été mélangés ; il faut être d’accord à deux pour revenir en arrière.
take-back-wall-decided = Votre adversaire a décidé depuis ; il faut être d’accord à deux pour revenir en arrière.
log-wall-revealed = mur : quelque chose a été montré
log-wall-chance = mur : des blocs ont été mélangés
log-wall-decided = mur : l’autre camp a décidé
why-not = Pourquoi pas ailleurs ?
why-not-head = Pourquoi pas { $place } ?
why-not-field = zone
why-not-ask = Pourquoi pas ?
why-not-nothing = Ces blocs peuvent y aller.

## Le plateau, vu de près

turn-label = Tourner le plateau
label-priced = { $option } : { $cost }

## Au retour

since-head = Pendant votre absence
since-more = { $count ->
    [one] Encore une ligne dans le journal.
   *[other] Encore { $many } lignes dans le journal.
  }
log-filter = Montrer dans le journal
log-filter-all = tout
log-none = Encore rien de tel.
skip-to-decision = Aller à la décision

## Le temps, et ce qui se règle à côté du plateau

clock-label = { $title } : reste { $time }
clock-out = { $title } : temps écoulé
clock-first = { $title } : { $time } ; la pendule part à la deuxième décision, et il y a un jour pour la première
clock-paused = { $title } : reste { $time } ; les pendules sont arrêtées
announce-urgent = Il vous reste { $time }.
time-head = Temps
time-out-own = Votre temps est écoulé. Vous pouvez encore décider, jusqu’à ce que votre adversaire réclame la victoire.
time-out-theirs = { $player } n’a plus de temps. Vous pouvez réclamer la victoire, accorder du temps, ou attendre.
time-claim = Réclamer la victoire
time-grant = Accorder du temps
time-grant-length = Combien de temps
parley-head = Pourparlers
parley-what = Ce que vous réglez à deux, à côté du plateau.
parley-open = Nulle, pause, abandon…
pause-head = Pause
pause-until = Les pendules sont arrêtées jusqu’à { $moment }. Chacun peut jouer quand même.
pause-end = Finir la pause
offer-asked-draw = { $name } propose la nulle.
offer-asked-pause = { $name } demande une pause : { $time }.
offer-asked-rematch = { $name } propose une autre partie, camps inversés.
offer-own-draw = Vous proposez la nulle et attendez la réponse.
offer-own-pause = Vous demandez une pause et attendez la réponse : { $time }.
offer-own-rematch = Vous proposez une autre partie et attendez la réponse.
offer-accept-draw = Accepter la nulle
offer-accept-pause = Accepter la pause
offer-accept-rematch = Rejouer
offer-decline = Refuser
offer-withdraw = Retirer l’offre
over-draw = Partie nulle.
rematch-offer = Proposer une revanche
rematch-open = Vers la nouvelle partie
log-parley-resign = { $name } a abandonné. La partie est terminée.
log-parley-claim_time = { $name } a réclamé la victoire : l’autre camp n’avait plus de temps.
log-parley-grant_time = { $name } a accordé du temps à l’autre camp : { $time }.
log-parley-end_pause = { $name } a mis fin à la pause.
log-parley-offer-draw = { $name } a proposé la nulle.
log-parley-accept-draw = { $name } a accepté la nulle. La partie est terminée.
log-parley-decline-draw = { $name } a refusé la nulle.
log-parley-withdraw-draw = { $name } ne propose plus la nulle.
log-parley-offer-pause = { $name } a demandé une pause : { $time }.
log-parley-accept-pause = { $name } a accepté la pause : { $time }.
log-parley-decline-pause = { $name } n’a pas accepté la pause.
log-parley-withdraw-pause = { $name } ne demande plus de pause.
log-parley-offer-rematch = { $name } a proposé une autre partie.
log-parley-accept-rematch = { $name } a accepté de rejouer.
log-parley-decline-rematch = { $name } a refusé une autre partie.
log-parley-withdraw-rematch = { $name } ne propose plus d’autre partie.

## Talk and notes

tab-talk = Parler
tab-notes = Notes
papers = Journal, messages et notes
announce-said = { $player } dit : { $text }

## Regarder, et revoir

watch-button = Qui peut regarder
watchers = { $count ->
    [one] un spectateur
   *[other] { $many } spectateurs
  }
replay-open = Revoir la partie

## Les archives, les fichiers de partie, et ce qu’on peut conclure

tab-sheet = Déductions
tab-comments = Commentaires
