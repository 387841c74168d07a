/// Finds the classes that a source declares, by the keywords before their names.
///
/// It knows keywords, not grammar: a class named only in a comment counts as declared, which at
/// worst keeps the audit quiet.
enum Declarations {
  private static let openers: [[UInt8]] = ["class", "@interface", "@implementation", "@objc("].map {
    Array($0.utf8)
  }

  static func classes(in source: [UInt8]) -> Set<String> {
    var classes: Set<String> = []
    var place = 0
    while place < source.count {
      let byte = source[place]
      guard byte == UInt8(ascii: "c") || byte == UInt8(ascii: "@"),
        place == 0 || !source[place - 1].isWord
      else {
        place += 1
        continue
      }
      for opener in openers where starts(source, at: place, with: opener) {
        if let name = name(in: source, after: place + opener.count) { classes.insert(name) }
      }
      place += 1
    }
    return classes
  }

  private static func starts(_ source: [UInt8], at place: Int, with word: [UInt8]) -> Bool {
    guard place + word.count < source.count else { return false }
    return source[place..<place + word.count].elementsEqual(word)
  }

  private static func name(in source: [UInt8], after place: Int) -> String? {
    guard source[place - 1] == UInt8(ascii: "(") || source[place].isXMLSpace else { return nil }
    var start = place
    while start < source.count, source[start].isXMLSpace { start += 1 }
    var end = start
    while end < source.count, source[end].isWord { end += 1 }
    return end > start ? String(decoding: source[start..<end], as: UTF8.self) : nil
  }
}

extension UInt8 {
  /// True if it may be part of a name; bytes of other scripts may.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
