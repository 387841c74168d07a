nonisolated extension SymbolLibrary {
  /// Signs that are written, and digits.
  static let signs: [String: String] = [
    "plus": "s M -42 0 L 42 0 M 0 -42 L 0 42",
    "minus": "s M -42 0 L 42 0",
    "xmark": "s M -33 -33 L 33 33 M 33 -33 L -33 33",
    "multiply": "@xmark",
    "divide": "s M -42 0 L 42 0|f o 0 -28 7 o 0 28 7",
    "equal": "s M -42 -14 L 42 -14 M -42 14 L 42 14",
    "plusminus": "s M -32 -14 L 32 -14 M 0 -46 L 0 18 M -32 42 L 32 42",
    "number": "s M -14 -42 L -26 42 M 26 -42 L 14 42 M -38 -16 L 42 -16 M -42 16 L 38 16",
    "percent": "s M 28 -38 L -28 38 o -26 -22 15 o 26 22 15",
    "checkmark": "s M -36 4 L -11 34 L 36 -36",
    "info": "s M -10 -10 L 3 -10 L 3 36 M -14 36 L 20 36|f o -1 -34 8",
    "questionmark":
      "s M -24 -20 C -24 -36 -12 -44 0 -44 C 15 -44 25 -35 25 -22 C 25 -5 0 -4 0 14|f o 0 "
      + "35 7",
    "exclamationmark": "s9 M 0 -44 L 0 12|f o 0 35 7.5",
    "exclamationmark.2": "@exclamationmark 1 0 -14 0|@exclamationmark 1 0 14 0",
    "exclamationmark.triangle":
      "s M -7 -37 Q 0 -48 7 -37 L 51 33 Q 56 43 46 43 L -46 43 Q -56 43 -51 33 Z|s7 M 0 -16 "
      + "L 0 11|f o 0 27 5.5",
    "exclamationmark.triangle.fill":
      "f M -9 -41 Q 0 -54 9 -41 L 55 35 Q 60 47 49 47 L -49 47 Q -60 47 -55 35 Z|xs7 M 0 "
      + "-18 L 0 11|xf o 0 27 5.5",
    "exclamationmark.octagon": "s n 0 0 50 8 22.5|@exclamationmark .55",
    "exclamationmark.octagon.fill": "f n 0 0 53 8 22.5|x@exclamationmark .55",
    "exclamationmark.shield": "@shield|@exclamationmark .5",
    "exclamationmark.shield.fill": "@shield.fill|x@exclamationmark .5",
    "exclamationmark.bubble": "@bubble.left|@exclamationmark .4 0 0 -7",
    "exclamationmark.bubble.fill": "@bubble.left.fill|x@exclamationmark .4 0 0 -7",
    "ellipsis": "f o -34 0 8 o 0 0 8 o 34 0 8",
    "asterisk": "s M 0 -40 L 0 40 M -35 -20 L 35 20 M -35 20 L 35 -20",
    "at":
      "s o 0 0 17 M 17 -17 L 17 8 C 17 22 40 20 40 -2 C 40 -28 22 -44 0 -44 C -25 -44 -44 "
      + "-25 -44 0 C -44 25 -25 44 0 44 C 10 44 18 42 26 37",
    "power": "s M 0 -46 L 0 -6|s a 0 2 40 -58 238",
    "command":
      "s M -16 -16 L 16 -16 L 16 16 L -16 16 Z M -16 -16 L -28 -16 C -36 -16 -42 -22 -42 "
      + "-29 C -42 -36 -36 -42 -29 -42 C -22 -42 -16 -36 -16 -28 Z M 16 -16 L 28 -16 C 36 -16 "
      + "42 -22 42 -29 C 42 -36 36 -42 29 -42 C 22 -42 16 -36 16 -28 Z M -16 16 L -28 16 C "
      + "-36 16 -42 22 -42 29 C -42 36 -36 42 -29 42 C -22 42 -16 36 -16 28 Z M 16 16 L 28 16 "
      + "C 36 16 42 22 42 29 C 42 36 36 42 29 42 C 22 42 16 36 16 28 Z",
    "option": "s M 14 -34 L 44 -34 M -44 -34 L -18 -34 L 18 34 L 44 34",
    "shift": "s M 0 -44 L 44 2 L 22 2 L 22 40 L -22 40 L -22 2 L -44 2 Z",
    "delete.left":
      "s M -24 -36 L 44 -36 Q 54 -36 54 -26 L 54 26 Q 54 36 44 36 L -24 36 L -56 0 Z M 2 "
      + "-15 L 32 15 M 32 -15 L 2 15",
    "delete.right": "@-delete.left",
    "0": "s e 0 0 24 40",
    "1": "s M -14 -26 L 6 -40 L 6 40",
    "2": "s M -24 -18 C -24 -50 26 -48 24 -16 C 22 4 -6 12 -26 40 L 26 40",
    "3":
      "s M -22 -34 C 0 -50 26 -36 22 -18 C 20 -8 8 -4 -6 -4 C 12 -4 27 4 26 18 C 24 44 -10 "
      + "46 -26 28",
    "4": "s M 14 40 L 14 -40 L -28 18 L 28 18",
    "5": "s M 22 -40 L -18 -40 L -22 -4 C -6 -16 26 -12 26 14 C 26 42 -10 46 -26 28",
    "6":
      "s M 20 -38 C -6 -30 -24 -4 -24 16 C -24 32 -14 40 0 40 C 15 40 25 29 25 15 C 25 -16 "
      + "-20 -16 -24 14",
    "7": "s M -26 -40 L 26 -40 L -6 40",
    "8": "s e 0 -20 20 20 e 0 20 25 20",
    "9": "@6 1 180",
    "dollarsign":
      "s M 26 -20 C 22 -46 -26 -44 -24 -18 C -22 6 26 -4 26 20 C 26 44 -26 44 -28 18 M 0 "
      + "-52 L 0 52",
    "eurosign":
      "s M 26 -30 C 6 -50 -26 -36 -26 0 C -26 36 6 50 26 30 M -40 -9 L 12 -9 M -40 9 L 12 9",
    "sterlingsign":
      "s M 24 -26 C 20 -46 -12 -46 -12 -18 C -12 4 -4 24 -26 38 L 28 38 M -26 0 L 14 0",
    "yensign": "s M -30 -40 L 0 0 L 30 -40 M 0 0 L 0 42 M -24 6 L 24 6 M -24 22 L 24 22",
  ]

  /// The signs that also come in circles and squares, and how much smaller they are there.
  static let framed: [String: Double] = [
    "plus": 0.55, "minus": 0.55, "xmark": 0.6, "multiply": 0.6, "divide": 0.55, "equal": 0.55,
    "checkmark": 0.58, "info": 0.55, "questionmark": 0.55, "exclamationmark": 0.55,
    "ellipsis": 0.75, "number": 0.55, "percent": 0.5, "at": 0.55, "asterisk": 0.55,
    "chevron.right": 0.6, "chevron.left": 0.6, "chevron.up": 0.6, "chevron.down": 0.6,
    "chevron.forward": 0.6, "chevron.backward": 0.6, "arrow.right": 0.55, "arrow.left": 0.55,
    "arrow.up": 0.55, "arrow.down": 0.55, "arrow.forward": 0.55, "arrow.backward": 0.55,
    "arrow.up.right": 0.6, "arrow.up.left": 0.6, "arrow.down.left": 0.6, "arrow.down.right": 0.6,
    "arrow.clockwise": 0.5, "arrow.counterclockwise": 0.5, "arrow.triangle.2.circlepath": 0.55,
    "arrow.uturn.left": 0.55, "arrow.uturn.right": 0.55, "arrow.up.arrow.down": 0.5,
    "arrow.left.arrow.right": 0.5, "play": 0.5, "pause": 0.55, "stop": 0.5, "house": 0.5,
    "star": 0.52, "heart": 0.52, "bolt": 0.5, "gear": 0.6, "trash": 0.52, "pencil": 0.55,
    "magnifyingglass": 0.52, "envelope": 0.5, "phone": 0.5, "phone.down": 0.5, "mic": 0.5,
    "mic.slash": 0.5, "video": 0.5, "bell": 0.5, "bell.slash": 0.5, "flag": 0.5, "tag": 0.5,
    "cart": 0.5, "location": 0.5, "map": 0.5, "mappin": 0.55, "link": 0.52, "paperclip": 0.52,
    "lock": 0.52, "lock.open": 0.5, "key": 0.5, "eye": 0.5, "eye.slash": 0.5, "camera": 0.5,
    "photo": 0.5, "folder": 0.5, "doc": 0.5, "book": 0.5, "bookmark": 0.52, "calendar": 0.5,
    "power": 0.55, "person": 0.5, "person.2": 0.45, "line.3.horizontal": 0.55,
    "line.3.horizontal.decrease": 0.6, "line.horizontal.3.decrease": 0.6, "list.bullet": 0.5,
    "textformat": 0.5, "dollarsign": 0.52, "eurosign": 0.52, "sterlingsign": 0.52, "yensign": 0.52,
    "drop": 0.52, "leaf": 0.5, "flame": 0.52, "moon": 0.5, "cloud": 0.5, "gift": 0.5,
    "airplane": 0.5, "car": 0.5, "bus": 0.5, "tram": 0.5, "paperplane": 0.5, "shippingbox": 0.5,
    "music.note": 0.55, "headphones": 0.52, "wifi": 0.5, "hand.thumbsup": 0.5,
    "hand.thumbsdown": 0.5, "hand.raised": 0.5, "a": 0.6, "bag": 0.5, "creditcard": 0.5,
    "square.and.arrow.up": 0.5, "ladybug": 0.55, "pawprint": 0.52, "fork.knife": 0.55,
    "bubble.left": 0.5, "archivebox": 0.5, "tray": 0.5, "waveform": 0.5, "scribble": 0.5,
    "command": 0.55, "sun.max": 0.55, "cross": 0.55, "globe": 0.6, "ant": 0.55, "0": 0.58,
    "1": 0.58, "2": 0.58, "3": 0.58, "4": 0.58, "5": 0.58, "6": 0.58, "7": 0.58, "8": 0.58,
    "9": 0.58,
  ]
}
