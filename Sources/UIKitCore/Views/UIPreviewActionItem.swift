internal import Foundation

/// An item that a preview offers below it.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The text of the item.
  var title: String { get }
}
