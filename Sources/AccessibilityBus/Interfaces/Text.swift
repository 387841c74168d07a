internal import AccessibilityTree

extension Interface {
  /// The interface for reading a field's text.
  static let text = Interface(
    "Text",
    applies: { node, _ in node.text != nil },
    properties: [
      Property("CharacterCount", "i") { .count($0.servedText.count) },
      Property("CaretOffset", "i") { .count($0.selection.upperBound) },
    ],
    methods: readingText + attributesOfText + placesOfText + selectingText
  )

  private static let readingText: [Method] = [
    Method("GetText", "ii", "s") { .value(.string($0.servedText[$0.number(0), $0.number(1)])) },
    Method("GetCharacterAtOffset", "i", "i") { call in
      let (servedText, offset) = (call.servedText, call.number(0))
      let scalar = (0..<servedText.count).contains(offset) ? servedText.scalars[offset].value : 0
      return .value(.int(Int32(scalar)))
    },
    Method("GetStringAtOffset", "iu", "sii") { call in
      call.piece(TextUnit(granularity: call.number(1))) { $0.range(of: $1, at: $2) }
    },
    Method("GetTextAtOffset", "iu", "sii") { call in
      call.piece(TextUnit(boundary: call.number(1))) { $0.range(of: $1, at: $2) }
    },
    Method("GetTextBeforeOffset", "iu", "sii") { call in
      call.piece(TextUnit(boundary: call.number(1))) { $0.range(of: $1, beside: $2, after: false) }
    },
    Method("GetTextAfterOffset", "iu", "sii") { call in
      call.piece(TextUnit(boundary: call.number(1))) { $0.range(of: $1, beside: $2, after: true) }
    },
  ]

  /// All text of a field has the same attributes, since none are published.
  private static let attributesOfText: [Method] = [
    Method("GetAttributeValue", "is", "s") { _ in .value(.string("")) },
    Method("GetAttributes", "i", "a{ss}ii") {
      .values([.table([:]), .int(0), .count($0.servedText.count)])
    },
    Method("GetAttributeRun", "ib", "a{ss}ii") {
      .values([.table([:]), .int(0), .count($0.servedText.count)])
    },
    Method("GetDefaultAttributes", "", "a{ss}") { _ in .value(.table([:])) },
    Method("GetDefaultAttributeSet", "", "a{ss}") { _ in .value(.table([:])) },
  ]

  private static let selectingText: [Method] = [
    Method("SetCaretOffset", "i", "b") { call in
      let place = call.servedText.clamped(call.number(0))
      return .request(.select(call.node.id, place..<place))
    },
    Method("GetNSelections", "", "i") { .value(.int($0.selection.isEmpty ? 0 : 1)) },
    Method("GetSelection", "i", "ii") { call in
      let range = call.number(0) == 0 ? call.selection : 0..<0
      return .values([.count(range.lowerBound), .count(range.upperBound)])
    },
    Method("AddSelection", "ii", "b") { $0.select($0.number(0), $0.number(1)) },
    Method("SetSelection", "iii", "b") { call in
      call.number(0) == 0 ? call.select(call.number(1), call.number(2)) : .no
    },
    Method("RemoveSelection", "i", "b") { call in
      guard call.number(0) == 0, !call.selection.isEmpty else { return .no }
      return call.select(call.selection.upperBound, call.selection.upperBound)
    },
  ]
}

extension Call {
  var servedText: ServedText { ServedText(node.text?.content ?? "") }

  var selection: Range<Int> { node.text?.selection ?? 0..<0 }

  /// A part of the text with where it begins and ends; nothing for a unit that there is not.
  ///
  /// Only the app knows where lines end that are broken for want of room.
  fileprivate func piece(
    _ unit: TextUnit?,
    _ range: @escaping @Sendable (ServedText, TextUnit, Int) -> Range<Int>
  ) -> Answer {
    @Sendable func values(_ servedText: ServedText) -> [BusValue] {
      let found = unit.map { range(servedText, $0, number(0)) } ?? 0..<0
      return [.string(servedText[found]), .count(found.lowerBound), .count(found.upperBound)]
    }
    guard unit == .line, node.mayBreakLines else { return .values(values(servedText)) }
    return .places { places in
      values(ServedText(node.text?.content ?? "", lines: places?.lines.map(\.range) ?? []))
    }
  }

  fileprivate func select(_ start: Int, _ end: Int) -> Answer {
    let servedText = servedText
    let (first, last) = (servedText.clamped(start), servedText.end(end))
    return .request(.select(node.id, min(first, last)..<max(first, last)))
  }
}
