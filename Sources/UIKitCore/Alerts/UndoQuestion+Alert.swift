extension UndoQuestion: UndoAsking {
  /// Shows an alert named after what would be taken back, with a button for each way and one to
  /// cancel (W-119).
  func ask(about manager: UndoManager, over controller: UIViewController) {
    guard !(controller is UIAlertController) else { return }
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if manager.canUndo {
      alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      let name = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
      alert.addAction(UIAlertAction(title: name, style: .default) { _ in manager.redo() })
    }
    controller.present(alert, animated: true)
  }
}
