/// The app's own actions on documents (V-285).
extension UIDocumentBrowserViewController {
  /// The elements of the menu of a document.
  func menuElements(for file: URL) -> [UIMenuElement] {
    customActions.filter { $0.isOffered(in: .menu, for: [file]) }.map { action in
      UIAction(title: action.localizedTitle) { _ in action.perform(on: [file]) }
    }
  }

  private var barActions: [UIDocumentBrowserAction] {
    customActions.filter { $0.availability.contains(.navigationBar) }
  }

  /// The item by which documents begin to be selected, where the bar has something for them.
  var selectItems: [UIBarButtonItem] {
    guard !barActions.isEmpty else { return [] }
    let select = UIAction(title: "Select") { [weak self] _ in self?.select(true) }
    return [UIBarButtonItem(primaryAction: select)]
  }

  /// The bar while documents are selected: the actions, disabled where they are not for all of them.
  func showItems(for selection: [URL]) {
    let done = UIAction { [weak self] _ in self?.select(false) }
    list?.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(systemItem: .done, primaryAction: done)
    ]
    list?.navigationItem.rightBarButtonItems = barActions.map { action in
      let perform = UIAction(title: action.localizedTitle, image: action.image) { [weak self] _ in
        self?.select(false)
        action.perform(on: selection)
      }
      let item = UIBarButtonItem(primaryAction: perform)
      item.isEnabled = action.isOffered(in: .navigationBar, for: selection)
      return item
    }
  }

  private func select(_ isSelecting: Bool) {
    list?.select(isSelecting)
    selection = isSelecting ? [] : nil
  }

  /// Renames a file beside others; fails where one has the name.
  func rename(_ file: URL, _ name: String, _ done: (URL?, (any Error)?) -> Void) {
    let (ending, folder) = (file.pathExtension, file.deletingLastPathComponent())
    let isWhole = ending.isEmpty || (name as NSString).pathExtension == ending
    let place = folder.appendingPathComponent(isWhole ? name : "\(name).\(ending)")
    do {
      guard !name.isEmpty, !name.contains("/") else { throw CocoaError(.fileWriteInvalidFileName) }
      try FileManager.default.moveItem(at: file, to: place)
      list?.reload()
      done(place, nil)
    } catch {
      done(nil, error)
    }
  }
}
