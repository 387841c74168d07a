nonisolated extension SymbolLibrary {
  /// Machines, networks and power.
  static let devices: [String: String] = [
    "wifi": "s10 a 0 34 66 224 316|s10 a 0 34 44 226 314|s10 a 0 34 22 230 310|f o 0 34 9",
    "wifi.slash": "@wifi|@.strike",
    "wifi.exclamationmark": "@wifi|xf r 24 -4 30 60 8|@exclamationmark .55 0 40 24",
    "antenna.radiowaves.left.and.right.slash": "@antenna.radiowaves.left.and.right|@.strike",
    "cellularbars": "f r -48 18 18 24 4 r -24 2 18 40 4 r 0 -16 18 58 4 r 24 -36 18 78 4",
    "battery.100": "s6 r -58 -26 104 52 14|f r -50 -18 88 36 8 M 52 -10 C 60 -6 60 6 52 10 Z",
    "battery.75": "s6 r -58 -26 104 52 14|f r -50 -18 64 36 8 M 52 -10 C 60 -6 60 6 52 10 Z",
    "battery.50": "s6 r -58 -26 104 52 14|f r -50 -18 44 36 8 M 52 -10 C 60 -6 60 6 52 10 Z",
    "battery.25": "s6 r -58 -26 104 52 14|f r -50 -18 22 36 8 M 52 -10 C 60 -6 60 6 52 10 Z",
    "battery.0": "s6 r -58 -26 104 52 14|f M 52 -10 C 60 -6 60 6 52 10 Z",
    "battery.100.bolt":
      "@battery.100|xs8 M 4 -40 L -20 4 L -6 4 L -14 40 L 14 -6 L 0 -6 Z|f M 4 -36 L -18 "
      + "4 L -5 4 L -12 36 L 14 -6 L 0 -6 Z",
    "cpu":
      "s r -30 -30 60 60 9 r -14 -14 28 28 4 M -16 -30 L -16 -46 M 0 -30 L 0 -46 M 16 -30 "
      + "L 16 -46 M -16 30 L -16 46 M 0 30 L 0 46 M 16 30 L 16 46 M -30 -16 L -46 -16 M -30 "
      + "0 L -46 0 M -30 16 L -46 16 M 30 -16 L 46 -16 M 30 0 L 46 0 M 30 16 L 46 16",
    "cpu.fill":
      "f r -34 -34 68 68 10|xs6 r -15 -15 30 30 4|s M -16 -34 L -16 -47 M 0 -34 L 0 -47 M "
      + "16 -34 L 16 -47 M -16 34 L -16 47 M 0 34 L 0 47 M 16 34 L 16 47 M -34 -16 L -47 "
      + "-16 M -34 0 L -47 0 M -34 16 L -47 16 M 34 -16 L 47 -16 M 34 0 L 47 0 M 34 16 L 47 "
      + "16",
    "memorychip":
      "s r -50 -26 100 52 9|f r -34 -10 16 20 3 r -8 -10 16 20 3 r 18 -10 16 20 3|s6 M "
      + "-34 26 L -34 38 M -12 26 L -12 38 M 12 26 L 12 38 M 34 26 L 34 38",
    "desktopcomputer": "s r -54 -44 108 70 9 M -54 8 L 54 8 M 0 26 L 0 44 M -24 46 L 24 46",
    "laptopcomputer":
      "s M -40 18 L -40 -30 Q -40 -40 -30 -40 L 30 -40 Q 40 -40 40 -30 L 40 18 M -58 34 L "
      + "58 34 L 54 24 L -54 24 Z",
    "display": "s r -56 -44 112 72 9 M 0 28 L 0 44 M -22 46 L 22 46",
    "server.rack":
      "s r -42 -46 84 38 8 r -42 8 84 38 8|f o 24 -27 5 o 24 27 5|s6 M -26 -27 L 0 -27 M "
      + "-26 27 L 0 27",
    "externaldrive":
      "s M -52 10 L -38 -28 Q -36 -34 -28 -34 L 28 -34 Q 36 -34 38 -28 L 52 10 L 52 24 Q "
      + "52 36 40 36 L -40 36 Q -52 36 -52 24 Z M -52 8 L 52 8|f o 32 22 5",
    "iphone": "s r -27 -50 54 100 12 M -8 -40 L 8 -40",
    "ipad": "s r -38 -50 76 100 11 M -12 40 L 12 40",
    "ipad.landscape": "@ipad 1 90",
    "applewatch":
      "s r -28 -30 56 60 16 M -18 -30 L -14 -48 L 14 -48 L 18 -30 M -18 30 L -14 48 L 14 "
      + "48 L 18 30 M 34 -8 L 34 6",
    "airpods":
      "s M -34 -40 C -14 -40 -14 -8 -28 -8 L -28 40 L -38 40 L -38 -20 M 34 -40 C 14 -40 "
      + "14 -8 28 -8 L 28 40 L 38 40 L 38 -20",
    "keyboard":
      "s r -58 -34 116 68 11|f r -46 -22 12 11 2 r -27 -22 12 11 2 r -8 -22 12 11 2 r 11 "
      + "-22 12 11 2 r 30 -22 14 11 2 r -46 -4 12 11 2 r -27 -4 12 11 2 r -8 -4 12 11 2 r "
      + "11 -4 12 11 2 r 30 -4 14 11 2 r -30 13 60 10 2",
    "keyboard.fill":
      "f r -62 -38 124 76 13|xf r -48 -24 13 12 2 r -28 -24 13 12 2 r -8 -24 13 12 2 r 12 "
      + "-24 13 12 2 r 32 -24 14 12 2 r -48 -5 13 12 2 r -28 -5 13 12 2 r -8 -5 13 12 2 r "
      + "12 -5 13 12 2 r 32 -5 14 12 2 r -30 14 60 11 2",
    "keyboard.chevron.compact.down": "@keyboard .9 0 0 -10|s7 M -16 36 L 0 46 L 16 36",
    "computermouse": "s r -30 -48 60 96 30 M 0 -48 L 0 -22",
    "qrcode":
      "s7 r -44 -44 34 34 4 r 10 -44 34 34 4 r -44 10 34 34 4|f r -33 -33 12 12 0 r 21 "
      + "-33 12 12 0 r -33 21 12 12 0 r 8 8 12 12 0 r 34 8 12 12 0 r 21 21 12 12 0 r 8 34 "
      + "12 12 0 r 34 34 12 12 0",
    "barcode":
      "s6 M -52 -36 L -52 36 M -28 -36 L -28 36 M 4 -36 L 4 36 M 28 -36 L 28 36 M 52 -36 "
      + "L 52 36|s10 M -40 -34 L -40 34 M -12 -34 L -12 34 M 40 -34 L 40 34|s4 M -20 -36 L "
      + "-20 36 M 16 -36 L 16 36",
    "icloud": "@cloud",
    "icloud.fill": "@cloud.fill",
    "icloud.slash": "@cloud|@.strike",
    "icloud.slash.fill": "@cloud.fill|@.strike",
    "icloud.and.arrow.up":
      "@cloud 1 0 0 -6|xf r -18 6 36 40 0|s7 M 0 46 L 0 2 M -16 18 L 0 2 L 16 18",
    "icloud.and.arrow.down":
      "@cloud 1 0 0 -6|xf r -18 6 36 40 0|s7 M 0 2 L 0 46 M -16 30 L 0 46 L 16 30",
    "icloud.and.arrow.up.fill":
      "@cloud.fill 1 0 0 -6|xf r -20 6 40 40 0|s7 M 0 48 L 0 6 M -16 22 L 0 6 L 16 22",
    "icloud.and.arrow.down.fill":
      "@cloud.fill 1 0 0 -6|xf r -20 6 40 40 0|s7 M 0 6 L 0 48 M -16 32 L 0 48 L 16 32",
    "arrow.clockwise.icloud": "@cloud|@arrow.clockwise .4 0 0 8",
    "checkmark.icloud": "@cloud|@checkmark .42 0 0 8",
    "exclamationmark.icloud": "@cloud|@exclamationmark .45 0 0 8",
    "xmark.icloud": "@cloud|@xmark .38 0 0 10",
    "dot.radiowaves.right":
      "f o -34 0 8|s a -34 0 26 -45 45|s a -34 0 48 -45 45|s a -34 0 70 -45 45",
    "bolt.car": "@car|@bolt.fill .36 0 0 -14",
    "poweroutlet.type.a": "s r -42 -42 84 84 14|s M -14 -14 L -14 14 M 14 -14 L 14 14",
    "powerplug":
      "s M -24 -14 L 24 -14 L 24 6 C 24 24 14 30 0 30 C -14 30 -24 24 -24 6 Z M -12 -14 L "
      + "-12 -42 M 12 -14 L 12 -42 M 0 30 L 0 50",
    "simcard": "s M -34 -46 L 14 -46 L 34 -26 L 34 46 L -34 46 Z r -18 -8 36 40 6",
    "gamecontroller":
      "s M -26 -28 L 26 -28 C 48 -28 56 0 56 22 C 56 40 36 40 26 22 L -26 22 C -36 40 -56 "
      + "40 -56 22 C -56 0 -48 -28 -26 -28 Z M -24 -12 L -24 8 M -34 -2 L -14 -2|f o 20 4 5 "
      + "o 32 -8 5",
    "gamecontroller.fill":
      "f M -26 -32 L 26 -32 C 52 -32 60 0 60 24 C 60 46 34 44 26 26 L -26 26 C -34 44 -60 "
      + "46 -60 24 C -60 0 -52 -32 -26 -32 Z|xs6 M -24 -12 L -24 8 M -34 -2 L -14 -2|xf o "
      + "20 4 6 o 33 -9 6",
    "lock.icloud": "@icloud|@lock.fill .36 0 0 8",
    "lock.icloud.fill": "@icloud.fill|x@lock.fill .38 0 0 8",
    "uiwindow.split.2x1": "s r -54 -42 108 84 12|s M 0 -20 L 0 42|s6 M -54 -20 L 54 -20",
    "iphone.and.arrow.forward":
      "@iphone .9 0 -18 0|xs20 M -4 0 L 56 0|s M -4 0 L 54 0 M 34 -20 L 54 0 L 34 20",
    "hifispeaker.fill": "f r -36 -56 72 112 15|xs7 o 0 16 18|xs7 o 0 -28 7",
  ]
}
