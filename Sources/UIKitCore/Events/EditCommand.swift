/// The commands of editing that fields and text views have.
nonisolated enum EditCommand: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The command that an action is; nil for other actions.
  init?(_ action: Selector) {
    guard action.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(action.description.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }
}
