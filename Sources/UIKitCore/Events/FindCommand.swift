/// The commands of searching, which keys give.
nonisolated enum FindCommand: String {
  case find, findAndReplace, findNext, findPrevious, useSelectionForFind

  /// The command that an action is; nil for other actions.
  init?(_ action: Selector) {
    guard action.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(action.description.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }

  /// The command of a key with the modifiers that are held, where Control counts as Command; nil
  /// for none (W-234).
  @MainActor init?(_ key: UIKey) {
    var flags = key.modifierFlags
    if flags.contains(.control) { flags = flags.subtracting(.control).union(.command) }
    switch (key.charactersIgnoringModifiers.lowercased(), flags) {
    case ("f", .command): self = .find
    case ("f", [.command, .alternate]): self = .findAndReplace
    case ("g", .command): self = .findNext
    case ("g", [.command, .shift]): self = .findPrevious
    case ("e", .command): self = .useSelectionForFind
    default: return nil
    }
  }
}

/// An interaction that searches, as far as those below know.
@MainActor
protocol FindTaking: UIInteraction {
  /// Performs a command; false if it has nothing to do.
  func perform(_ command: FindCommand) -> Bool
}

extension UIApplication {
  /// Has a key's command of searching performed: by a responder with a method of that name, or by
  /// the first view from the first responder upwards with an interaction that searches.
  func performFindCommand(_ key: UIKey) -> Bool {
    guard let command = FindCommand(key) else { return false }
    if sendAction(command.selector, to: nil, from: nil, for: nil) { return true }
    let chain = sequence(first: keyWindow?.firstResponder, next: { $0?.next })
    for case let view as UIView in chain {
      for case let taking as any FindTaking in view.interactions where taking.perform(command) {
        return true
      }
    }
    return false
  }
}
