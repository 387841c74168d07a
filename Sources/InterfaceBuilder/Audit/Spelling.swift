/// Finds the name that a misspelled one may have meant.
package enum Spelling {
  /// The name nearest to another in spelling, if it is near enough to be worth suggesting.
  static func nearest(to word: String, in vocabulary: [String]) -> String? {
    let letters = Array(word.utf8)
    guard (2...64).contains(letters.count) else { return nil }
    let limit = letters.count < 5 ? 1 : max(2, letters.count / 4)
    var best: (word: String, distance: Int)?
    for candidate in vocabulary where abs(candidate.utf8.count - letters.count) <= limit {
      let distance = distance(letters, Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of bytes to change, add or drop to turn one name into the other.
  package static func distance(_ one: String, _ other: String) -> Int {
    distance(Array(one.utf8), Array(other.utf8))
  }

  /// The same of their bytes, how many must be changed, added or dropped to turn one word into the other.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the names.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in other.indices {
        let replaced = diagonal + (other[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
