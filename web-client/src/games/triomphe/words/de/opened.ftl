## Die Spielseite

text-head = Die Stellung
text-none = Keine Blöcke auf der Karte.

## Der Spielplan aus der Nähe

place-objective = Östlich der Ziellinie.
place-area = Ab { $hour } zieht { $name } von hier in { $to } ein.
place-stands = Wer hier steht
place-nobody = Niemand.
place-reserve = { $name }, in Reserve
place-facing = { $name }, gegenüber { $towards }
place-waiting = { $name }, noch wartend
place-morale = { $tokens ->
    [one] Ein { part-army }r Moralmarker ist hier gebunden.
   *[other] Hier sind { $many } { part-army } Moralmarker gebunden.
  }
place-borders = Die Grenzen
border-wide = Breit: Zwei Blöcke sperren sie.
border-narrow = Schmal: Ein Block sperrt sie.
border-infantry = { $count ->
    [one] Infanterie, die einen Sturmangriff von dort führt, zählt eins weniger.
   *[other] Infanterie, die einen Sturmangriff von dort führt, zählt { $many } weniger.
  }
border-cavalry = { $count ->
    [one] Kavallerie, die einen Sturmangriff von dort führt, zählt eins weniger.
   *[other] Kavallerie, die einen Sturmangriff von dort führt, zählt { $many } weniger.
  }
border-artillery = Artillerie kann von dort nicht hierher feuern.
border-obstructing = Kavallerie von dort ist behindert: Sie kann nicht führen und braucht zum Angriff Infanterie.
border-road-main = Eine Hauptstraße.
border-road-local = Eine Nebenstraße.
border-closed = In diesem Zug geschlossen: Ein Sturmangriff ging hier verloren.

## Bevor der Zug endet

remains-head = Zug beenden?
remains-back = Weiterspielen
remains-free = { $count ->
    [one] Ein Block kann noch kostenlos marschieren
   *[other] Noch { $many } Blöcke können kostenlos marschieren
  }
remains-paid = { $count ->
    [one] Noch ein Block kann für ein Kommando handeln
   *[other] Noch { $many } Blöcke können für je ein Kommando handeln
  }
remains-guns = { $count ->
    [one] Eine Artillerie kann kostenlos beschießen
   *[other] Noch { $many } Artillerien können kostenlos beschießen
  }
remains-assaults = { $count ->
    [one] Ein Sturmangriff ist möglich.
   *[other] Noch { $many } Sturmangriffe sind möglich.
  }

## Wieder da

text-commands = { $commands ->
    [0] Kein Kommando ist mehr übrig.
    [one] Noch ein Kommando ist übrig.
   *[other] Noch { $many } Kommandos sind übrig.
  }
text-changes = Was sich zuletzt geändert hat
text-options = Was möglich ist
text-option = { $option }: { $cost }
text-option-count = { $who }: { $count ->
    [one] eine Möglichkeit
   *[other] { $many } Möglichkeiten
  }

## Zusehen und zurückblicken

replay-chart-morale = Moral
replay-chart-strength = Stärke auf der Karte
replay-chart-east = Blöcke östlich der Linie
replay-chart-line = { $army }, von { $first } bis { $last }.

## Schlachtbericht

report-figures = Die Armeen am Ende
report-lost-blocks = Verlorene Blöcke
report-lost-strength = Verlorene Stärke
report-morale = Moral
report-blocks = Blöcke auf der Karte

## Das Archiv, Partiedateien, und was sich schließen lässt

sheet-head = Was sich schließen lässt
sheet-army = Der Feind hat noch: { $faces }.
sheet-face = { $number } × { $face }
sheet-face-partly = { $number } × { $face } (davon { $hidden } verborgen)
sheet-face-seen = { $number } × { $face } (nichts verborgen)
sheet-table = Stapel für Stapel
sheet-where = Position
sheet-infantry = Inf.
sheet-cavalry = Kav.
sheet-artillery = Art.
sheet-strength = St.
sheet-infantry-long = Infanterie
sheet-cavalry-long = Kavallerie
sheet-artillery-long = Artillerie
sheet-strength-long = Stärke, alle Blöcke zusammen
sheet-certain = sicher { $faces }
sheet-truth = In Wahrheit { $faces }.

## Die Rechnung zu einem Sturmangriff

reckon-head = Sturmangriff auf { $to } von { $from } aus
reckon-wide = Ein breiter Zugang: Auf jeder Seite dürfen zwei führen.
reckon-narrow = Ein schmaler Zugang: Auf jeder Seite darf einer führen.
reckon-steps = Schritte des Sturmangriffs
reckon-step-leaders = Abwehr
reckon-step-attackers = Angriff
reckon-step-guns = Feuer
reckon-step-counter = Konter
reckon-step-result = Ergebnis
reckon-step-losses = Verluste
reckon-attack = { $name } führt den Angriff
reckon-ground = Das Gelände
reckon-defense = { $name } führt die Verteidigung
reckon-counter = { $name } macht einen Gegenangriff
reckon-guns = Artillerie der Verteidigung
reckon-fired = hat gefeuert: Ein Block an der Spitze des Angriffs wird geschwächt
reckon-not-named = noch nicht benannt
reckon-nobody = niemand
reckon-gone = von ihnen ist keiner übrig
reckon-open = noch nicht bekannt
reckon-marks = { $count ->
    [0] kein Zeichen zählt
    [one] ein Zeichen zählt
   *[other] { $many } Zeichen zählen
  }
reckon-if-leads = { $value } mit { $arm } an der Spitze
reckon-before-losses = { $blocks }; vor ihren eigenen Verlusten
reckon-after-losses = { $blocks }; was von ihnen übrig ist
reckon-behind = { $count ->
    [one] ein Block könnte es: { $blocks }
   *[other] { $many } Blöcke könnten es: { $blocks }
  }
reckon-nobody-behind = dafür steht niemand bereit
reckon-stands = Stand jetzt
reckon-result = Ergebnis
reckon-needs = der Angriff braucht mindestens 1
reckon-through = { $name } gewinnt: Nötig ist mindestens 1
reckon-held = { $name } wird abgewiesen: Nötig ist mindestens 1
reckon-decided = { $name } setzte sich durch
reckon-scale-held = abgewiesen
reckon-scale-through = durch
reckon-known = Gerechnet nach dem, was du weißt.
