/// The menu of the commands of editing.
extension EditedText {
  /// Opens the menu beside the caret or what is selected; false if no command has something to do
  /// (W-74).
  @discardableResult func openEditMenu() -> Bool {
    let commands = UIMenuSystem.elements(for: self, editing: EditCommand.menu, styleMenu)
    let made = editMenu(for: TextOffsets(selectedUnits), suggestedActions: commands)
    let menu = made ?? UIMenu(children: commands)
    guard !menu.children.isEmpty else { return false }
    let boxes = boxes(of: selectedUnits).map { $0.intersection(textRoom) }
    let anchor = boxes.reduce(CGRect.null) { $0.union($1) }
    let open = OpenMenu(
      menu,
      beside: anchor.isNull ? typingBox : anchor,
      of: self,
      sender: self,
      preview: nil
    )
    open.willClose = { [weak self] in self?.announceMenu(false) }
    announceMenu(true)
    open.open()
    return true
  }

  private func announceMenu(_ isShown: Bool) {
    let animator = MenuAnimator(nil)
    if isShown {
      willPresentEditMenu(animator: animator)
    } else {
      willDismissEditMenu(animator: animator)
    }
    animator.run()
  }

  /// The secondary button begins editing; on what is selected it leaves it as it is, and elsewhere it
  /// puts the caret there.
  func openEditMenu(at point: CGPoint) -> Bool {
    guard becomeFirstResponder() else { return false }
    let place = convert(point, from: nil)
    if !boxes(of: selectedUnits).contains(where: { $0.contains(place) }) {
      select(at: place, taps: 1)
    }
    return openEditMenu()
  }
}

extension EditCommand {
  /// The commands as menus show them.
  static var menu: [UICommand] {
    allCases.compactMap { command in
      command.title.map { UICommand(title: $0, action: command.selector) }
    }
  }

  /// The title in a menu; nil for a command that menus leave out.
  fileprivate nonisolated var title: String? {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    case .delete: nil
    }
  }
}

/// The press on text that is edited: it moves the caret, and opens the menu when it ends.
final class TextPress: UILongPressGestureRecognizer {
  /// A press that lifts text is none of this one's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let text = view as? any DraggedText, text.liftsText(at: location(in: text)) {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  /// The press of a text, which holds it.
  static func moving(_ text: any EditedText) -> TextPress {
    let press = TextPress()
    press.handler = { [weak text] recognizer in
      guard let text else { return }
      let point = recognizer.location(in: text)
      switch recognizer.state {
      case .began where text.boxes(of: text.selectedUnits).contains { $0.contains(point) }: break
      case .began, .changed: text.select(at: point, taps: 1)
      case .ended: text.openEditMenu()
      default: break
      }
    }
    return press
  }
}
