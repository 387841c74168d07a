internal import ObjectiveC

private nonisolated(unsafe) var propertiesKey: UInt8 = 0

/// The document that a screen shows, for the header of its title's menu.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The file of the document.
  let url: URL

  /// Makes properties of a document's file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Supplies what is dragged by the document's icon; default nil; never called here.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Makes the controller that shares the document; default nil; never called here.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// True if the menu shows the document's icon; default true; kept.
  open var wantsIconRepresentation = true
}

extension UINavigationItem {
  /// The document that the screen shows; default nil; kept, as the menu of the title is not shown here.
  public var documentProperties: UIDocumentProperties? {
    get { objc_getAssociatedObject(self, &propertiesKey) as? UIDocumentProperties }
    set {
      objc_setAssociatedObject(self, &propertiesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension UINavigationItem {
  /// The button of the overflow menu, for a popover to point at; always nil, as there is none here.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}
