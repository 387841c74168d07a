nonisolated extension SymbolLibrary {
  /// Documents, folders, books, lists and charts.
  static let documents: [String: String] = [
    "doc":
      "s M -38 -34 Q -38 -48 -24 -48 L 6 -48 L 38 -16 L 38 34 Q 38 48 24 48 L -24 48 Q "
      + "-38 48 -38 34 Z M 6 -48 L 6 -24 Q 6 -16 14 -16 L 38 -16",
    "doc.fill":
      "f M -42 -36 Q -42 -52 -26 -52 L 2 -52 L 2 -24 Q 2 -12 14 -12 L 42 -12 L 42 36 Q 42 "
      + "52 26 52 L -26 52 Q -42 52 -42 36 Z M 10 -50 L 40 -20 L 16 -20 Q 10 -20 10 -26 Z",
    "doc.text": "@doc|s6 M -20 4 L 20 4 M -20 24 L 20 24",
    "doc.text.fill": "@doc.fill|xs6 M -20 8 L 20 8 M -20 28 L 20 28",
    "doc.plaintext": "s r -38 -48 76 96 13|s6 M -20 -22 L 20 -22 M -20 -4 L 20 -4 M -20 14 L 4 14",
    "doc.plaintext.fill":
      "f r -42 -52 84 104 15|xs6 M -20 -22 L 20 -22 M -20 -4 L 20 -4 M -20 14 L 4 14",
    "doc.richtext":
      "s r -38 -48 76 96 13|f r -22 -32 20 20 4|s6 M 8 -28 L 22 -28 M 8 -16 L 22 -16 M "
      + "-20 6 L 20 6 M -20 22 L 20 22",
    "doc.on.doc":
      "s M -50 -22 Q -50 -32 -40 -32 L -16 -32 L 8 -8 L 8 40 Q 8 50 -2 50 L -40 50 Q -50 "
      + "50 -50 40 Z M -16 -32 L -16 -14 Q -16 -8 -10 -8 L 8 -8|s M -22 -42 Q -20 -50 -10 "
      + "-50 L 20 -50 L 50 -20 L 50 22 Q 50 32 40 32 L 20 32 M 20 -50 L 20 -28 Q 20 -20 28 "
      + "-20 L 50 -20",
    "doc.on.doc.fill":
      "f M -54 -24 Q -54 -36 -42 -36 L -18 -36 L -18 -16 Q -18 -4 -6 -4 L 12 -4 L 12 42 Q "
      + "12 54 0 54 L -42 54 Q -54 54 -54 42 Z|f M -26 -44 Q -22 -54 -12 -54 L 18 -54 L 18 "
      + "-28 Q 18 -16 30 -16 L 54 -16 L 54 24 Q 54 36 42 36 L 20 36 L 20 -8 L -10 -44 Z",
    "doc.on.clipboard":
      "s M -14 40 L -36 40 Q -48 40 -48 28 L -48 -30 Q -48 -42 -36 -42 L 12 -42 Q 24 -42 "
      + "24 -30 L 24 -18|f r -26 -52 28 18 7|s r -6 -8 52 56 9 M 8 12 L 32 12 M 8 28 L 32 "
      + "28",
    "doc.on.clipboard.fill":
      "f M -14 44 L -38 44 Q -52 44 -52 30 L -52 -32 Q -52 -46 -38 -46 L 14 -46 Q 28 -46 "
      + "28 -32 L 28 -16 L 0 -16 Q -14 -16 -14 -4 Z|f r -8 -10 58 62 10|xs6 M 8 12 L 34 12 "
      + "M 8 30 L 34 30",
    "doc.badge.plus": "@doc|@.badge.plus",
    "doc.badge.gearshape": "@doc|xf o 34 32 28|@gear .42 0 34 32",
    "doc.zipper": "@doc|s6 M -14 -44 L -14 10|f r -20 10 12 18 4",
    "doc.text.magnifyingglass": "@doc.text|xf o 24 20 34|@magnifyingglass .58 0 28 22",
    "clipboard": "s r -40 -42 80 90 13|xf r -22 -56 44 24 8|s r -18 -52 36 18 8",
    "clipboard.fill": "f r -44 -44 88 98 16|xf r -24 -60 48 32 8|f r -18 -56 36 22 8",
    "list.clipboard":
      "@clipboard|s6 M -8 -10 L 22 -10 M -8 8 L 22 8 M -8 26 L 22 26|f o -22 -10 4 o -22 "
      + "8 4 o -22 26 4",
    "folder":
      "s M -54 -28 Q -54 -38 -44 -38 L -22 -38 Q -17 -38 -13 -34 L -6 -28 L 44 -28 Q 54 "
      + "-28 54 -18 L 54 28 Q 54 38 44 38 L -44 38 Q -54 38 -54 28 Z M -54 -10 L 54 -10",
    "folder.fill":
      "f M -58 -30 Q -58 -42 -46 -42 L -22 -42 Q -15 -42 -10 -37 L -4 -32 L 46 -32 Q 58 "
      + "-32 58 -20 L 58 -18 L -58 -18 Z M -58 -10 L 58 -10 L 58 30 Q 58 42 46 42 L -46 42 "
      + "Q -58 42 -58 30 Z",
    "folder.badge.plus": "@folder|@.badge.plus 1 0 8 0",
    "folder.badge.minus": "@folder|@.badge.minus 1 0 8 0",
    "folder.badge.gearshape": "@folder|xf o 42 26 26|@gear .4 0 42 26",
    "folder.fill.badge.plus": "@folder.fill|@.badge.plus 1 0 8 0",
    "folder.badge.person.crop": "@folder|@person.fill .34 0 0 14",
    "book":
      "s M 0 -30 C -14 -42 -34 -42 -52 -38 L -52 32 C -34 28 -14 28 0 40 C 14 28 34 28 52 "
      + "32 L 52 -38 C 34 -42 14 -42 0 -30 Z M 0 -30 L 0 40",
    "book.fill":
      "f M -4 -34 C -18 -46 -38 -46 -56 -42 L -56 36 C -38 32 -18 32 -4 44 Z M 4 -34 C 18 "
      + "-46 38 -46 56 -42 L 56 36 C 38 32 18 32 4 44 Z",
    "book.closed":
      "s M -36 36 L -36 -34 Q -36 -48 -22 -48 L 36 -48 L 36 26 L -26 26 Q -36 26 -36 37 Q "
      + "-36 48 -26 48 L 36 48 L 36 26",
    "book.closed.fill":
      "f M -40 38 L -40 -36 Q -40 -52 -24 -52 L 40 -52 L 40 24 L -24 24 Q -30 24 -30 34 Q "
      + "-30 44 -24 44 L 40 44 L 40 52 L -26 52 Q -40 52 -40 38 Z",
    "books.vertical":
      "s r -50 -46 26 92 6 r -24 -46 26 92 6|s M 8 -40 L 26 -46 L 50 40 L 32 46 Z|s5 M "
      + "-50 -28 L -24 -28 M -24 28 L 2 28",
    "books.vertical.fill":
      "f r -54 -50 28 100 6 r -22 -50 28 100 6 M 12 -42 L 32 -48 L 56 44 L 36 50 Z",
    "text.book.closed": "@book.closed|s6 M -14 -26 L 16 -26 M -14 -8 L 16 -8",
    "bookmark": "s M -30 -36 Q -30 -48 -18 -48 L 18 -48 Q 30 -48 30 -36 L 30 46 L 0 20 L -30 46 Z",
    "bookmark.fill":
      "f M -34 -38 Q -34 -53 -19 -53 L 19 -53 Q 34 -53 34 -38 L 34 48 Q 34 55 28 50 L 0 "
      + "26 L -28 50 Q -34 55 -34 48 Z",
    "bookmark.slash": "@bookmark|@.strike",
    "bookmark.slash.fill": "@bookmark.fill|@.strike",
    "newspaper":
      "s M -32 -40 L 44 -40 Q 56 -40 56 -28 L 56 28 Q 56 40 44 40 L -44 40 Q -56 40 -56 "
      + "28 L -56 -14 L -32 -14 M -32 -40 L -32 28 Q -32 40 -44 40|s6 r -16 -24 24 22 3 M "
      + "22 -22 L 42 -22 M 22 -4 L 42 -4 M -16 12 L 42 12 M -16 26 L 42 26",
    "newspaper.fill":
      "f M -30 -44 L 46 -44 Q 60 -44 60 -30 L 60 30 Q 60 44 46 44 L -46 44 Q -60 44 -60 "
      + "30 L -60 -18 L -38 -18 L -38 30 L -30 30 Z|xs6 M 20 -24 L 44 -24 M 20 -6 L 44 -6 M "
      + "-16 12 L 44 12 M -16 28 L 44 28|xf r -18 -28 26 24 3",
    "note":
      "s M -44 -30 Q -44 -44 -30 -44 L 30 -44 Q 44 -44 44 -30 L 44 12 L 14 44 L -30 44 Q "
      + "-44 44 -44 30 Z M 44 12 L 24 12 Q 14 12 14 22 L 14 44",
    "note.text": "@note|s6 M -26 -22 L 26 -22 M -26 -4 L 26 -4 M -26 14 L 0 14",
    "note.text.badge.plus": "@note.text|@.badge.plus",
    "calendar":
      "s r -48 -40 96 84 13 M -48 -16 L 48 -16 M -24 -50 L -24 -34 M 24 -50 L 24 -34|f o "
      + "-24 4 5 o -8 4 5 o 8 4 5 o 24 4 5 o -24 18 5 o -8 18 5 o 8 18 5 o 24 18 5 o -24 32 "
      + "5 o -8 32 5",
    "calendar.badge.plus": "@calendar|@.badge.plus 1 0 4 4",
    "calendar.badge.minus": "@calendar|@.badge.minus 1 0 4 4",
    "calendar.badge.clock": "@calendar|xf o 34 30 28|@clock .44 0 36 32",
    "calendar.badge.exclamationmark": "@calendar|xf o 36 32 24|@exclamationmark .5 0 38 30",
    "list.bullet":
      "f o -46 -30 6 o -46 0 6 o -46 30 6|s M -26 -30 L 52 -30 M -26 0 L 52 0 M -26 30 L "
      + "52 30",
    "list.dash":
      "s M -52 -30 L -40 -30 M -52 0 L -40 0 M -52 30 L -40 30 M -22 -30 L 52 -30 M -22 0 "
      + "L 52 0 M -22 30 L 52 30",
    "list.number":
      "s M -22 -30 L 52 -30 M -22 0 L 52 0 M -22 30 L 52 30|@1 .24 0 -44 -30|@2 .24 0 -44 "
      + "0|@3 .24 0 -44 30",
    "list.star":
      "@star.fill .18 0 -44 -30|@star.fill .18 0 -44 0|@star.fill .18 0 -44 30|s M -24 "
      + "-30 L 52 -30 M -24 0 L 52 0 M -24 30 L 52 30",
    "list.triangle":
      "f M -52 -38 L -38 -30 L -52 -22 Z M -52 -8 L -38 0 L -52 8 Z M -52 22 L -38 30 L "
      + "-52 38 Z|s M -24 -30 L 52 -30 M -24 0 L 52 0 M -24 30 L 52 30",
    "list.bullet.indent":
      "f o -48 -30 6 o -28 0 6 o -28 30 6|s M -28 -30 L 52 -30 M -8 0 L 52 0 M -8 30 L 52 "
      + "30",
    "list.bullet.rectangle":
      "s r -56 -40 112 80 12|f o -36 -18 4.5 o -36 0 4.5 o -36 18 4.5|s6 M -22 -18 L 38 "
      + "-18 M -22 0 L 38 0 M -22 18 L 38 18",
    "list.bullet.rectangle.fill":
      "f r -60 -44 120 88 15|xf o -36 -18 5 o -36 0 5 o -36 18 5|xs6 M -20 -18 L 38 -18 M "
      + "-20 0 L 38 0 M -20 18 L 38 18",
    "list.bullet.below.rectangle":
      "s r -52 -44 104 32 9|f o -46 10 5 o -46 34 5|s M -28 10 L 52 10 M -28 34 L 52 34",
    "text.badge.plus": "s M -50 -30 L 42 -30 M -50 -4 L 42 -4 M -50 22 L 2 22|@.badge.plus",
    "text.badge.checkmark":
      "s M -50 -30 L 42 -30 M -50 -4 L 42 -4 M -50 22 L 2 22|@.badge.checkmark",
    "text.badge.xmark": "s M -50 -30 L 42 -30 M -50 -4 L 42 -4 M -50 22 L 2 22|@.badge.xmark",
    "checklist":
      "s7 M -54 -22 L -46 -12 L -32 -34 M -54 22 L -46 32 L -32 10|s M -16 -22 L 54 -22 M "
      + "-16 22 L 54 22",
    "line.3.horizontal": "s M -44 -26 L 44 -26 M -44 0 L 44 0 M -44 26 L 44 26",
    "line.horizontal.3": "@line.3.horizontal",
    "line.3.horizontal.decrease": "s M -46 -24 L 46 -24 M -28 0 L 28 0 M -10 24 L 10 24",
    "line.horizontal.3.decrease": "@line.3.horizontal.decrease",
    "text.alignleft": "s M -46 -36 L 46 -36 M -46 -12 L 18 -12 M -46 12 L 46 12 M -46 36 L 18 36",
    "text.alignright": "@-text.alignleft",
    "text.aligncenter": "s M -46 -36 L 46 -36 M -30 -12 L 30 -12 M -46 12 L 46 12 M -30 36 L 30 36",
    "text.justify": "s M -46 -36 L 46 -36 M -46 -12 L 46 -12 M -46 12 L 46 12 M -46 36 L 46 36",
    "increase.indent":
      "s M -46 -36 L 46 -36 M 0 -12 L 46 -12 M 0 12 L 46 12 M -46 36 L 46 36|f M -46 -18 "
      + "L -22 0 L -46 18 Z",
    "decrease.indent":
      "s M -46 -36 L 46 -36 M 0 -12 L 46 -12 M 0 12 L 46 12 M -46 36 L 46 36|f M -22 -18 "
      + "L -46 0 L -22 18 Z",
    "text.magnifyingglass":
      "s M -52 -30 L -10 -30 M -52 -4 L -18 -4 M -52 22 L -16 22|@magnifyingglass .72 0 "
      + "22 4",
    "tablecells":
      "s r -56 -40 112 80 10 M -56 -13 L 56 -13 M -56 13 L 56 13 M -19 -40 L -19 40 M 19 "
      + "-40 L 19 40",
    "tablecells.fill":
      "f r -60 -44 120 88 13|xs6 M -60 -14 L 60 -14 M -60 14 L 60 14 M -19 -44 L -19 44 M "
      + "19 -44 L 19 44",
    "chart.bar": "s r -48 4 24 40 5 r -12 -18 24 62 5 r 24 -42 24 86 5",
    "chart.bar.fill": "f r -52 2 30 46 6 r -15 -22 30 70 6 r 22 -46 30 94 6",
    "chart.bar.xaxis": "f r -44 2 22 34 4 r -11 -18 22 54 4 r 22 -44 22 80 4|s M -52 46 L 52 46",
    "chart.pie": "s o 0 0 46 M 0 0 L 0 -46 M 0 0 L 40 23",
    "chart.pie.fill": "f a -4 4 48 30 270 L -4 4 Z|f a 4 -4 48 -90 20 L 4 -4 Z",
    "chart.line.uptrend.xyaxis":
      "s M -50 -44 L -50 32 Q -50 44 -38 44 L 52 44 M -34 20 L -10 -6 L 8 10 L 44 -34",
    "chart.xyaxis.line": "@chart.line.uptrend.xyaxis",
    "doc.text.viewfinder": "@viewfinder|@doc.text .55",
    "document": "@doc",
    "document.fill": "@doc.fill",
    "document.on.document": "@doc.on.doc",
    "document.on.document.fill": "@doc.on.doc.fill",
    "text.page": "@doc.text",
    "text.page.fill": "@doc.text.fill",
    "receipt":
      "s M -34 -48 L 34 -48 L 34 46 L 22 36 L 11 46 L 0 36 L -11 46 L -22 36 L -34 46 "
      + "Z|s6 M -16 -24 L 16 -24 M -16 -2 L 16 -2",
    "receipt.fill":
      "f M -38 -52 L 38 -52 L 38 54 L 22 42 L 11 50 L 0 42 L -11 50 L -22 42 L -38 54 "
      + "Z|xs6 M -16 -24 L 16 -24 M -16 -2 L 16 -2",
  ]
}
