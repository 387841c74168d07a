public import Foundation

/// Gives what is shared, by the activity that shares it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// An object of the class of what is going to be shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item that the activity shares; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of what is shared, as of a letter; empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type identifier of what is shared; empty by default; never asked here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A picture of what is shared; nil by default; never asked here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
  /// The title and the picture above the activities; nil by default, which shows the placeholders
  /// (V-287).
  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata?
}

extension UIActivityItemSource {
  /// Empty by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Empty by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Nil by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
  /// Nil by default.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}

extension UIActivityViewController {
  /// The items before an activity is chosen.
  var placeholders: [Any] {
    activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// The first subject of the items that is not empty.
  func subject(for type: UIActivity.ActivityType?) -> String {
    activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }
      .first { !$0.isEmpty } ?? ""
  }

  /// The title and picture of the first of the items that says any of itself (V-287).
  var linkMetadata: LPLinkMetadata? {
    activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
      .compactMap { $0.activityViewControllerLinkMetadata(self) }.first
  }

  /// The items that an activity shares.
  func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }
}
