# Alles, was Spielende lesen, auf Deutsch.
#
# Die Waffengattungen sind weiblich, ebenso »Einheit«: Im Nominativ und Akkusativ steht »die«.
# Orte stehen ohne Artikel: »von Gebiet 39 nach Marengo (14)«.

## Zahlen

number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf

## Die Spielseite

game-title = Partie · Estafette
rule-link = Regel { $rule }
new-tab = öffnet einen neuen Tab
close = Schließen

## Die Zeit, und was neben dem Spielplan geregelt wird

part-days = { $count ->
    [one] ein Tag
   *[other] { $many } Tage
  }
long-days = { part-days }
long-hours = { $count ->
    [one] eine Stunde
   *[other] { $many } Stunden
  }
long-minutes = { $count ->
    [one] eine Minute
   *[other] { $many } Minuten
  }
long-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $many } Sekunden
  }
time-none = keine Zeit
time-days-hours = { $days } T { $hours } Std
time-hours-minutes = { $hours } Std { $minutes } Min
time-minutes = { $minutes } Min
unit-minutes = { $minutes } Min
unit-seconds = { $seconds } s
pace-none = ohne Uhr
pace-live = live, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } je Entscheidung
   *[other] { part-days } je Entscheidung, { $bank } auf dem Zeitkonto
  }
ended-agreement = Beide Seiten einigten sich auf ein Remis.
ended-rules = { $name } gewinnt nach den Regeln des Spiels.
ended-resignation = { $name } gab auf.
ended-time = { $name } hatte keine Zeit mehr.
round-plain = Runde { $round }
hour-noon = Mittag
hour-short = { $clock }
hour = { $clock } Uhr
card-round = Runde { $round }, { $hour }
card-given = bekannte Verteilung
card-finished-over = { $game } gegen { $player }
player-rounds = { $count ->
    [one] eine Runde
   *[other] { $many } Runden
  }
side-random = Seite nach Los
watch-pair = { $red } gegen { $blue }
watch-open-label = Bei { $red } gegen { $blue } zusehen
archive-game = { $red } gegen { $blue }
seat-title = { $side } { $rank }
side-red = Rot
side-blue = Blau
the-colour = { $side ->
    [red] Rot
   *[blue] Blau
  }

## Rund um die Partie

app-name = Estafette
skip = Zum Inhalt
nav-games = Deine Partien
nav-rules = Regeln
nav-preferences = Einstellungen
nav-about = Info
nav-login = Anmelden
nav-signup = Registrieren
nav-account = { $player }, dein Konto
nav-logout = Abmelden
error-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
not-found-head = Hier ist nichts
not-found = Unter dieser Adresse gibt es keine Seite.
to-lobby = Zu deinen Partien
loading = Einen Moment …
load-again = Seite neu laden
lobby-title = Deine Partien · Estafette
copy = Kopieren
copied = Kopiert
player-title = { $player } · Estafette
result-won-decisive = Entscheidender Sieg
result-lost-decisive = Entscheidende Niederlage
result-won-marginal = Knapper Sieg
result-lost-marginal = Knappe Niederlage
result-won-resignation = Sieg: die andere Seite hat aufgegeben
result-lost-resignation = Niederlage: aufgegeben
result-won-time = Sieg nach Zeit
result-lost-time = Niederlage nach Zeit
result-draw-agreement = Remis, vereinbart
result-over = Beendet

## Das Konto

account-title = Dein Konto · Estafette
forgot-title = Ein neues Passwort · Estafette
reset-title = Ein neues Passwort · Estafette
verify-title = Mailadresse · Estafette
player-deleted = Gelöschtes Konto
opponent-gone = Die Gegenseite hat ihr Konto gelöscht. Dort entscheidet niemand mehr.

## Regeln und Einstellungen

rules-title = Die Regeln · Estafette
preferences-title = Einstellungen · Estafette

## Mails über Partien

