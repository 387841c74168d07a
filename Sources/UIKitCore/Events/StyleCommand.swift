/// The commands that change the attributes of a text.
nonisolated enum StyleCommand: String, CaseIterable {
  case toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize
  case makeTextWritingDirectionLeftToRight, makeTextWritingDirectionRightToLeft

  /// The command that an action is; nil for other actions.
  init?(_ action: Selector) {
    guard action.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(action.description.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }
}
