# Tout ce que lit un joueur, en français.
#
# Les armes sont du féminin, comme « pièce » : les participes s’accordent sans choisir.
# « la zone » évite les contractions (« à la », « de la »).

## Nombres

number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze

## La page de jeu

game-title = Partie · Estafette
rule-link = Règle { $rule }
new-tab = s’ouvre dans un nouvel onglet
close = Fermer

## Le temps, et ce qui se règle à côté du plateau

part-days = { $count ->
    [one] un jour
   *[other] { $many } jours
  }
long-days = { part-days }
long-hours = { $count ->
    [one] une heure
   *[other] { $many } heures
  }
long-minutes = { $count ->
    [one] une minute
   *[other] { $many } minutes
  }
long-seconds = { $count ->
    [one] une seconde
   *[other] { $many } secondes
  }
time-none = plus de temps
time-days-hours = { $days } j { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
unit-minutes = { $minutes } min
unit-seconds = { $seconds } s
pace-none = sans pendule
pace-live = en direct, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } par décision
   *[other] { part-days } par décision, { $bank } en réserve de temps
  }
ended-agreement = Les deux camps se sont accordés sur la nulle.
ended-rules = { $name } gagne selon les règles du jeu.
ended-resignation = { $name } a abandonné.
ended-time = { $name } n’avait plus de temps.
round-plain = Manche { $round }
hour-noon = midi
hour-short = { $clock }
hour = { $clock } h
card-round = Manche { $round }, { $hour }
card-given = répartition connue
card-finished-over = { $game } contre { $player }
player-rounds = { $count ->
    [one] une manche
   *[other] { $many } manches
  }
side-random = un camp tiré au sort
watch-pair = { $red } contre { $blue }
watch-open-label = Regarder { $red } contre { $blue }
archive-game = { $red } contre { $blue }
seat-title = { $side } { $rank }
side-red = Camp rouge
side-blue = Camp bleu
the-colour = { $side ->
    [red] le camp rouge
   *[blue] le camp bleu
  }

## Autour de la partie

app-name = Estafette
skip = Aller au contenu
nav-games = Vos parties
nav-rules = Règles
nav-preferences = Préférences
nav-about = À propos
nav-login = Se connecter
nav-signup = S’inscrire
nav-account = { $player }, votre compte
nav-logout = Se déconnecter
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-unknown = Quelque chose s’est mal passé. Réessayez.
not-found-head = Rien ici
not-found = Il n’y a pas de page à cette adresse.
to-lobby = Vers vos parties
loading = Un instant …
load-again = Recharger la page
lobby-title = Vos parties · Estafette
copy = Copier
copied = Copié
player-title = { $player } · Estafette
result-won-decisive = Victoire décisive
result-lost-decisive = Défaite décisive
result-won-marginal = Victoire marginale
result-lost-marginal = Défaite marginale
result-won-resignation = Victoire : l’autre camp a abandonné
result-lost-resignation = Défaite par abandon
result-won-time = Victoire au temps
result-lost-time = Défaite au temps
result-draw-agreement = Nulle, d’un commun accord
result-over = Terminée

## Le compte

account-title = Votre compte · Estafette
forgot-title = Un nouveau mot de passe · Estafette
reset-title = Un nouveau mot de passe · Estafette
verify-title = Adresse électronique · Estafette
player-deleted = Compte supprimé
opponent-gone = Votre adversaire a supprimé son compte. Personne n’y décidera plus.

## Les règles et les préférences

rules-title = Les règles · Estafette
preferences-title = Préférences · Estafette

## Courriels des parties

notifications-title = Courriels · Estafette
mailbox-title = Boîte de courriels · Estafette

## Refus, par leur code. En anglais, c’est le serveur qui parle.