notifications-title = Mails · Estafette
mailbox-title = Postfach · Estafette

## Ablehnungen nach ihrem Code. Auf Englisch spricht der Server selbst.

refusal-not_an_order = Der Server kennt diesen Befehl nicht. Lade die Seite neu.
refusal-nothing_to_take_back = Dort gibt es keinen Befehl zurückzunehmen.
refusal-behind_the_wall = Seitdem wurde etwas gezeigt oder gemischt, oder die andere Seite hat entschieden. Frag die andere Seite.
refusal-undo_already_asked = Eine Bitte wartet schon auf Antwort.
refusal-undo_asked_before = Du hast schon gebeten. Bitte wieder, wenn ein Befehl gegeben wurde.
refusal-undo_not_asked = Niemand bittet um eine Zurücknahme.
refusal-not_over = Die Partie ist noch nicht zu Ende. Biete die Revanche danach an.
refusal-already_offered = Das ist schon angeboten und wartet auf Antwort.
refusal-offered_before = Du hast es schon angeboten, und die andere Seite hat seitdem keinen Befehl gegeben.
refusal-not_offered = Das ist nicht angeboten, oder nicht mehr.
refusal-own_offer = Wer ein Angebot macht, kann es zurückziehen; die andere Seite antwortet darauf.
refusal-rematch_agreed = Ihr habt euch schon auf eine Revanche geeinigt.
refusal-no_clock = Diese Partie wird ohne Uhr gespielt.
refusal-time_left = Die Zeit der anderen Seite ist nicht abgelaufen.
refusal-paused = Es ist schon Pause.
refusal-just_back = Der Server war nicht erreichbar. Der Sieg auf Zeit kann beansprucht werden, wenn die Gegenseite Zeit hatte, zurückzukommen.
refusal-not_paused = Es ist keine Pause.
refusal-not_your_pause = Nur wer um die Pause gebeten hat, kann sie früher beenden.
refusal-own_undo = Zustimmen muss die andere Seite.
refusal-stale = Seit dieser Befehl vorbereitet wurde, ist die Partie weitergegangen. Sieh noch einmal hin.
refusal-order_id_reused = Diese Kennung gehört zu einem anderen Befehl.
refusal-too_large = Diese Nachricht ist zu lang.
refusal-not_text = Nachrichten sind JSON in Text-Frames.
refusal-slow_down = Zu viele Nachrichten. Diese wurde nicht gelesen.
refusal-malformed = Diese Anfrage ist nicht zu verstehen.
refusal-not_signed_in = Du bist nicht angemeldet.
refusal-wrong_credentials = Der Name oder das Passwort ist falsch.
refusal-wrong_password = Das Passwort ist falsch.
refusal-not_for_tokens = Ein Zugangsschlüssel kann das Konto nicht verwalten. Melde dich mit dem Passwort an.
refusal-invalid-new_password = Ein Passwort hat 8 bis 200 Zeichen.
refusal-invalid-email = An diese Adresse kann keine Mail gehen.
refusal-link_void = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
refusal-nothing_to_verify = Es gibt keine Adresse, die zu bestätigen wäre.
refusal-invalid-label = Eine Bezeichnung hat 1 bis 40 Zeichen, in einer Zeile.
refusal-too_many_tokens = Du hast zu viele Zugangsschlüssel. Widerrufe zuerst einen.
refusal-no_such_session = Diese Sitzung ist schon beendet.
refusal-no_such_token = Dieser Zugangsschlüssel ist schon widerrufen.
refusal-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
refusal-invalid-name = Ein Name hat 2 bis 24 Buchstaben (a bis z), Ziffern, Bindestriche, Unterstriche oder Punkte.
refusal-invalid-password = Ein Passwort hat 8 bis 200 Zeichen.
refusal-invalid-pace = Live sind es 10 Sekunden bis 12 Stunden, und bis zu 10 Minuten mehr je Entscheidung. Per Kurier sind es 1 bis 30 Tage je Entscheidung, und bis zu 60 Tage mehr für die Partie.
refusal-common_password = Dieses Passwort gehört zu den ersten, die alle ausprobieren. Wähle ein anderes.
refusal-too_many_tries = Zu viele Versuche. Warte ein wenig und versuch es noch einmal.
refusal-too_many_games = Zu viele deiner Partien warten schon auf eine Gegenseite. Zieh zuerst eine zurück.
refusal-opponent_gone = Dein Gegner hat sein Konto gelöscht; es gibt niemanden mehr, mit dem du noch einmal spielen könntest.
refusal-no_address = Bestätige zuerst deine eigene Mailadresse. Du findest sie in deinem Konto.
refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-method_not_allowed = Diese Adresse nimmt diese Methode nicht an.
refusal-no_such_game = Diese Partie gibt es nicht.
refusal-no_such_invitation = Diese Einladung gibt es nicht. Vielleicht wurde die Partie zurückgezogen.
refusal-invitation_used = Diese Einladung hat schon jemand angenommen.
refusal-not_a_player = Du spielst in dieser Partie nicht mit.
refusal-not_open = Dieser Partie kann man nur mit ihrem Einladungslink beitreten.
refusal-own_game = Das ist deine eigene Partie. Warte, bis jemand beitritt.
refusal-game_full = In dieser Partie ist kein Platz mehr frei.
refusal-seat_taken = Dieser Platz ist besetzt. Nimm einen anderen.
refusal-no_such_seat = Diesen Platz gibt es in der Partie nicht.
refusal-seats_are_drawn = Die Seiten dieser Partie werden ausgelost, wenn sie beginnt. Wählen kann man keine.
refusal-seat_changed = Du sitzt jetzt auf einem anderen Platz.
refusal-not_speaker = Für deine Seite spricht jemand anders und entscheidet das.
refusal-not_your_order = Darum bitten kann nur, wer den Befehl gegeben hat oder für deine Seite spricht.
refusal-link_revoked = Mit diesem Link kannst du nicht zusehen. Bitte die Spieler um einen neuen.
refusal-nobody_watches = Niemand darf bei dieser Partie zusehen, also gibt es keinen Link.
refusal-watching_agreed = Das war bei Beginn der Partie so vereinbart. Es lässt sich nur einschränken.
refusal-lens_closed = Bis die Partie zu Ende ist, kannst du nur mit eigenen Augen zurückblicken.
refusal-too_many_watchers = Mehr Leute können bei dieser Partie nicht zusehen. Versuch es später noch einmal.
refusal-watching_only = Du siehst bei dieser Partie zu. Nur ihre Spieler nehmen an ihr teil.
refusal-not_started = Diese Partie wartet noch auf Mitspieler.
refusal-has_begun = Diese Partie hat begonnen. Man kann sie nicht mehr verlassen.
refusal-foreign_origin = Diese Anfrage kam von einer anderen Website.
refusal-not_a_websocket = Diese Adresse ist für WebSockets.
refusal-game_damaged = Diese Partie ist beschädigt. Sonst ist nichts verloren; bitte sag es dem Betreiber.
refusal-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refusal-unavailable = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
refusal-cannot_store = Der Server kann zurzeit nichts speichern. Versuch es in einer Weile noch einmal.
refusal-not_known_yet = Noch ist nicht bekannt, ob das gespeichert wurde. Frag noch einmal nach.
refusal-internal = Auf dem Server ist etwas schiefgegangen.

