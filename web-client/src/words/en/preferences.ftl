## The rules and the preferences

preferences-head = Preferences
preferences-kept = This browser remembers them.
preferences-language = Language
preferences-theme = Colours
theme-system = Like the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
preferences-motion = Movement
motion-system = Like the system
motion-reduced = Nothing moves
preferences-rail = Orders and log, beside the map
rail-right = On the right
rail-left = On the left

## Talk and notes

blocked-head = Blocked players
blocked-hint = Those you have blocked cannot write to you, and neither of you sees the open games of the other.
blocked-none = You have blocked nobody.
blocked-undo-label = Unblock { $player }