refusal-not_an_order = Le serveur ne connaît pas cet ordre. Rechargez la page.
refusal-nothing_to_take_back = Il n’y a pas d’ordre à reprendre là.
refusal-behind_the_wall = Depuis, quelque chose a été montré, le hasard a joué ou l’autre camp a décidé. Demandez à votre adversaire.
refusal-undo_already_asked = Une demande attend déjà sa réponse.
refusal-undo_asked_before = Vous avez déjà demandé. Redemandez quand un ordre aura été donné.
refusal-undo_not_asked = Personne ne demande à revenir en arrière.
refusal-not_over = La partie n’est pas encore terminée. Proposez une revanche quand elle le sera.
refusal-already_offered = C’est déjà proposé et attend sa réponse.
refusal-offered_before = Vous l’avez déjà proposé, et votre adversaire n’a pas donné d’ordre depuis.
refusal-not_offered = Ce n’est pas proposé, ou plus.
refusal-own_offer = Qui a fait une offre peut la retirer ; c’est l’autre qui y répond.
refusal-rematch_agreed = Vous vous êtes déjà mis d’accord sur une revanche.
refusal-no_clock = Cette partie se joue sans pendule.
refusal-time_left = Le temps de votre adversaire n’est pas écoulé.
refusal-paused = La partie est déjà en pause.
refusal-just_back = Le serveur était indisponible. La victoire au temps pourra être réclamée quand votre adversaire aura eu le temps de revenir.
refusal-not_paused = La partie n’est pas en pause.
refusal-not_your_pause = Seul le camp qui a demandé la pause peut y mettre fin plus tôt.
refusal-own_undo = C’est à votre adversaire d’accepter.
refusal-stale = La partie a avancé depuis que cet ordre a été préparé. Regardez de nouveau.
refusal-order_id_reused = Cet identifiant appartient à un autre ordre.
refusal-too_large = Ce message est trop long.
refusal-not_text = Les messages sont du JSON dans des trames de texte.
refusal-slow_down = Trop de messages à la fois. Celui-ci n’a pas été lu.
refusal-malformed = Cette demande n’est pas comprise.
refusal-not_signed_in = Connectez-vous d’abord.
refusal-wrong_credentials = Le nom ou le mot de passe est faux.
refusal-wrong_password = Le mot de passe est faux.
refusal-not_for_tokens = Un jeton d’accès ne peut pas gérer le compte. Connectez-vous avec le mot de passe.
refusal-invalid-new_password = Un mot de passe compte de 8 à 200 caractères.
refusal-invalid-email = Aucun courriel ne peut être envoyé à cette adresse.
refusal-link_void = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau.
refusal-nothing_to_verify = Il n’y a pas d’adresse à vérifier.
refusal-invalid-label = Une étiquette compte de 1 à 40 caractères, sur une ligne.
refusal-too_many_tokens = Vous avez trop de jetons d’accès. Révoquez-en d’abord un.
refusal-no_such_session = Cette session est déjà terminée.
refusal-no_such_token = Ce jeton d’accès est déjà révoqué.
refusal-name_taken = Ce nom est pris. Choisissez-en un autre.
refusal-invalid-name = Un nom compte de 2 à 24 lettres (a à z), chiffres, traits d’union, tirets bas ou points.
refusal-invalid-password = Un mot de passe compte de 8 à 200 caractères.
refusal-invalid-pace = En direct, il y a de 10 secondes à 12 heures, et jusqu’à 10 minutes de plus par décision. Par courrier, de 1 à 30 jours par décision, et jusqu’à 60 jours de plus pour la partie.
refusal-common_password = Ce mot de passe est l’un des premiers que tout le monde essaie. Choisissez-en un autre.
refusal-too_many_tries = Trop d’essais. Attendez un peu et recommencez.
refusal-too_many_games = Vous avez trop de parties en attente d’un adversaire. Retirez-en d’abord une.
refusal-opponent_gone = Votre adversaire a supprimé son compte : il n’y a plus personne avec qui rejouer.
refusal-no_address = Confirmez d’abord votre propre adresse de courriel. Elle se trouve dans votre compte.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-method_not_allowed = Cette adresse n’accepte pas cette méthode.
refusal-no_such_game = Cette partie n’existe pas.
refusal-no_such_invitation = Cette invitation n’existe pas. La partie a peut-être été retirée.
refusal-invitation_used = Quelqu’un a déjà accepté cette invitation.
refusal-not_a_player = Vous ne jouez pas dans cette partie.
refusal-not_open = Cette partie ne se rejoint qu’avec son lien d’invitation.
refusal-own_game = C’est votre propre partie. Attendez un adversaire.
refusal-game_full = Cette partie est déjà au complet.
refusal-seat_taken = Cette place est prise. Choisissez-en une autre.
refusal-no_such_seat = Cette partie n’a pas cette place.
refusal-seats_are_drawn = Les camps de cette partie sont tirés au sort quand elle commence : on ne peut pas choisir.
refusal-seat_changed = Vous occupez maintenant une autre place.
refusal-not_speaker = Un autre joueur parle pour votre camp et en décide.
refusal-not_your_order = Seul peut le demander qui a donné l’ordre, ou qui parle pour votre camp.
refusal-link_revoked = Ce lien ne permet plus de regarder. Demandez-en un nouveau aux joueurs.
refusal-nobody_watches = Personne ne peut regarder cette partie, il n’y a donc pas de lien.
refusal-watching_agreed = C’était convenu quand la partie a commencé. On peut seulement le restreindre.
refusal-lens_closed = Jusqu’à la fin de la partie, vous ne pouvez la revoir que par vos propres yeux.
refusal-too_many_watchers = Cette partie a autant de spectateurs que possible. Réessayez plus tard.
refusal-watching_only = Vous regardez cette partie. Seuls ses joueurs y prennent part.
refusal-not_started = Cette partie attend encore des joueurs.
refusal-has_begun = Cette partie a commencé. On ne peut plus la quitter.
refusal-foreign_origin = Cette demande venait d’un autre site.
refusal-not_a_websocket = Cette adresse est réservée aux WebSockets.
refusal-game_damaged = Cette partie est endommagée. Ses joueurs n’ont rien perdu d’autre ; prévenez l’hébergeur.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-unavailable = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
refusal-cannot_store = Le serveur ne peut rien enregistrer pour le moment. Réessayez un peu plus tard.
refusal-not_known_yet = On ne sait pas encore si cela a été enregistré. Réessayez dans un instant.
refusal-internal = Quelque chose s’est mal passé sur le serveur.

