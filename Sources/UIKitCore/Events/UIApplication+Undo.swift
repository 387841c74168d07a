/// Taking back by keys and by a shake.
extension UIApplication {
  /// The undo manager of the first responder, or else of the controller in front.
  private var currentUndoManager: UndoManager? {
    (keyWindow?.firstResponder ?? keyWindow?.frontController)?.undoManager
  }

  /// Takes back or does again with ⌘Z and ⇧⌘Z, or with Control as on Linux, where Control and Y do
  /// again, too; false for other keys and where there is nothing to do (W-115).
  func undo(with key: UIKey) -> Bool {
    let flags = key.modifierFlags.subtracting(.shift)
    guard flags == .command || flags == .control, let manager = currentUndoManager else {
      return false
    }
    switch (key.charactersIgnoringModifiers.lowercased(), key.modifierFlags.contains(.shift)) {
    case ("z", false) where manager.canUndo: manager.undo()
    case ("z", true) where manager.canRedo: manager.redo()
    case ("y", false) where flags == .control && manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// A shake that nobody kept asks whether to take back what was done (W-119).
  func offerUndo(for motion: UIEvent.EventSubtype) {
    guard motion == .motionShake, applicationSupportsShakeToEdit,
      let manager = currentUndoManager, manager.canUndo || manager.canRedo,
      let controller = keyWindow?.frontController
    else { return }
    let question: any UndoAsking = UndoQuestion()
    question.ask(about: manager, over: controller)
  }
}

/// Asks a person whether to take back, over a controller.
protocol UndoAsking {
  func ask(about manager: UndoManager, over controller: UIViewController)
}

/// The question that a shake brings up; alerts know how to put it.
struct UndoQuestion {}
