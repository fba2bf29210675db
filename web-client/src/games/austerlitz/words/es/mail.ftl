# Lo que dicen los correos de este juego, en español. Véase en/mail.ftl.

mail-game = Austerlitz
mail-subject-invitation = { $player } te invita a Austerlitz
mail-lead-invitation = A { $player } le gustaría jugar contigo a Napoleon’s Triumph en Estafette: la batalla de Austerlitz por correspondencia, hoy una jugada, mañana la respuesta. Abre el enlace para ver la partida y unirte.

preview-description = Ronda { $round }, { $lens ->
    [allies] como la vieron los Aliados
    [french] como la vieron los franceses
    [spectator] hasta donde sabían ambos bandos
   *[truth] con todas las caras a la vista
  }. { $ending }
preview-alt = El campo de batalla de Austerlitz en la ronda { $round }, { $lens ->
    [allies] como lo vieron los Aliados
    [french] como lo vieron los franceses
    [spectator] hasta donde sabían ambos bandos
   *[truth] con todas las caras a la vista
  }. Unidades en el mapa: Aliados { $red_blocks }, franceses { $blue_blocks }.
