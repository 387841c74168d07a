internal import QuartzCore

/// Items that a tap selects, and items whose menu's choice is their title (V-194).
extension UIBarButtonItem {
  /// True if a touch opens the menu.
  var opensMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

  /// True if the chosen element of the menu is the item's title.
  var showsChoice: Bool { changesSelectionAsPrimaryAction && opensMenuAtOnce }

  /// The element of the menu that the item shows; nil where it shows none.
  var choice: (any UIMenuLeaf)? {
    showsChoice ? menu?.leaves.first { $0.state == .on } : nil
  }

  /// One element is chosen, the first one unless the app chose another.
  func selectionMayShow() {
    if showsChoice, choice == nil { menu?.leaves.first?.state = .on }
    changed()
  }

  /// A tap selects the item, or no longer.
  func toggleSelection() {
    if changesSelectionAsPrimaryAction, !opensMenuAtOnce { isSelected.toggle() }
  }

  /// An element of the menu was chosen, which the item shows from now on.
  func choose(_ element: UIMenuElement, in menu: UIMenu) {
    guard showsChoice, let leaf = element as? any UIMenuLeaf,
      menu.leaves.contains(where: { $0 === leaf })
    else { return }
    menu.select(leaf)
    changed()
  }
}
