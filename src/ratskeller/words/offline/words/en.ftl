# A server that offers its games for play without it: how a device keeps them.
keep-title = Play without the server
keep-about = Download the games to this device to play offline: against the computer, or with others on one screen. The download is about 7 MB.
keep = Download for offline play
keep-open = Play on this device
keep-keeping = Downloading the games …
keep-stored = The games are on this device.
keep-failed = The games could not be downloaded. Check your connection and try again.
keep-remains = If you remove them, your saved games stay on this device.
keep-size = They take up { $size } MB. If you remove them, your saved games stay on this device.
keep-remove = Remove from this device
keep-removed = Removed. Your saved games are still on this device.
keep-not-removed = The games could not be removed. Try again.
