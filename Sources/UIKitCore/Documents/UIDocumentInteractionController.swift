/// Is notified of what the user does with a file (F-06).
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that a preview is presented over; a preview is not shown here.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// A menu is about to come; does nothing by default.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
  /// A menu has gone; does nothing by default.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller that is nowhere.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Further uses of a file: no other app opens it here, so menus don't come (F-06).
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Is notified of menus and previews.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file; default nil.
  open var url: URL?
  /// The identifier of the file's type; that of its ending unless set.
  open var uti: String? {
    get { ownType ?? url.flatMap { DocumentTypes.identifier(ofEnding: $0.pathExtension) } }
    set { ownType = newValue }
  }
  /// The name for the user; that of the file unless set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Anything for the app that opens the file; default nil.
  open var annotation: Any?
  /// Pictures of the file; one of a document.
  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
  private var ownType: String?
  private var ownName: String?

  /// Makes a controller without a file.
  public override init() { super.init() }

  /// Makes a controller of a file.
  public init(url: URL) {
    super.init()
    self.url = url
  }

  /// Shows what can be done with the file; false, since nothing can.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// The same at an item of a bar; false.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the apps that open the file; false, since there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// The same at an item of a bar; false.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the file; false, since there are no previews.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Takes a menu away; does nothing.
  open func dismissMenu(animated: Bool) {}
  /// Takes a preview away; does nothing.
  open func dismissPreview(animated: Bool) {}
}
