/// Key commands: those of the responders from the one that has the keys on, then those of the menu
/// bar.
extension UIApplication {
  /// Performs the command of a key; false if it has none that anybody takes.
  ///
  /// On the keyboards of desktops Control does what Command does on iOS, and the key with the logo,
  /// which stands for Command, mostly belongs to the desktop: so Control counts as Command where no
  /// command wants Control itself, and no text that is edited uses the key (W-161).
  func performKeyCommand(_ key: UIKey) -> Bool {
    if let isDone = performKeyCommand(key, key.modifierFlags) { return isDone }
    guard key.modifierFlags.contains(.control), !key.modifierFlags.contains(.command),
      !(keyWindow?.firstResponder is any UIKeyInput && key.editsText)
    else { return false }
    let flags = key.modifierFlags.subtracting(.control).union(.command)
    return performKeyCommand(key, flags) ?? false
  }

  private func performKeyCommand(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool? {
    for responder in keyResponders {
      if let isDone = perform(responder.allKeyCommands, by: key, flags, responder) { return isDone }
    }
    return perform(UIMenuSystem.main.keyCommands, by: key, flags, keyResponder ?? self)
  }

  /// The responder that gets keys first.
  private var keyResponder: UIResponder? { keyWindow?.firstResponder ?? keyWindow?.frontController }

  private var keyResponders: some Sequence<UIResponder> {
    sequence(first: keyResponder, next: { $0?.next }).lazy.compactMap(\.self)
  }

  /// Sends the first command of a key to the first responder that can perform it, once that has
  /// validated it; nil if none can, and true for a disabled one, which takes its key all the same.
  private func perform(
    _ commands: [UIKeyCommand],
    by key: UIKey,
    _ flags: UIKeyModifierFlags,
    _ responder: UIResponder
  ) -> Bool? {
    for command in commands {
      guard let action = command.action(of: key, flags) else { continue }
      guard let target = validated(command, action, from: responder) else { return nil }
      guard !command.attributes.contains(.disabled) else { return true }
      return ClassTable.send(action, to: target, [command]) != nil
    }
    return nil
  }

  /// The responder that performs a command of a menu now, which it has validated; nil for none.
  func keyTarget(of command: UICommand) -> UIResponder? {
    validated(command, command.action, from: keyResponder ?? self)
  }

  /// The responder that would perform a command, which it has validated; nil if none would.
  private func validated(
    _ command: UICommand,
    _ action: Selector,
    from responder: UIResponder
  ) -> UIResponder? {
    let target = responder.target(forAction: action, withSender: command) as? UIResponder
    target?.validate(command)
    return target
  }

  /// The commands with a title that keys could perform now: those of the responders under the app's
  /// name, then those of each menu of the bar under its title (W-160).
  var usableKeyCommands: [KeyCommandGroup] {
    var known: Set<KeyCommandGroup.Key> = []
    func usable(_ commands: [UIKeyCommand], _ responder: UIResponder) -> [UIKeyCommand] {
      commands.filter { command in
        !command.shownTitle.isEmpty && validated(command, command.action, from: responder) != nil
          && command.attributes.isDisjoint(with: [.hidden, .disabled])
          && known.insert(KeyCommandGroup.Key(command)).inserted
      }
    }
    let own = keyResponders.flatMap { usable($0.allKeyCommands, $0) }
    let menus = UIMenuSystem.main.root.children.compactMap { $0 as? UIMenu }
    let ofMenus = menus.map { menu in
      let commands = UIMenuSystem.keyCommands(in: menu)
      return KeyCommandGroup(title: menu.title, commands: usable(commands, keyResponder ?? self))
    }
    return ([KeyCommandGroup(title: name, commands: own)] + ofMenus)
      .filter { !$0.commands.isEmpty }
  }
}

extension UIResponder {
  /// The commands of a class, and those that were added to a controller, which count also where a
  /// class has commands of its own.
  fileprivate var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.bars.keyCommands ?? [])
  }
}

extension UIKey {
  /// True for the keys by which a text that is edited is cut, copied, pasted, selected and put back.
  fileprivate var editsText: Bool {
    let plain = charactersIgnoringModifiers
    return plain == "z" || UIKeyCommand.editActions[plain] != nil
  }
}

extension UIKeyCommand {
  /// The title in the list of commands: the longer one, if there is one.
  var shownTitle: String {
    discoverabilityTitle.flatMap { $0.isEmpty ? nil : $0 } ?? title
  }

  /// The action of a key with the modifiers that are held: that of the command or of an alternate;
  /// nil for a key of something else.
  fileprivate func action(of key: UIKey, _ flags: UIKeyModifierFlags) -> Selector? {
    let plain = input == Self.inputDelete ? "\u{8}" : input?.lowercased()
    guard plain == key.charactersIgnoringModifiers.lowercased() else { return nil }
    if flags == modifierFlags { return action }
    return alternates.first { flags == modifierFlags.union($0.modifierFlags) }?.action
  }
}
