nonisolated extension SymbolLibrary {
  /// Mail, calls, talk and notices.
  static let messages: [String: String] = [
    "envelope": "s r -56 -38 112 76 12 M -52 -32 L -8 6 Q 0 12 8 6 L 52 -32",
    "envelope.fill": "f r -60 -42 120 84 15|xs6 M -60 -38 L -8 8 Q 0 15 8 8 L 60 -38",
    "envelope.open":
      "s M -54 -12 L -6 -48 Q 0 -52 6 -48 L 54 -12 L 54 34 Q 54 46 42 46 L -42 46 Q -54 "
      + "46 -54 34 Z M -54 -10 L -6 18 Q 0 22 6 18 L 54 -10",
    "envelope.open.fill":
      "f M -58 -12 L -7 -51 Q 0 -57 7 -51 L 58 -12 L 58 36 Q 58 50 44 50 L -44 50 Q -58 "
      + "50 -58 36 Z|xs6 M -56 -10 L -6 20 Q 0 24 6 20 L 56 -10",
    "envelope.badge": "@envelope|@.badge.dot 1 0 16 -4",
    "mail": "@envelope",
    "mail.fill": "@envelope.fill",
    "phone":
      "s M -40 -44 L -28 -46 C -24 -47 -21 -45 -19 -41 L -12 -26 C -10 -22 -11 -19 -14 "
      + "-16 L -22 -8 C -14 8 -6 16 8 24 L 17 16 C 20 13 24 12 28 14 L 42 22 C 46 24 47 28 "
      + "46 32 L 44 42 C 42 46 38 48 32 46 C -6 38 -38 6 -46 -30 C -48 -38 -46 -42 -40 -44 "
      + "Z",
    "phone.fill":
      "f M -42 -48 L -28 -51 C -23 -52 -18 -50 -15 -44 L -8 -28 C -6 -22 -7 -17 -11 -13 L "
      + "-17 -7 C -10 6 -4 12 7 18 L 14 12 C 18 8 24 7 30 10 L 45 18 C 50 21 52 26 51 33 L "
      + "48 45 C 46 50 40 53 32 51 C -8 42 -42 8 -51 -31 C -53 -40 -50 -46 -42 -48 Z",
    "phone.down": "@phone 1 135",
    "phone.down.fill": "@phone.fill 1 135",
    "phone.arrow.up.right": "@phone .9 0 -8 8|s7 M 14 -12 L 46 -44 M 20 -44 L 46 -44 L 46 -18",
    "phone.arrow.up.right.fill":
      "@phone.fill .9 0 -8 8|s7 M 14 -12 L 46 -44 M 20 -44 L 46 -44 L 46 -18",
    "phone.badge.plus": "@phone|s7 M 30 -48 L 30 -16 M 14 -32 L 46 -32",
    "phone.fill.arrow.up.right": "@phone.arrow.up.right.fill",
    "phone.arrow.down.left": "@phone .9 0 -8 8|s7 M 14 -14 L 46 -46 M 14 -40 L 14 -14 L 40 -14",
    "bubble.left":
      "s M 0 -44 C 30 -44 54 -28 54 -5 C 54 18 30 34 0 34 C -6 34 -12 33 -18 32 L -38 46 "
      + "C -40 47 -42 46 -41 43 L -38 24 C -48 17 -54 7 -54 -5 C -54 -28 -30 -44 0 -44 Z",
    "bubble.left.fill":
      "f M 0 -48 C 33 -48 58 -30 58 -5 C 58 20 33 38 0 38 C -6 38 -12 37 -18 36 L -40 51 "
      + "C -44 53 -47 51 -46 46 L -43 26 C -52 18 -58 7 -58 -5 C -58 -30 -33 -48 0 -48 Z",
    "bubble.right": "@-bubble.left",
    "bubble.right.fill": "@-bubble.left.fill",
    "message": "@bubble.left",
    "message.fill": "@bubble.left.fill",
    "message.circle": "s o 0 0 46|@bubble.left.fill .5",
    "message.circle.fill": "f o 0 0 50|x@bubble.left.fill .5",
    "bubble.middle.bottom": "@bubble.left",
    "text.bubble": "@bubble.left|s6 M -26 -18 L 26 -18 M -26 -4 L 26 -4 M -26 10 L 6 10",
    "text.bubble.fill": "@bubble.left.fill|xs6 M -26 -18 L 26 -18 M -26 -4 L 26 -4 M -26 10 L 6 10",
    "ellipsis.bubble": "@bubble.left|f o -24 -5 6 o 0 -5 6 o 24 -5 6",
    "ellipsis.bubble.fill": "@bubble.left.fill|xf o -24 -5 6 o 0 -5 6 o 24 -5 6",
    "ellipsis.message": "@ellipsis.bubble",
    "plus.bubble": "@bubble.left|@plus .48 0 0 -5",
    "plus.bubble.fill": "@bubble.left.fill|x@plus .48 0 0 -5",
    "quote.bubble": "@bubble.left|s6 M -14 -18 L -14 -8 L -22 2 M 14 -18 L 14 -8 L 6 2",
    "quote.bubble.fill": "@bubble.left.fill|xs6 M -14 -18 L -14 -8 L -22 2 M 14 -18 L 14 -8 L 6 2",
    "star.bubble": "@bubble.left|@star.fill .42 0 0 -7",
    "questionmark.bubble": "@bubble.left|@questionmark .48 0 0 -5",
    "bubble.left.and.bubble.right":
      "@bubble.left .72 0 -24 -14|xs14 M -4 46 C -16 40 -18 20 -4 10 L 6 2|@bubble.right "
      + ".62 0 34 18",
    "bubble.left.and.bubble.right.fill":
      "@bubble.left.fill .72 0 -24 -12|xf e 30 18 44 34|@-bubble.left.fill .62 0 32 18",
    "paperplane": "s M 50 -48 L -50 -10 L -10 10 L 12 50 Z M 50 -48 L -10 10",
    "paperplane.fill": "f M 54 -54 L -58 -12 L -14 8 L 46 -48 L -8 14 L 12 58 Z",
    "bell":
      "s M -42 30 C -34 22 -32 12 -32 -8 C -32 -28 -18 -40 0 -40 C 18 -40 32 -28 32 -8 C "
      + "32 12 34 22 42 30 Z M -6 -46 L 6 -46 M -14 38 C -10 52 10 52 14 38",
    "bell.fill":
      "f M -48 34 C -38 24 -36 12 -36 -8 C -36 -32 -20 -44 -8 -46 C -8 -56 8 -56 8 -46 C "
      + "20 -44 36 -32 36 -8 C 36 12 38 24 48 34 Z M -16 40 L 16 40 C 14 56 -14 56 -16 40 Z",
    "bell.slash": "@bell|@.strike",
    "bell.slash.fill": "@bell.fill|@.strike",
    "bell.badge": "@bell|@.badge.dot",
    "bell.badge.fill": "@bell.fill|@.badge.dot",
    "bell.and.waves.left.and.right": "@bell .85|s6 a 0 -8 48 150 210|s6 a 0 -8 48 -30 30",
    "megaphone":
      "s M -50 -12 L 38 -42 Q 46 -44 46 -36 L 46 30 Q 46 38 38 36 L -50 10 Q -56 8 -56 0 "
      + "Q -56 -10 -50 -12 Z M -30 18 L -24 36 C -20 46 0 42 -2 32 L -6 26",
    "megaphone.fill":
      "f M -50 -16 L 40 -47 Q 51 -50 51 -38 L 51 32 Q 51 43 40 40 L -50 14 Q -60 10 -60 0 "
      + "Q -60 -12 -50 -16 Z|s M -30 18 L -24 36 C -20 46 0 42 -2 32 L -4 26",
    "antenna.radiowaves.left.and.right":
      "f o 0 -14 7|s M 0 -14 L 0 46|s a 0 -14 22 135 225|s a 0 -14 22 -45 45|s a 0 -14 40 "
      + "135 225|s a 0 -14 40 -45 45",
    "dot.radiowaves.left.and.right":
      "f o 0 0 8|s a 0 0 24 135 225|s a 0 0 24 -45 45|s a 0 0 44 135 225|s a 0 0 44 -45 "
      + "45",
    "wave.3.right": "s a -44 0 18 -45 45|s a -44 0 46 -45 45|s a -44 0 74 -45 45",
    "wave.3.left": "@-wave.3.right",
    "link":
      "s M -6 18 L -16 28 C -24 36 -36 36 -43 29 C -50 22 -50 10 -42 2 L -22 -18 C -14 "
      + "-26 -2 -26 5 -19 C 8 -16 10 -12 10 -8|s M 6 -18 L 16 -28 C 24 -36 36 -36 43 -29 C "
      + "50 -22 50 -10 42 -2 L 22 18 C 14 26 2 26 -5 19 C -8 16 -10 12 -10 8",
    "link.badge.plus": "@link|@.badge.plus",
    "paperclip":
      "s M 34 -4 L 4 28 C -8 40 -24 40 -33 31 C -42 22 -42 8 -32 -4 L 4 -40 C 12 -48 24 "
      + "-48 31 -41 C 38 -34 38 -22 30 -14 L -4 20 C -8 25 -14 25 -18 21 C -22 17 -22 11 "
      + "-18 7 L 12 -24",
    "tray":
      "s M -54 12 L -40 -30 Q -37 -36 -30 -36 L 30 -36 Q 37 -36 40 -30 L 54 12 L 54 28 Q "
      + "54 38 44 38 L -44 38 Q -54 38 -54 28 Z M -54 10 L -20 10 C -18 26 18 26 20 10 L 54 "
      + "10",
    "tray.fill":
      "f M -58 10 L -43 -32 Q -40 -40 -30 -40 L 30 -40 Q 40 -40 43 -32 L 58 10 L 58 28 Q "
      + "58 42 44 42 L -44 42 Q -58 42 -58 28 Z|xs6 M -56 8 L -20 8 C -18 24 18 24 20 8 L "
      + "56 8",
    "tray.2":
      "s M -54 20 L -54 30 Q -54 42 -42 42 L 42 42 Q 54 42 54 30 L 54 20 L 20 20 C 18 32 "
      + "-18 32 -20 20 Z M -54 -12 L -40 -42 L 40 -42 L 54 -12 M -54 -12 L -20 -12 C -18 2 "
      + "18 2 20 -12 L 54 -12 L 54 18 M -54 -12 L -54 18",
    "tray.and.arrow.down": "@tray|xf r -20 -50 40 52 0|s7 M 0 -48 L 0 2 M -16 -14 L 0 2 L 16 -14",
    "tray.and.arrow.up": "@tray|xf r -20 -50 40 52 0|s7 M 0 2 L 0 -48 M -16 -32 L 0 -48 L 16 -32",
    "tray.full": "@tray|s6 M -22 -18 L 22 -18 M -26 -4 L 26 -4",
    "archivebox":
      "s r -54 -42 108 26 7 M -46 -16 L -46 30 Q -46 42 -34 42 L 34 42 Q 46 42 46 30 L 46 "
      + "-16 M -16 4 L 16 4",
    "archivebox.fill":
      "f r -58 -46 116 30 8 M -50 -10 L 50 -10 L 50 30 Q 50 46 34 46 L -34 46 Q -50 46 "
      + "-50 30 Z|xs7 M -16 8 L 16 8",
    "signature":
      "s6 M -58 24 C -30 -10 -20 -44 -34 -40 C -50 -30 -36 36 -20 20 C -8 0 -6 -4 -6 8 C "
      + "-6 20 10 8 14 0 C 18 14 24 18 34 8 C 40 4 48 8 58 4|s5 M -58 40 L 58 40",
    "envelope.badge.fill": "@envelope.fill|@.badge.dot 1 0 16 -4",
    "tray.2.fill":
      "f M -40 -46 L 40 -46 L 58 -12 L 20 -12 C 18 6 -18 6 -20 -12 L -58 -12 Z|f M -58 4 "
      + "L -32 4 C -24 22 24 22 32 4 L 58 4 L 58 30 Q 58 46 42 46 L -42 46 Q -58 46 -58 30 "
      + "Z",
  ]
}
