# Ce que disent les courriels, en français. Voir en/mail.ftl.

mail-tagline = par estafette

## Sujets

mail-subject-act = Vos ordres : { $game } contre { $opponent }, manche { $round }
mail-subject-answer = Votre réponse : { $game } contre { $opponent }, manche { $round }
mail-subject-started = La partie commence : { $game } contre { $opponent }
mail-subject-over = La partie est finie : { $game } contre { $opponent }
mail-subject-undo = { $opponent } demande à revenir en arrière : { $game }, manche { $round }
mail-subject-draw = { $opponent } propose la nulle : { $game }, manche { $round }
mail-subject-pause = { $opponent } demande une pause : { $game }, manche { $round }
mail-subject-digest = { $count ->
    [one] Une décision vous attend
   *[other] { $many } décisions vous attendent
  }
mail-subject-test = Un courriel d’Estafette
mail-subject-invitation = { $player } vous invite à une partie
mail-subject-verify = Cette adresse est-elle la vôtre ?
mail-subject-reset = Un nouveau mot de passe
mail-subject-changed = Votre adresse a changé

## Parties

mail-head-act = Manche { $round } de { $game } : c’est à vous
mail-lead-act = { $opponent } a joué, et c’est à { $name } de jouer.
mail-lead-first = La partie contre { $opponent } a commencé, et c’est à { $name } de jouer.
mail-lead-answer = { $opponent } a joué, et attend votre réponse.
mail-head-started = { $opponent } a accepté
mail-lead-started = Votre partie de { $game } commence. Vous jouez { $name } ; { $opponent } donne les premiers ordres.
mail-lead-over-won = Vous avez gagné contre { $opponent }.
mail-lead-over-lost = { $opponent } a gagné.
mail-lead-over-drawn = { $opponent } et vous avez convenu d’une partie nulle.
mail-open-faces = Tout est à découvert maintenant : les faces de tous les blocs, et la graine dont le hasard a été tiré.
mail-head-undo = Revenir en arrière ?
mail-lead-undo = { $opponent } demande à revenir au moment qui précède cet ordre :
mail-lead-undo-plain = { $opponent } demande à reprendre un ordre.
mail-head-draw = Partie nulle ?
mail-lead-draw = { $opponent } vous propose la nulle.
mail-head-pause = Une pause ?
mail-lead-pause = { $opponent } demande une pause.
mail-lead-pause-length = Pendant { $time } à partir de votre accord, les pendules seraient arrêtées.
mail-subject-reminder = Il reste { $time } : { $game } contre { $opponent }, manche { $round }
mail-head-reminder = Il reste { $time }
mail-lead-reminder = { $opponent } vous attend à { $game }. Quand votre temps sera écoulé, votre adversaire pourra réclamer la victoire.
mail-subject-out = Votre temps est écoulé : { $game } contre { $opponent }, manche { $round }
mail-head-out = Votre temps est écoulé
mail-lead-out = Vous pouvez encore décider, tant que { $opponent } ne réclame pas la victoire.
mail-subject-time-out = { $opponent } n’a plus de temps : { $game }, manche { $round }
mail-head-time-out = Le temps de votre adversaire est écoulé
mail-lead-time-out = { $opponent } n’a plus de temps. Vous pouvez réclamer la victoire, accorder du temps ou attendre.
mail-subject-gone = Votre adversaire est parti : { $game }, manche { $round }
mail-head-gone = Votre adversaire est parti
mail-lead-gone = Votre adversaire a supprimé son compte et plus personne ne décide pour l’autre camp. La partie reste en l’état, et vous pouvez la consulter à tout moment. Si elle se joue à la pendule, vous pourrez réclamer la victoire quand son temps sera écoulé.
mail-digest-line = { $game } contre { $opponent }, manche { $round }
mail-time-left = Vous avez { $time } pour cette décision.
mail-board = Ce que vous pouvez voir : { $own ->
    [one] un bloc à vous
   *[other] { $own } blocs à vous
  } et { $enemies ->
    [one] un bloc ennemi
   *[other] { $enemies } blocs ennemis
  }. { $known ->
    [0] Vous ne connaissez aucune face ennemie.
    [one] Vous connaissez une face ennemie.
   *[other] Vous connaissez { $known } faces ennemies.
  }
mail-since = Depuis votre dernière décision
mail-since-more = { $count ->
    [one] Une ligne plus ancienne se trouve dans le journal.
   *[other] { $many } lignes plus anciennes se trouvent dans le journal.
  }
mail-open-decision = Ouvrir la décision
mail-open-game = Ouvrir la partie
mail-open-request = Répondre
mail-open-lobby = Vers vos parties

## Comptes

mail-lead-test = Les courriels d’Estafette vous parviennent, { $player }.
mail-lead-invitation = { $player } aimerait jouer avec vous sur Estafette : une bataille par correspondance, un coup aujourd’hui, la réponse demain. Ouvrez le lien pour voir la partie et la rejoindre.
mail-open-invitation = Voir la partie
mail-lead-verify = { $player } a donné cette adresse sur Estafette. Si c’est vous, ouvrez le lien : les courriels de vos parties viendront ici.
mail-open-verify = Oui, c’est la mienne
mail-lead-reset = Quelqu’un, vous peut-être, veut un nouveau mot de passe pour { $player } sur Estafette. Ouvrez le lien pour en choisir un. Il sert une seule fois, dans l’heure.
mail-open-reset = Choisir un mot de passe
mail-lead-changed = Désormais, les courriels pour { $player } sur Estafette vont à une autre adresse. Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et prévenez l’hôte de ce serveur.
mail-open-changed = Vers Estafette

## Pourquoi ce courriel, et comment en recevoir moins

mail-why-at_once = Vous recevez ce courriel parce que vous voulez être prévenu dès que vous devez décider.
mail-why-when_away = { $minutes ->
    [one] Vous recevez ce courriel parce que vous devez décider et n’avez pas regardé cette partie depuis une minute.
   *[other] Vous recevez ce courriel parce que vous devez décider et n’avez pas regardé cette partie depuis { $minutes } minutes.
  }
mail-why-digest = Vous recevez ce courriel une fois par jour, tant que des parties vous attendent, parce que vous l’avez choisi.
mail-why-game = Vous recevez ce courriel parce que vous jouez cette partie.
mail-why-reminder = Vous recevez ce courriel parce que votre temps dans cette partie s’épuise.
mail-why-test = Vous recevez ce courriel parce que vous l’avez demandé.
mail-why-invitation = Vous recevez ce courriel parce que { $player } a donné cette adresse pour vous inviter. Si vous ne voulez pas jouer, ne faites rien : il n’y aura pas de suite.
mail-why-verify = Vous recevez ce courriel parce que quelqu’un a donné cette adresse. Si ce n’est pas vous, ne faites rien : il n’en viendra pas d’autre.
mail-why-reset = Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.
mail-why-changed = Vous recevez ce courriel parce que cette adresse était jusqu’ici celle du compte.
mail-way-mute = Taire cette partie
mail-way-choose = Choisir les envois
mail-way-stop = Arrêter tous les courriels

## Aperçus de liens

preview-title = { $game } : { $red } contre { $blue }
preview-description = Manche { $round }, { $lens ->
    [red] vue par le camp rouge
    [blue] vue par le camp bleu
    [spectator] avec ce que savaient les deux camps
   *[truth] tout à découvert
  }. { $ending }
