nonisolated extension SymbolLibrary {
  /// People, hands and faces.
  static let people: [String: String] = [
    "person":
      "s o 0 -25 19 M -40 43 C -40 20 -24 10 0 10 C 24 10 40 20 40 43 Q 40 46 36 46 L -36 "
      + "46 Q -40 46 -40 43 Z",
    "person.fill":
      "f o 0 -25 24 M -45 44 C -45 18 -26 6 0 6 C 26 6 45 18 45 44 Q 45 51 38 51 L -38 51 "
      + "Q -45 51 -45 44 Z",
    "person.2":
      "@person .86 0 -28 4|s M 22 -44 C 40 -52 52 -36 48 -22 C 46 -10 34 -4 24 -8 M 34 14 "
      + "C 54 12 66 24 66 42 L 30 42",
    "person.2.fill":
      "f o 30 -24 17 M 30 4 C 50 4 64 16 64 40 L 20 40 Z|xf o -24 -22 28 M -72 48 C -72 "
      + "10 -46 0 -24 0 C 0 0 24 10 24 48 Z|@person.fill .88 0 -24 3",
    "person.3":
      "@person .62 0 0 6|s M -30 -20 C -34 -32 -50 -34 -58 -24 C -66 -12 -58 2 -46 2 M "
      + "-48 14 C -64 14 -78 22 -78 36 L -42 36|s M 30 -20 C 34 -32 50 -34 58 -24 C 66 -12 "
      + "58 2 46 2 M 48 14 C 64 14 78 22 78 36 L 42 36",
    "person.3.fill":
      "f o -50 -12 15 M -80 38 C -80 16 -66 10 -50 10 C -34 10 -24 18 -24 38 Z o 50 -12 "
      + "15 M 80 38 C 80 16 66 10 50 10 C 34 10 24 18 24 38 Z|xs8 o 0 -12 20 M -36 44 C -36 "
      + "18 -20 6 0 6 C 20 6 36 18 36 44|@person.fill .74 0 0 6",
    "person.crop.circle":
      "s o 0 0 46|f o 0 -13 16 M -31 34 C -26 16 -12 10 0 10 C 12 10 26 16 31 34 C 22 42 "
      + "12 46 0 46 C -12 46 -22 42 -31 34 Z",
    "person.crop.circle.fill":
      "f o 0 0 50|xf o 0 -13 17 M -31 33 C -26 15 -12 10 0 10 C 12 10 26 15 31 33 C 22 41 "
      + "12 45 0 45 C -12 45 -22 41 -31 33 Z",
    "person.crop.circle.badge.plus": "@person.crop.circle|@.badge.plus",
    "person.crop.circle.badge.checkmark": "@person.crop.circle|@.badge.checkmark",
    "person.crop.circle.badge.xmark": "@person.crop.circle|@.badge.xmark",
    "person.crop.circle.badge.minus": "@person.crop.circle|@.badge.minus",
    "person.crop.circle.fill.badge.plus": "@person.crop.circle.fill|@.badge.plus",
    "person.crop.square":
      "s r -43 -43 86 86 14|f o 0 -14 16 M -30 43 C -30 18 -16 8 0 8 C 16 8 30 18 30 43 Z",
    "person.crop.square.fill":
      "f r -47 -47 94 94 18|xf o 0 -14 17 M -31 43 C -30 18 -16 8 0 8 C 16 8 30 18 31 43 "
      + "Z",
    "person.badge.plus": "@person|@.badge.plus",
    "person.badge.minus": "@person|@.badge.minus",
    "person.fill.badge.plus": "@person.fill|@.badge.plus",
    "person.fill.badge.minus": "@person.fill|@.badge.minus",
    "person.fill.checkmark": "@person.fill 1 0 -10 0|@.badge.checkmark 1 0 6 -2",
    "person.fill.xmark": "@person.fill 1 0 -10 0|@.badge.xmark 1 0 6 -2",
    "person.fill.questionmark": "@person.fill 1 0 -12 0|xf o 44 20 26|@questionmark .5 0 44 22",
    "person.text.rectangle":
      "s r -60 -40 120 80 13|f o -28 -10 12 M -50 24 C -50 8 -40 6 -28 6 C -16 6 -6 8 -6 "
      + "24 Z|s6 M 12 -14 L 44 -14 M 12 2 L 44 2 M 12 18 L 34 18",
    "person.slash": "@person|@.strike",
    "person.2.slash": "@person.2|@.strike",
    "person.2.circle.fill": "f o 0 0 50|x@person.2.fill .48",
    "figure.walk":
      "f o 6 -46 9|s9 M 4 -28 L -4 4 L 16 22 L 22 50 M -4 4 L -10 26 L -28 48 M 4 -28 L "
      + "-16 -18 L -22 0 M 4 -28 L 16 -10 L 32 -4",
    "figure.run":
      "f o 20 -44 9|s9 M 8 -26 L -4 6 L 18 18 L 14 48 M -4 6 L -16 26 L -42 26 M 8 -26 L "
      + "-16 -28 L -30 -10 M 8 -26 L 22 -6 L 42 -10",
    "figure.stand":
      "f o 0 -46 9|s9 M 0 -26 L 0 6 M -22 -24 L 22 -24 M -22 -24 L -26 4 M 22 -24 L 26 4 "
      + "M -8 8 L -10 50 M 8 8 L 10 50",
    "figure.wave":
      "f o 0 -42 9|s9 M 0 -22 L 0 8 M 0 -20 L 24 -8 L 28 10 M 0 -20 L -22 -26 L -30 -46 M "
      + "-2 8 L -12 50 M 2 8 L 12 50",
    "accessibility":
      "s o 0 0 46|f o 0 -24 7|s6 M -24 -9 L 0 -5 L 24 -9 M 0 -5 L 0 8 M 0 6 L -12 30 M 0 "
      + "6 L 12 30",
    "hand.thumbsup":
      "s M -48 -4 L -26 -4 L -26 42 L -48 42 Z M -26 0 L -4 -40 C -2 -50 14 -48 12 -32 L "
      + "8 -12 L 38 -12 C 48 -12 50 0 43 4 C 50 8 48 18 40 19 C 46 23 43 33 35 34 C 38 39 "
      + "34 44 27 44 L -6 44 C -14 44 -20 40 -26 38",
    "hand.thumbsup.fill":
      "f r -56 -8 24 54 6|f M -26 0 L -5 -43 C -2 -56 20 -54 17 -33 L 13 -16 L 40 -16 C "
      + "54 -16 56 -1 48 5 C 56 9 54 21 45 23 C 50 29 47 37 39 38 C 42 44 36 49 28 49 L -6 "
      + "49 C -14 49 -20 45 -26 42 Z",
    "hand.thumbsdown": "@hand.thumbsup 1 180",
    "hand.thumbsdown.fill": "@hand.thumbsup.fill 1 180",
    "hand.raised":
      "s M -28 14 L -28 -22 C -28 -32 -16 -32 -16 -22 L -16 -38 C -16 -48 -2 -48 -2 -38 L "
      + "-2 -42 C -2 -52 12 -52 12 -42 L 12 -34 C 12 -44 26 -44 26 -34 L 26 10 L 34 0 C 40 "
      + "-8 50 -2 46 6 L 28 36 C 22 46 14 50 0 50 C -18 50 -28 38 -28 14 Z M -16 -22 L -16 "
      + "0 M -2 -38 L -2 -2 M 12 -36 L 12 0",
    "hand.raised.fill":
      "f M -32 14 L -32 -22 C -32 -36 -18 -36 -18 -24 L -18 -40 C -18 -52 -2 -52 -2 -42 C "
      + "-2 -56 14 -56 14 -44 L 14 -36 C 14 -48 30 -48 30 -34 L 30 2 C 40 -14 56 -4 50 8 L "
      + "32 38 C 26 50 16 54 0 54 C -22 54 -32 40 -32 14 Z|xs4 M -17 -22 L -17 2 M -2 -40 L "
      + "-2 0 M 13 -36 L 13 2",
    "hand.raised.slash": "@hand.raised|@.strike",
    "hand.point.up.left":
      "s M -38 -36 C -44 -46 -32 -54 -26 -46 L 2 -8 C 10 -16 18 -14 21 -8 C 29 -13 36 -8 "
      + "38 -2 C 46 -4 50 2 50 10 L 50 22 C 50 40 38 50 22 50 C 4 50 -4 44 -14 34 L -34 14 "
      + "C -40 6 -30 -2 -22 4 L -10 12 Z",
    "hand.point.up.left.fill":
      "f M -42 -36 C -48 -50 -30 -58 -23 -47 L 2 -12 C 10 -20 20 -18 23 -12 C 32 -16 39 "
      + "-12 41 -6 C 50 -8 54 2 54 10 L 54 22 C 54 42 40 54 22 54 C 2 54 -8 46 -18 36 L -38 "
      + "16 C -46 6 -32 -6 -22 2 L -14 8 Z",
    "hand.tap": "@hand.point.up.left .85 0 6 8|s5 a -26 -30 24 150 300",
    "hand.tap.fill": "@hand.point.up.left.fill .85 0 6 8|s5 a -26 -30 24 150 300",
    "hand.draw": "@hand.point.up.left .85 0 6 8|s6 M -52 30 C -40 50 -20 30 -8 50",
    "eye":
      "s M -58 0 C -42 -24 -22 -34 0 -34 C 22 -34 42 -24 58 0 C 42 24 22 34 0 34 C -22 34 "
      + "-42 24 -58 0 Z o 0 0 17",
    "eye.fill":
      "f M -64 0 C -46 -28 -24 -38 0 -38 C 24 -38 46 -28 64 0 C 46 28 24 38 0 38 C -24 38 "
      + "-46 28 -64 0 Z|xf o 0 0 23|f o 0 0 14",
    "eye.slash": "@eye|@.strike 1 -6",
    "eye.slash.fill": "@eye.fill|@.strike 1 -6",
    "eyes": "s e -26 0 20 32 e 26 0 20 32|f e -20 6 9 14 e 32 6 9 14",
    "face.smiling": "s o 0 0 46 a 0 2 25 25 155|f o -16 -12 6 o 16 -12 6",
    "face.smiling.fill": "f o 0 0 50|xs a 0 2 25 25 155|xf o -16 -12 6 o 16 -12 6",
    "face.dashed": "@circle.dashed|s a 0 2 25 25 155|f o -16 -12 6 o 16 -12 6",
    "faceid":
      "@viewfinder|s7 M -20 -16 L -20 -6 M 20 -16 L 20 -6 M 2 -16 L 2 6 L -5 8 M -17 20 C "
      + "-8 28 8 28 17 20",
    "touchid":
      "s6 a 0 4 12 180 360|s6 M 12 4 C 12 24 6 36 0 46|s6 a 0 4 26 160 350|s6 M 26 4 C 26 "
      + "24 20 38 14 46|s6 a 0 4 40 170 330|s6 M -12 4 C -12 18 -16 28 -22 36",
    "figure.2.and.child.holdinghands": "@person .6 0 -44 2|@person .6 0 44 2|@person .42 0 0 14",
    "brain.head.profile":
      "s M 16 48 L 16 34 L 30 34 C 38 34 40 30 40 22 L 40 10 L 50 4 C 44 -8 42 -20 40 -26 "
      + "C 32 -42 16 -50 -4 -48 C -30 -46 -44 -28 -42 -4 C -40 12 -30 18 -26 28 L -26 48",
    "person.wave.2": "@person .86 0 -24 4|s a -20 -20 46 -30 30|s a -20 -20 64 -30 30",
    "person.line.dotted.person":
      "@person .6 0 -40 0|@person .6 0 40 0|f o -10 0 4 o 0 0 4 o 10 0 4",
    "person.slash.fill": "@person.fill|@.strike",
    "person.badge.clock": "@person|xf o 34 32 28|@clock .44 0 36 32",
    "person.badge.clock.fill": "@person.fill|xf o 34 32 28|@clock .44 0 36 32",
    "person.crop.circle.badge.exclamationmark":
      "@person.crop.circle|xf o 36 32 24|@exclamationmark .5 0 38 30",
  ]
}
