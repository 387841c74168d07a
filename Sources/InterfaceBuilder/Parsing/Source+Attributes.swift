extension Source {
  /// The position of an attribute's name; the element's own when it has no such attribute.
  ///
  /// It reads no further than `reach` into a tag, so that no document can make problems slow.
  ///
  /// - Complexity: O(*n*) in the bytes of the opening tag; meant for problems, not for reading.
  func position(of attribute: String, in element: Element) -> Position {
    var place = offset(of: element.position) + 1
    let end = min(place + Source.reach, bytes.count)
    skip(&place) { !$0.isXMLSpace && !$0.endsTag }
    while place < end {
      skip(&place) { $0.isXMLSpace }
      guard place < bytes.count, !bytes[place].endsTag else { break }
      let start = place
      skip(&place) { !$0.isXMLSpace && $0 != UInt8(ascii: "=") && !$0.endsTag }
      if bytes[start..<place].elementsEqual(attribute.utf8) { return position(at: start) }
      skipValue(&place)
    }
    return element.position
  }

  private static let reach = 16 << 10

  private func skip(_ place: inout Int, while matches: (UInt8) -> Bool) {
    while place < bytes.count, matches(bytes[place]) { place += 1 }
  }

  /// Steps over the equals sign and the quoted value behind it.
  private func skipValue(_ place: inout Int) {
    skip(&place) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && !$0.endsTag }
    guard place < bytes.count, !bytes[place].endsTag else { return }
    let quote = bytes[place]
    place += 1
    skip(&place) { $0 != quote }
    place += 1
  }
}

extension UInt8 {
  /// True if it closes an opening tag outside a value.
  fileprivate var endsTag: Bool { self == UInt8(ascii: ">") || self == UInt8(ascii: "/") }
}
