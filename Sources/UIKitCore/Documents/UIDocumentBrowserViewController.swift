public import UniformTypeIdentifiers

/// Hears what the user does with documents (F-05).
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Documents were picked; does nothing by default.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didPickDocumentsAt documentURLs: [URL]
  )
  /// A document is to be made: the handler takes the file to import, or nil for none; none by
  /// default.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  )
  /// A document was imported, and lies at another place now; does nothing by default.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  )
  /// A document could not be imported; does nothing by default.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  )
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// Shows the documents in the app's folder, and makes new ones (F-05).
open class UIDocumentBrowserViewController: UIViewController {
  /// The fate of the file that a document is made of.
  nonisolated public enum ImportMode: UInt, Sendable {
    case none = 0
    case copy, move
  }

  /// The appearance of the browser; kept, and has no effect here.
  nonisolated public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light, dark
  }

  /// Hears what the user does.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// True if documents can be made; default true.
  open var allowsDocumentCreation = true { didSet { updateItems() } }
  /// True if several documents can be picked; has no effect here; default false.
  open var allowsPickingMultipleItems = false
  /// Further items at the left of the bar; default none.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateItems() }
  }
  /// Further items at the right of the bar; default none.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateItems() }
  }
  /// Kept, and has no effect here; default white.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// True if names show their endings; they always do here; default false.
  open var shouldShowFileExtensions = false
  /// The app's own actions on documents, in menus of theirs and in the bar (V-285); default none.
  open var customActions: [UIDocumentBrowserAction] = [] { didSet { updateItems() } }
  /// The identifiers of the types that are shown.
  public let allowedContentTypes: [String]
  private(set) var list: DocumentList?
  /// The documents that are selected for an action; nil while none are being selected.
  var selection: [URL]? { didSet { updateItems() } }

  /// Makes a browser of documents of some types; nil are those that the app declares, or all.
  public init(forOpening contentTypes: [UTType]?) {
    allowedContentTypes = contentTypes?.map(\.identifier) ?? ["public.item"]
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of documents by the identifiers of their types.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? ["public.item"]
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of all documents from a document.
  public required init?(coder: NSCoder) {
    allowedContentTypes = ["public.item"]
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = DocumentList(allowedContentTypes) { [weak self] urls in
      guard let self else { return }
      delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
    self.list = list
    list.menu = { [weak self] in self?.menuElements(for: $0) ?? [] }
    list.selected = { [weak self] in self?.selection = $0 }
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    updateItems()
  }

  private func updateItems() {
    if let selection { return showItems(for: selection) }
    let create = UIAction { [weak self] _ in self?.create() }
    let own =
      allowsDocumentCreation ? [UIBarButtonItem(systemItem: .add, primaryAction: create)] : []
    list?.navigationItem.rightBarButtonItems = own + additionalTrailingNavigationBarButtonItems
    list?.navigationItem.leftBarButtonItems =
      additionalLeadingNavigationBarButtonItems + selectItems
  }

  private func create() {
    guard let delegate else { return }
    delegate.documentBrowser(self) { [weak self] url, mode in
      guard let url, mode != .none else { return }
      self?.importDocument(
        at: url,
        nextToDocumentAt: url,
        mode: mode
      ) { _, _ in }
    }
  }

  /// Copies or moves a file into the app's folder of documents, and tells the delegate.
  open func importDocument(
    at documentURL: URL,
    nextToDocumentAt neighbourURL: URL,
    mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let manager = FileManager.default
    do {
      let folder = try manager.url(
        for: .documentDirectory,
        in: .userDomainMask,
        appropriateFor: nil,
        create: true
      )
      let place = folder.appendingPathComponent(documentURL.lastPathComponent)
      if importMode == .move {
        try manager.moveItem(at: documentURL, to: place)
      } else {
        try manager.copyItem(at: documentURL, to: place)
      }
      list?.reload()
      delegate?.documentBrowser(self, didImportDocumentAt: documentURL, toDestinationURL: place)
      completion(place, nil)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: documentURL, error: error)
      completion(nil, error)
    }
  }

  /// Gives a document another name, with the ending that it has, and answers where it is now.
  open func renameDocument(
    at documentURL: URL,
    proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { rename(documentURL, proposedName, completionHandler) }

  /// Shows a document; it is in the list already.
  open func revealDocument(
    at url: URL,
    importIfNeeded: Bool,
    completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    completion?(exists ? url : nil, exists ? nil : CocoaError(.fileNoSuchFile))
  }
}