## Talk and notes

talk-unblock = Freigeben
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $many } neue Nachrichten
  }
refusal-talk_off = Diese Partie wird ohne Nachrichten gespielt.
refusal-talk_blocked = Du hast deinen Gegner gesperrt. Gib ihn frei, um zu schreiben.
refusal-talk_unheard = Dein Gegner nimmt keine Nachrichten an.
refusal-talk_length = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-talk_full = In dieser Partie kann nichts mehr gesagt werden.
refusal-talk_too_fast = Zu viele Nachrichten. Warte ein wenig und versuche es noch einmal.
refusal-no_such_player = Es gibt keinen Spieler dieses Namens.
refusal-blocked = Du kannst dieser Partie nicht beitreten: Einer von euch hat den anderen gesperrt.
refusal-too_many_blocks = Du hast so viele gesperrt wie möglich. Gib erst jemanden frei.
refusal-invalid-reason = Ein Grund hat höchstens 500 Zeichen.
refusal-invalid-text = Notizen haben höchstens 20.000 Zeichen.
refusal-no_such_mail = Diese Mail gibt es nicht.
refusal-no_such_link = Dieser Link ist nicht bekannt. Melde dich an, um zu wählen, was gesendet wird.
refusal-invalid-quiet = Die Ruhezeit geht von einer Uhrzeit bis zu einer anderen, etwa von 22:00 bis 07:00.
refusal-invalid-away_minutes = Wähle 1 bis 1440 Minuten.
refusal-invalid-digest_at = Wähle eine Uhrzeit, etwa 08:00.
refusal-invalid-language = Wähle en, fr, de oder es.
refusal-invalid-timezone = Wähle eine Zeitzone, etwa Europe/Berlin.

