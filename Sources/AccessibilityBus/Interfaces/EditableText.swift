internal import AccessibilityTree

extension Interface {
  /// The interface for changing a field's text.
  ///
  /// The clipboard is the app's own affair, so nothing is copied to it or taken from it.
  static let editableText = Interface(
    "EditableText",
    applies: { node, _ in node.text?.isEditable ?? false },
    methods: [
      Method("SetTextContents", "s", "b") { $0.change(.setText($0.node.id, $0.text(0))) },
      Method("InsertText", "isi", "b") { call in
        let place = call.servedText.clamped(call.number(0))
        // The length counts bytes, as libatspi sends it; words are inserted whole.
        return call.change(.replaceText(call.node.id, place..<place, call.text(1)))
      },
      Method("DeleteText", "ii", "b") { call in
        let servedText = call.servedText
        let (start, end) = (servedText.clamped(call.number(0)), servedText.end(call.number(1)))
        guard start < end else { return .no }
        return call.change(.replaceText(call.node.id, start..<end, ""))
      },
      Method("CopyText", "ii", "") { _ in .values([]) },
      Method("CutText", "ii", "b") { _ in .no },
      Method("PasteText", "i", "b") { _ in .no },
    ]
  )
}

extension Call {
  fileprivate func change(_ request: AccessibilityRequest) -> Answer {
    node.traits.contains(.notEnabled) ? .no : .request(request)
  }
}
