/// An item that is made only once an activity wants it (G-13).
nonisolated open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// An object of the class of the item.
  public let placeholderItem: Any?
  /// The activity that wants the item; nil before.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider by an object of the class of the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// The placeholder.
  @MainActor
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// The item, made now.
  @MainActor
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