## Zusehen und zurückblicken

replay-look-back = Zurückblicken

## Schlachtbericht

report-title = Schlachtbericht · Estafette

## Das Archiv, Partiedateien, und was sich schließen lässt

nav-archive = Archiv
archive-title = Archiv · Estafette
file-title = Eine Partiedatei prüfen · Estafette
refusal-still_running = Diese Partie ist noch nicht zu Ende. Komm wieder, wenn sie es ist.
refusal-deductions_off = Diese Partie wird ohne Schlussblätter gespielt.
refusal-not_verified = Diese Datei ist nicht bestätigt. Aufgenommen wird nur, was sich so spielt, wie die Datei sagt.
refusal-from_the_future = In dieser Datei stehen Zeiten, die noch kommen.
refusal-played_here = Diese Partie wurde hier gespielt. Wer sie sehen darf, ändert sich nicht.
refusal-too_many_imports = Du hast so viele Partien gebracht, wie möglich ist.
refusal-invalid-players = Namen haben 1 bis 40 Zeichen.

## Kommentare zu beendeten Partien

refusal-comment_length = Ein Kommentar hat 1 bis 1000 Zeichen.
refusal-comment_nowhere = Diesen Augenblick gibt es in der Partie nicht.
refusal-comments_closed = Die Spieler dieser Partie lassen Leser nicht kommentieren.
refusal-comment_unwanted = Einer der Spieler nimmt von dir keine Kommentare an.
refusal-comments_full = Diese Partie hat so viele Kommentare, wie möglich ist.
refusal-too_many_comments = Du hast zu dieser Partie so viele Kommentare geschrieben, wie ein Leser kann. Entferne zuerst einen.
refusal-comment_too_fast = Zu viele Kommentare. Warte ein wenig und versuche es noch einmal.
refusal-no_such_comment = Diesen Kommentar gibt es nicht. Vielleicht wurde er entfernt.
refusal-not_your_comment = Nur wer diesen Kommentar geschrieben hat, kann ihn entfernen.
refusal-own_comment = Dieser Kommentar ist von dir. Du kannst ihn selbst entfernen.

## Auf mehreren Seiten

new-watching = Wer zusehen darf
watching-nobody = Niemand
watching-invited = Wer einen Link bekommt
watching-everybody = Alle
report-name = Schlachtbericht
archive-imported = anderswo gespielt
archive-file = Datei
archive-check = Prüfen
field-email = Mailadresse
notifications-head = Mails über deine Partien
login-expired = Melde dich an, um fortzufahren.