## Talk and notes

talk-unblock = Débloquer
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $many } nouveaux messages
  }
refusal-talk_off = Cette partie se joue sans messages.
refusal-talk_blocked = Vous avez bloqué votre adversaire. Débloquez-le pour lui écrire.
refusal-talk_unheard = Votre adversaire ne reçoit pas de messages.
refusal-talk_length = Un message a de 1 à 500 caractères.
refusal-talk_full = On ne peut plus rien dire dans cette partie.
refusal-talk_too_fast = Trop de messages. Attendez un peu et réessayez.
refusal-no_such_player = Aucun joueur ne porte ce nom.
refusal-blocked = Vous ne pouvez pas rejoindre cette partie : l’un de vous a bloqué l’autre.
refusal-too_many_blocks = Vous avez bloqué autant de joueurs que possible. Débloquez-en un d’abord.
refusal-invalid-reason = Une raison a au plus 500 caractères.
refusal-invalid-text = Les notes ont au plus 20 000 caractères.
refusal-no_such_mail = Il n’y a pas de tel courriel.
refusal-no_such_link = Ce lien est inconnu. Connectez-vous pour choisir les envois.
refusal-invalid-quiet = Les heures de repos vont d’une heure à une autre, par exemple de 22:00 à 07:00.
refusal-invalid-away_minutes = Choisissez de 1 à 1440 minutes.
refusal-invalid-digest_at = Choisissez une heure, par exemple 08:00.
refusal-invalid-language = Choisissez en, fr, de ou es.
refusal-invalid-timezone = Choisissez un fuseau horaire, par exemple Europe/Paris.

## Regarder, et revoir

replay-look-back = Revoir

## Rapport de bataille

report-title = Rapport de bataille · Estafette

## Les archives, les fichiers de partie, et ce qu’on peut conclure

nav-archive = Archives
archive-title = Archives · Estafette
file-title = Vérifier un fichier de partie · Estafette
refusal-still_running = Cette partie n’est pas encore terminée. Revenez quand elle le sera.
refusal-deductions_off = Cette partie se joue sans feuilles de déductions.
refusal-not_verified = Ce fichier n’est pas vérifié. On ne prend que ce qui se rejoue comme le fichier le dit.
refusal-from_the_future = Ce fichier contient des heures qui sont encore à venir.
refusal-played_here = Cette partie a été jouée ici. Qui peut la voir ne change pas.
refusal-too_many_imports = Vous avez apporté autant de parties que possible.
refusal-invalid-players = Les noms des joueurs ont de 1 à 40 caractères.

## Commentaires sur les parties terminées

refusal-comment_length = Un commentaire compte de 1 à 1000 caractères.
refusal-comment_nowhere = Cette partie n’a pas ce moment-là.
refusal-comments_closed = Les joueurs de cette partie ne laissent pas les lecteurs commenter.
refusal-comment_unwanted = L’un des joueurs n’accepte pas de commentaires de vous.
refusal-comments_full = Cette partie a déjà autant de commentaires que possible.
refusal-too_many_comments = Vous avez écrit sur cette partie autant de commentaires qu’un lecteur le peut. Retirez-en d’abord un.
refusal-comment_too_fast = Trop de commentaires. Attendez un peu et réessayez.
refusal-no_such_comment = Ce commentaire n’existe pas. Il a peut-être été retiré.
refusal-not_your_comment = Seul son auteur peut retirer ce commentaire.
refusal-own_comment = Ce commentaire est de vous. Vous pouvez le retirer vous-même.

## Sur plusieurs pages

new-watching = Qui peut regarder
watching-nobody = Personne
watching-invited = Qui reçoit un lien
watching-everybody = Tout le monde
report-name = Rapport de bataille
archive-imported = jouée ailleurs
archive-file = Fichier
archive-check = Vérifier
field-email = Adresse électronique
notifications-head = Les courriels de vos parties
login-expired = Connectez-vous pour continuer.
