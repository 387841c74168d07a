/// Rows that two fingers choose, and rows that dragged items open.
extension UITableView: RangeSelectingList {
  var choosesSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func mayChooseRange(from path: IndexPath) -> Bool {
    guard allowsMultipleSelectionDuringEditing || allowsMultipleSelection else { return false }
    return tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func beganChoosingRange(at path: IndexPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endedChoosingRange() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func isChosen(_ path: IndexPath) -> Bool { selection.contains(path) }

  func choose(_ path: IndexPath, _ isChosen: Bool) { userChose(path) }

  func entries(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { $0 >= first && $0 <= last }
  }

  func springChanged() {
    setOwnSpring(isSpringLoaded, part: { [weak self] in self?.springPart(at: $0) }) {
      [weak self] context in
      guard let self, let path = springPath(context) else { return true }
      let delegate = tableDelegate
      return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    } opens: { [weak self] context in
      guard let self, let path = springPath(context) else { return }
      userChose(path)
    }
  }

  private func springPath(_ context: any UISpringLoadedInteractionContext) -> IndexPath? {
    indexPathForRow(at: context.location(in: self))
  }

  private func springPart(at point: CGPoint) -> AnyHashable? {
    indexPathForRow(at: point).map(AnyHashable.init)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
