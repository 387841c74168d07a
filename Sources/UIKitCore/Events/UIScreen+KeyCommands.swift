/// The list of the key commands that can be used now, seen while Command is held (W-160).
extension UIScreen {
  /// A key goes down or up.
  func noteHold(of key: UIKey, isDown: Bool) {
    guard !commandHold.isRepeat(of: key.usage, isDown: isDown) else { return }
    hideKeyCommands()
    guard commandHold.hears(key.usage, isCommand: key.isCommand, isDown: isDown) else { return }
    let number = commandHold.number
    frameLoop.schedule(after: CommandHold.delay) { [weak self] in
      if self?.commandHold.goesOn(number) == true { self?.showKeyCommands() }
    }
  }

  /// The list goes away, and does not come before Command is pressed again.
  func endCommandHold() {
    commandHold.end()
    hideKeyCommands()
  }

  private func hideKeyCommands() {
    guard let list = commandHold.list as? UIView else { return }
    commandHold.list = nil
    UIView.animate(withDuration: 0.15) {
      list.alpha = 0
    } completion: { _ in
      list.removeFromSuperview()
    }
  }

  private func showKeyCommands() {
    let groups = UIApplication.shared.usableKeyCommands
    guard !groups.isEmpty, let window = UIApplication.shared.keyWindow else { return }
    let list: any KeyCommandShowing = KeyCommandList(groups: groups)
    let panel = list.panel(over: window)
    commandHold.list = panel
    panel.alpha = 0
    UIView.animate(withDuration: 0.15) { panel.alpha = 1 }
  }
}

/// Shows key commands.
protocol KeyCommandShowing {
  /// A view with the commands, in its place over a window.
  func panel(over window: UIWindow) -> UIView
}

/// The list of key commands; labels lie above this folder, so `KeyCommands` knows how to show it.
struct KeyCommandList {
  let groups: [KeyCommandGroup]
}

/// Key commands that belong together in the list of them.
struct KeyCommandGroup {
  /// Two commands of one key are one for a person: the first one is performed.
  struct Key: Hashable {
    let input: String?
    let flags: Int

    init(_ command: UIKeyCommand) {
      input = command.input?.lowercased()
      flags = command.modifierFlags.rawValue
    }
  }

  let title: String
  let commands: [UIKeyCommand]
}

extension UIKey {
  /// True for Command, and for Control, which stands for it on desktops (W-161), held without another
  /// key: their usage numbers, left and right.
  fileprivate var isCommand: Bool {
    [224, 227, 228, 231].contains(usage) && modifierFlags.isDisjoint(with: [.shift, .alternate])
  }
}
