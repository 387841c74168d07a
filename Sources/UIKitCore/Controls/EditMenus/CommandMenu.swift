internal import Foundation

/// The commands of editing as a context menu, for lists whose delegates offer them for an entry.
extension UIContextMenuConfiguration {
  /// The commands, and then the app's own of `UIMenuController`, that can be performed; nil if none
  /// can (V-271).
  static func commands(
    _ canPerform: (Selector) -> Bool,
    perform: @escaping (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    let own = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
    let all = EditCommand.menu.map { ($0.title, $0.action) } + own
    let actions = all.filter { canPerform($0.1) }.map { title, selector in
      UIAction(title: title) { _ in perform(selector) }
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: actions)
    }
  }
}
