# Lo que dicen los correos de este juego, en español. Véase en/mail.ftl.

mail-game = Marengo
mail-subject-invitation = { $player } te invita a Marengo
mail-head-act = { $game }, { $hour }: te toca
mail-digest-line = { $game } contra { $opponent }, ronda { $round }, { $hour }
mail-lead-invitation = A { $player } le gustaría jugar contigo a Triomphe à Marengo en Estafette: una batalla por correspondencia, hoy una jugada, mañana la respuesta. Abre el enlace para ver la partida y unirte.

preview-description = Ronda { $round }, { $hour }, { $lens ->
    [austria] como la vio Austria
    [france] como la vio Francia
    [spectator] hasta donde sabían ambos bandos
   *[truth] con todos los bloques a la vista
  }. { $ending }
preview-alt = El campo de Marengo en la ronda { $round }, { $hour }, { $lens ->
    [austria] como lo vio Austria
    [france] como lo vio Francia
    [spectator] hasta donde sabían ambos bandos
   *[truth] con todos los bloques a la vista
  }. Bloques en el mapa: Austria { $red_blocks }, Francia { $blue_blocks }.
