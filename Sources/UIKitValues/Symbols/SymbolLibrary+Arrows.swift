nonisolated extension SymbolLibrary {
  /// Directions, and things that turn.
  static let arrows: [String: String] = [
    "chevron.right": "s M -18 -36 L 18 0 L -18 36",
    "chevron.left": "@-chevron.right",
    "chevron.forward": "@chevron.right",
    "chevron.backward": "@chevron.left",
    "chevron.up": "@chevron.right 1 -90",
    "chevron.down": "@chevron.right 1 90",
    "chevron.right.2": "@chevron.right 1 0 -18 0|@chevron.right 1 0 18 0",
    "chevron.left.2": "@-chevron.right.2",
    "chevron.compact.down": "s M -46 -8 L 0 8 L 46 -8",
    "chevron.compact.up": "@chevron.compact.down 1 180",
    "chevron.compact.right": "@chevron.compact.down 1 -90",
    "chevron.compact.left": "@chevron.compact.down 1 90",
    "chevron.up.chevron.down": "s M -20 -14 L 0 -36 L 20 -14 M -20 14 L 0 36 L 20 14",
    "chevron.left.forwardslash.chevron.right":
      "s M -36 -24 L -62 0 L -36 24 M 36 -24 L 62 0 L 36 24 M 14 -40 L -14 40",
    "arrow.right": "s M -42 0 L 42 0 M 8 -34 L 42 0 L 8 34",
    "arrow.left": "@-arrow.right",
    "arrow.forward": "@arrow.right",
    "arrow.backward": "@arrow.left",
    "arrow.up": "@arrow.right 1 -90",
    "arrow.down": "@arrow.right 1 90",
    "arrow.up.right": "s M -34 34 L 34 -34 M -16 -34 L 34 -34 L 34 16",
    "arrow.up.left": "@-arrow.up.right",
    "arrow.down.right": "@arrow.up.right 1 90",
    "arrow.down.left": "@arrow.up.right 1 180",
    "arrow.up.forward": "@arrow.up.right",
    "arrow.left.and.right": "s M -50 0 L 50 0 M 26 -24 L 50 0 L 26 24 M -26 -24 L -50 0 L -26 24",
    "arrow.up.and.down": "@arrow.left.and.right 1 90",
    "arrow.up.arrow.down":
      "s M -22 38 L -22 -38 M -42 -18 L -22 -38 L -2 -18 M 22 -38 L 22 38 M 2 18 L 22 38 L "
      + "42 18",
    "arrow.left.arrow.right": "@arrow.up.arrow.down 1 90",
    "arrow.up.and.down.and.arrow.left.and.right":
      "s M 0 -48 L 0 48 M -48 0 L 48 0 M -14 -34 L 0 -48 L 14 -34 M -14 34 L 0 48 L 14 34 M "
      + "-34 -14 L -48 0 L -34 14 M 34 -14 L 48 0 L 34 14",
    "arrow.clockwise": "s a 0 3 38 -20 260|f M -10 -58 L 24 -37 L -6 -14 Z",
    "arrow.counterclockwise": "@-arrow.clockwise",
    "arrow.triangle.2.circlepath":
      "s a 0 0 40 190 318 M 0 0|s a 0 0 40 10 138|f M 46 -44 L 44 -8 L 12 -24 Z|f M -46 44 "
      + "L -44 8 L -12 24 Z",
    "arrow.2.circlepath": "@arrow.triangle.2.circlepath",
    "arrow.uturn.left":
      "s M -40 -14 L 14 -14 C 34 -14 44 -2 44 12 C 44 28 34 38 14 38 L -10 38 M -18 -36 L "
      + "-40 -14 L -18 8",
    "arrow.uturn.right": "@-arrow.uturn.left",
    "arrow.uturn.backward": "@arrow.uturn.left",
    "arrow.uturn.forward": "@arrow.uturn.right",
    "arrow.uturn.up": "@arrow.uturn.left 1 90",
    "arrow.uturn.down": "@arrow.uturn.left 1 -90",
    "arrowshape.turn.up.left":
      "s M -4 -42 L -50 -4 L -4 34 L -4 14 C 22 12 38 20 50 40 C 50 6 30 -18 -4 -20 Z",
    "arrowshape.turn.up.left.fill":
      "f M -4 -46 L -54 -4 L -4 38 L -4 16 C 22 14 40 22 52 46 C 54 6 32 -22 -4 -24 Z",
    "arrowshape.turn.up.right": "@-arrowshape.turn.up.left",
    "arrowshape.turn.up.right.fill": "@-arrowshape.turn.up.left.fill",
    "arrow.turn.up.left":
      "s M 40 40 L 40 4 C 40 -8 34 -14 22 -14 L -42 -14 M -18 -38 L -42 -14 L -18 10",
    "arrow.turn.up.right": "@-arrow.turn.up.left",
    "arrow.turn.down.right": "@arrow.turn.up.left 1 180",
    "arrow.up.left.and.arrow.down.right":
      "s M -42 -12 L -42 -42 L -12 -42 M -42 -42 L -8 -8 M 42 12 L 42 42 L 12 42 M 42 42 L "
      + "8 8",
    "arrow.down.right.and.arrow.up.left":
      "s M -38 -8 L -8 -8 L -8 -38 M -8 -8 L -44 -44 M 38 8 L 8 8 L 8 38 M 8 8 L 44 44",
    "arrow.up.to.line": "s M -40 -44 L 40 -44 M 0 44 L 0 -20 M -28 6 L 0 -22 L 28 6",
    "arrow.down.to.line": "@arrow.up.to.line 1 180",
    "arrow.right.to.line": "@arrow.up.to.line 1 90",
    "arrow.left.to.line": "@arrow.up.to.line 1 -90",
    "arrow.triangle.branch":
      "s M -24 44 L -24 -30 M -24 20 C -24 -4 24 6 24 -28|f M -42 -22 L -24 -52 L -6 -22 "
      + "Z|f M 6 -22 L 24 -52 L 42 -22 Z",
    "arrow.3.trianglepath":
      "s M -16 -30 L 0 -46 L 26 -2 M 38 14 L 48 34 L -2 34 M -24 34 L -48 34 L -24 -8|f M "
      + "36 -20 L 34 12 L 8 -2 Z|f M 0 18 L -24 34 L 0 50 Z|f M -44 4 L -18 -20 L -12 8 Z",
    "arrow.left.arrow.right.square": "s r -41 -41 82 82 14|@arrow.left.arrow.right .55",
    "rectangle.portrait.and.arrow.right":
      "s M 12 -24 L 12 -36 C 12 -44 8 -48 0 -48 L -34 -48 C -42 -48 -46 -44 -46 -36 L -46 "
      + "36 C -46 44 -42 48 -34 48 L 0 48 C 8 48 12 44 12 36 L 12 24 M -14 0 L 54 0 M 34 -20 "
      + "L 54 0 L 34 20",
    "rectangle.portrait.and.arrow.forward": "@rectangle.portrait.and.arrow.right",
    "arrow.down.doc": "@doc|s6 M 0 -14 L 0 28 M -16 12 L 0 28 L 16 12",
    "arrow.up.doc": "@doc|s6 M 0 30 L 0 -12 M -16 4 L 0 -12 L 16 4",
    "arrow.up.forward.square": "s r -41 -41 82 82 14|@arrow.up.right .55",
    "arrow.up.forward.square.fill": "f r -45 -45 90 90 18|x@arrow.up.right .55",
    "arrow.down.forward": "@arrow.down.right",
    "arrowshape.turn.up.backward": "@arrowshape.turn.up.left",
    "arrowshape.turn.up.backward.fill": "@arrowshape.turn.up.left.fill",
    "arrowshape.turn.up.forward": "@arrowshape.turn.up.right",
    "arrowshape.turn.up.forward.fill": "@arrowshape.turn.up.right.fill",
    "arrowshape.right": "s M 2 -42 L 52 0 L 2 42 L 2 20 L -50 20 L -50 -20 L 2 -20 Z",
    "arrowshape.right.fill": "f M -2 -50 L 58 0 L -2 50 L -2 24 L -54 24 L -54 -24 L -2 -24 Z",
    "arrowshape.left": "@-arrowshape.right",
    "arrowshape.left.fill": "@-arrowshape.right.fill",
    "arrow.turn.right.down": "s M -42 -32 L 4 -32 Q 16 -32 16 -20 L 16 44 M -10 18 L 16 44 L 42 18",
    "arrow.turn.left.up":
      "s M 42 38 L -4 38 Q -16 38 -16 26 L -16 -44 M -42 -18 L -16 -44 L 10 -18",
    "rectangle.portrait.and.arrow.right.fill":
      "f r -50 -52 66 104 14|xs18 M -14 0 L 60 0|s M -10 0 L 54 0 M 34 -20 L 54 0 L 34 20",
  ]
}
