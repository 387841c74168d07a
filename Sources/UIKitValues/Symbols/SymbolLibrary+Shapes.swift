nonisolated extension SymbolLibrary {
  /// Plain shapes, frames, grids and stacks; names with a dot are parts of others.
  static let shapes: [String: String] = [
    ".strike": "xs10 M -34 -48 L 54 40|s M -46 -46 L 46 46",
    ".badge.plus": "xf o 36 32 24|s7 M 36 17 L 36 47 M 21 32 L 51 32",
    ".badge.minus": "xf o 36 32 24|s7 M 21 32 L 51 32",
    ".badge.xmark": "xf o 36 32 24|s7 M 25 21 L 47 43 M 47 21 L 25 43",
    ".badge.checkmark": "xf o 36 32 26|s7 M 20 32 L 32 46 L 54 16",
    ".badge.dot": "xf o 30 -28 24|f o 30 -28 17",
    "circle": "s o 0 0 46",
    "circle.fill": "f o 0 0 50",
    "circle.dashed":
      "s a 0 0 46 5 40|s a 0 0 46 50 85|s a 0 0 46 95 130|s a 0 0 46 140 175|s a 0 0 46 "
      + "185 220|s a 0 0 46 230 265|s a 0 0 46 275 310|s a 0 0 46 320 355",
    "circle.lefthalf.filled": "s o 0 0 46|f a 0 0 46 90 270 Z",
    "circle.righthalf.filled": "@-circle.lefthalf.filled",
    "circle.lefthalf.fill": "@circle.lefthalf.filled",
    "circle.righthalf.fill": "@-circle.lefthalf.filled",
    "circle.inset.filled": "s o 0 0 46|f o 0 0 32",
    "circle.slash": "@circle|@.strike .8",
    "circle.circle": "s o 0 0 46|s o 0 0 20",
    "circle.circle.fill": "f o 0 0 50|xs o 0 0 22",
    "smallcircle.filled.circle": "s o 0 0 46|f o 0 0 16",
    "largecircle.fill.circle": "s o 0 0 46|f o 0 0 32",
    "record.circle": "s o 0 0 46|f o 0 0 32",
    "record.circle.fill": "f o 0 0 50|xf o 0 0 32|f o 0 0 24",
    "target": "s6 o 0 0 46|s6 o 0 0 28|f o 0 0 10",
    "scope": "s o 0 0 40|s M -52 0 L -26 0 M 26 0 L 52 0 M 0 -52 L 0 -26 M 0 26 L 0 52",
    "circle.grid.2x2": "s o -24 -24 17 o 24 -24 17 o -24 24 17 o 24 24 17",
    "circle.grid.2x2.fill": "f o -24 -24 21 o 24 -24 21 o -24 24 21 o 24 24 21",
    "circle.grid.3x3":
      "s7 o -34 -34 11 o 0 -34 11 o 34 -34 11 o -34 0 11 o 0 0 11 o 34 0 11 o -34 34 11 o "
      + "0 34 11 o 34 34 11",
    "circle.grid.3x3.fill":
      "f o -34 -34 14 o 0 -34 14 o 34 -34 14 o -34 0 14 o 0 0 14 o 34 0 14 o -34 34 14 o "
      + "0 34 14 o 34 34 14",
    "oval": "s e 0 0 56 42",
    "oval.fill": "f e 0 0 60 46",
    "capsule": "s r -58 -30 116 60 30",
    "capsule.fill": "f r -62 -34 124 68 34",
    "square": "s r -41 -41 82 82 14",
    "square.fill": "f r -45 -45 90 90 18",
    "square.dashed":
      "s M -42 -18 L -42 -28 Q -42 -42 -28 -42 L -18 -42 M 42 -18 L 42 -28 Q 42 -42 28 "
      + "-42 L 18 -42 M -42 18 L -42 28 Q -42 42 -28 42 L -18 42 M 42 18 L 42 28 Q 42 42 28 "
      + "42 L 18 42 M -6 -42 L 6 -42 M -6 42 L 6 42 M -42 -6 L -42 6 M 42 -6 L 42 6",
    "app": "s r -43 -43 86 86 26",
    "app.fill": "f r -47 -47 94 94 30",
    "app.badge":
      "s M 0 -40 L -18 -40 Q -44 -40 -44 -14 L -44 18 Q -44 44 -18 44 L 14 44 Q 40 44 40 "
      + "18 L 40 4|f o 34 -32 17",
    "rectangle": "s r -56 -38 112 76 13",
    "rectangle.fill": "f r -60 -42 120 84 17",
    "rectangle.portrait": "s r -36 -48 72 96 13",
    "rectangle.portrait.fill": "f r -40 -52 80 104 17",
    "rectangle.split.3x1": "s r -56 -38 112 76 13 M -19 -38 L -19 38 M 19 -38 L 19 38",
    "square.split.2x1": "s r -41 -41 82 82 14 M 0 -41 L 0 41",
    "square.split.1x2": "s r -41 -41 82 82 14 M -41 0 L 41 0",
    "square.split.2x2": "s r -41 -41 82 82 14 M 0 -41 L 0 41 M -41 0 L 41 0",
    "sidebar.left":
      "s r -56 -40 112 80 13 M -18 -40 L -18 40|s5 M -44 -22 L -30 -22 M -44 -6 L -30 -6 "
      + "M -44 10 L -30 10",
    "sidebar.right": "@-sidebar.left",
    "triangle": "s M -7 -37 Q 0 -48 7 -37 L 51 33 Q 56 43 46 43 L -46 43 Q -56 43 -51 33 Z",
    "triangle.fill": "f M -9 -41 Q 0 -54 9 -41 L 55 35 Q 60 47 49 47 L -49 47 Q -60 47 -55 35 Z",
    "arrowtriangle.right.fill":
      "f M -30 -36 Q -30 -48 -18 -42 L 38 -8 Q 48 0 38 8 L -18 42 Q -30 48 -30 36 Z",
    "arrowtriangle.right":
      "s M -28 -34 Q -28 -42 -20 -38 L 36 -6 Q 44 0 36 6 L -20 38 Q -28 42 -28 34 Z",
    "arrowtriangle.left.fill": "@-arrowtriangle.right.fill",
    "arrowtriangle.left": "@-arrowtriangle.right",
    "arrowtriangle.up.fill": "@arrowtriangle.right.fill 1 -90",
    "arrowtriangle.up": "@arrowtriangle.right 1 -90",
    "arrowtriangle.down.fill": "@arrowtriangle.right.fill 1 90",
    "arrowtriangle.down": "@arrowtriangle.right 1 90",
    "diamond": "s n 0 0 54 4 0",
    "diamond.fill": "f n 0 0 58 4 0",
    "hexagon": "s n 0 0 50 6 30",
    "hexagon.fill": "f n 0 0 54 6 30",
    "octagon": "s n 0 0 50 8 22.5",
    "octagon.fill": "f n 0 0 54 8 22.5",
    "pentagon": "s n 0 3 50 5 -90",
    "pentagon.fill": "f n 0 3 54 5 -90",
    "seal": "s p 0 0 52 42 12",
    "seal.fill": "f p 0 0 56 45 12",
    "checkmark.seal": "s p 0 0 52 42 12|@checkmark .55",
    "checkmark.seal.fill": "f p 0 0 56 45 12|x@checkmark .55",
    "xmark.seal": "s p 0 0 52 42 12|@xmark .55",
    "xmark.seal.fill": "f p 0 0 56 45 12|x@xmark .55",
    "star": "s p 0 4 50 22 5",
    "star.fill": "f p 0 4 56 24 5",
    "star.leadinghalf.filled":
      "s p 0 4 50 22 5|f M 0 -46 L 0 26 L -29 44 L -21 11 L -48 -11 L -13 -14 Z",
    "star.leadinghalf.fill": "@star.leadinghalf.filled",
    "star.slash": "@star|@.strike",
    "star.slash.fill": "@star.fill|@.strike",
    "heart":
      "s M 0 44 C -28 26 -50 6 -50 -17 C -50 -33 -39 -43 -26 -43 C -14 -43 -5 -37 0 -27 C "
      + "5 -37 14 -43 26 -43 C 39 -43 50 -33 50 -17 C 50 6 28 26 0 44 Z",
    "heart.fill":
      "f M 0 49 C -30 30 -54 8 -54 -17 C -54 -36 -41 -47 -26 -47 C -14 -47 -5 -42 0 -33 C "
      + "5 -42 14 -47 26 -47 C 41 -47 54 -36 54 -17 C 54 8 30 30 0 49 Z",
    "heart.slash": "@heart|@.strike",
    "heart.slash.fill": "@heart.fill|@.strike",
    "heart.text.square":
      "s r -41 -41 82 82 14|@heart.fill .42 0 -12 -12|s6 M 14 -12 L 26 -12 M -24 22 L 26 "
      + "22",
    "suit.heart": "@heart",
    "suit.heart.fill": "@heart.fill",
    "shield": "s M 0 -48 L 42 -34 L 42 -4 C 42 22 24 40 0 50 C -24 40 -42 22 -42 -4 L -42 -34 Z",
    "shield.fill":
      "f M 0 -53 L 46 -37 L 46 -4 C 46 24 26 44 0 55 C -26 44 -46 24 -46 -4 L -46 -37 Z",
    "shield.slash": "@shield|@.strike",
    "checkmark.shield": "@shield|@checkmark .5",
    "checkmark.shield.fill": "@shield.fill|x@checkmark .5",
    "lock.shield": "@shield|@lock.fill .42",
    "lock.shield.fill": "@shield.fill|x@lock.fill .45",
    "square.grid.2x2": "s r -42 -42 34 34 8 r 8 -42 34 34 8 r -42 8 34 34 8 r 8 8 34 34 8",
    "square.grid.2x2.fill": "f r -46 -46 42 42 10 r 4 -46 42 42 10 r -46 4 42 42 10 r 4 4 42 42 10",
    "square.grid.3x2":
      "s7 r -58 -38 28 28 6 r -14 -38 28 28 6 r 30 -38 28 28 6 r -58 10 28 28 6 r -14 10 "
      + "28 28 6 r 30 10 28 28 6",
    "square.grid.3x2.fill":
      "f r -61 -41 34 34 8 r -17 -41 34 34 8 r 27 -41 34 34 8 r -61 7 34 34 8 r -17 7 34 "
      + "34 8 r 27 7 34 34 8",
    "square.grid.3x3":
      "s6 r -46 -46 24 24 4 r -12 -46 24 24 4 r 22 -46 24 24 4 r -46 -12 24 24 4 r -12 "
      + "-12 24 24 4 r 22 -12 24 24 4 r -46 22 24 24 4 r -12 22 24 24 4 r 22 22 24 24 4",
    "square.grid.3x3.fill":
      "f r -48 -48 28 28 6 r -14 -48 28 28 6 r 20 -48 28 28 6 r -48 -14 28 28 6 r -14 -14 "
      + "28 28 6 r 20 -14 28 28 6 r -48 20 28 28 6 r -14 20 28 28 6 r 20 20 28 28 6",
    "rectangle.grid.2x2": "s r -56 -38 48 32 8 r 8 -38 48 32 8 r -56 6 48 32 8 r 8 6 48 32 8",
    "rectangle.grid.2x2.fill": "f r -60 -42 56 39 9 r 4 -42 56 39 9 r -60 3 56 39 9 r 4 3 56 39 9",
    "rectangle.grid.1x2": "s r -50 -42 100 36 9 r -50 6 100 36 9",
    "rectangle.grid.1x2.fill": "f r -54 -46 108 43 10 r -54 3 108 43 10",
    "rectangle.3.offgrid": "s r -52 -40 44 80 9 r 8 -40 44 32 9 r 8 8 44 32 9",
    "square.on.square":
      "s r -44 -16 60 60 12|s M -16 -28 L -16 -32 Q -16 -44 -4 -44 L 32 -44 Q 44 -44 44 "
      + "-32 L 44 4 Q 44 16 32 16 L 28 16",
    "square.on.square.fill": "@square.on.square|f r -44 -16 60 60 12",
    "square.stack": "s r -38 -16 76 60 12 M -30 -30 L 30 -30 M -22 -44 L 22 -44",
    "square.stack.fill": "f r -42 -20 84 68 14|s M -30 -32 L 30 -32 M -22 -46 L 22 -46",
    "square.stack.3d.up":
      "s M 0 -48 L 52 -20 L 0 8 L -52 -20 Z M -46 2 L -52 6 L 0 34 L 52 6 L 46 2",
    "square.3.stack.3d":
      "s M 0 -50 L 52 -26 L 0 -2 L -52 -26 Z M -40 -6 L -52 0 L 0 24 L 52 0 L 40 -6 M -40 "
      + "20 L -52 26 L 0 50 L 52 26 L 40 20",
    "rectangle.stack": "s r -52 -12 104 56 12 M -42 -28 L 42 -28 M -32 -44 L 32 -44",
    "rectangle.stack.fill": "f r -56 -16 112 64 14|s M -42 -30 L 42 -30 M -32 -46 L 32 -46",
    "rectangle.on.rectangle":
      "s r -56 -18 78 58 12|s M -28 -30 Q -28 -42 -16 -42 L 44 -42 Q 56 -42 56 -30 L 56 6 "
      + "Q 56 18 44 18 L 34 18",
    "rectangle.dashed":
      "s M -56 -14 L -56 -26 Q -56 -38 -44 -38 L -34 -38 M 56 -14 L 56 -26 Q 56 -38 44 "
      + "-38 L 34 -38 M -56 14 L -56 26 Q -56 38 -44 38 L -34 38 M 56 14 L 56 26 Q 56 38 44 "
      + "38 L 34 38 M -12 -38 L 12 -38 M -12 38 L 12 38",
    "viewfinder":
      "s M -44 -20 L -44 -30 Q -44 -44 -30 -44 L -20 -44 M 44 -20 L 44 -30 Q 44 -44 30 "
      + "-44 L 20 -44 M -44 20 L -44 30 Q -44 44 -30 44 L -20 44 M 44 20 L 44 30 Q 44 44 30 "
      + "44 L 20 44",
    "plus.viewfinder": "@viewfinder|@plus .55",
    "camera.viewfinder": "@viewfinder|@camera.fill .48",
    "text.viewfinder": "@viewfinder|s M -22 -14 L 22 -14 M -22 2 L 22 2 M -22 18 L 8 18",
    "qrcode.viewfinder": "@viewfinder|@qrcode .55",
    "barcode.viewfinder": "@viewfinder|@barcode .5",
    "plus.rectangle": "s r -56 -38 112 76 13|@plus .5",
    "plus.rectangle.fill": "f r -60 -42 120 84 17|x@plus .5",
    "plus.app": "@app|@plus .55",
    "plus.app.fill": "@app.fill|x@plus .55",
    "plus.square.on.square": "@square.on.square|s M -14 -1 L -14 29 M -29 14 L 1 14",
    "checkmark.rectangle": "s r -56 -38 112 76 13|@checkmark .5",
    "play.rectangle": "s r -56 -38 112 76 13|@play.fill .45",
    "play.rectangle.fill": "f r -60 -42 120 84 17|x@play.fill .45",
    "person.crop.rectangle":
      "s r -56 -40 112 80 13|f o 0 -12 13 M -26 36 C -26 16 -12 10 0 10 C 12 10 26 16 26 "
      + "36 Z",
    "cube":
      "s M 0 -50 L 44 -26 L 44 24 L 0 50 L -44 24 L -44 -26 Z M -44 -26 L 0 0 L 44 -26 M "
      + "0 0 L 0 50",
    "cube.fill":
      "f M 0 -54 L 44 -29 L 0 -5 L -44 -29 Z M -48 -22 L -4 2 L -4 52 L -48 27 Z M 48 -22 "
      + "L 4 2 L 4 52 L 48 27 Z",
    "shippingbox":
      "s M 0 -50 L 46 -26 L 46 24 L 0 50 L -46 24 L -46 -26 Z M -46 -26 L 0 0 L 46 -26 M "
      + "0 0 L 0 50 M -23 -38 L 23 -13",
    "shippingbox.fill":
      "f M 0 -54 L 21 -43 L -24 -18 L -46 -30 Z M 29 -39 L 46 -30 L 0 -5 L -17 -14 Z M "
      + "-50 -22 L -4 2 L -4 52 L -50 27 Z M 50 -22 L 4 2 L 4 52 L 50 27 Z",
    "burst": "s p 0 0 52 28 10",
    "burst.fill": "f p 0 0 57 31 10",
    "square.stack.3d.up.fill":
      "f M 0 -51 L 57 -20 L 0 11 L -57 -20 Z|s M -46 2 L -52 6 L 0 34 L 52 6 L 46 2",
    "square.stack.3d.up.slash": "@square.stack.3d.up|@.strike",
    "square.stack.3d.up.slash.fill": "@square.stack.3d.up.fill|@.strike",
    "square.3.layers.3d": "@square.3.stack.3d",
    "questionmark.app": "s r -42 -42 84 84 22|@questionmark .55",
    "questionmark.app.fill": "f r -46 -46 92 92 25|x@questionmark .55",
    "questionmark.diamond": "@diamond|@questionmark .5",
    "questionmark.diamond.fill": "@diamond.fill|x@questionmark .5",
    "rectangle.on.rectangle.angled": "@rectangle.on.rectangle 1 -15",
    "square.text.square":
      "s r -46 -46 92 92 14|s r -28 -4 24 24 4|s6 M -28 -24 L 28 -24 M 10 -2 L 28 -2 M 10 "
      + "18 L 28 18",
  ]
}
