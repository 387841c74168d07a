public import UniformTypeIdentifiers

/// Hears what the user picked (F-04).
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were picked, after the picker was dismissed; does nothing by default.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Nothing was picked; does nothing by default.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The older form for one file, called where there is no newer one; does nothing by default (V-286).
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older form for a single file (V-286).
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    guard urls.count == 1 else { return }
    documentPicker(controller, didPickDocumentAt: urls[0])
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
}

/// The operation of a document picker on files.
nonisolated public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}

/// Lets the user pick files (F-04): in a window of the desktop's, where its portal has one (F-08), or
/// else among those in the app's folder of documents, into which exported ones are copied.
open class UIDocumentPickerViewController: UIViewController {
  /// Hears what was picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// True if several files may be picked; default false.
  open var allowsMultipleSelection = false {
    didSet { list?.allowsMultiple = allowsMultipleSelection }
  }
  /// True if names show their endings; they always do here; default false.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; has no effect here; default nil.
  open var directoryURL: URL?
  /// The operation on the files.
  public let documentPickerMode: UIDocumentPickerMode
  let types: [String]
  let exported: [URL]
  /// True once the desktop was asked.
  var hasAsked = false
  private var list: DocumentList?

  /// Makes a picker of files of some types, opened where they are or copied first.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes.map(\.identifier)
    exported = []
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of files by the identifiers of their types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    types = allowedUTIs
    exported = []
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for a file, which is copied there, or moved as the mode says (V-286).
  public init(url: URL, in mode: UIDocumentPickerMode) {
    types = ["public.item"]
    exported = [url]
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files, which are copied there, or moved as the mode says (V-286).
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    types = ["public.item"]
    exported = urls
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files, which are copied there or moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    types = ["public.item"]
    exported = urls
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: pickers are not archived.
  public required init?(coder: NSCoder) { nil }

  override var automaticModalStyle: UIModalPresentationStyle {
    portal == nil ? super.automaticModalStyle : .overFullScreen
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if portal == nil { showList() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    askDesktop()
  }

  /// Shows the files in the app's folder of documents.
  func showList() {
    let list = DocumentList(types) { [weak self] in self?.pick($0) }
    list.allowsMultiple = allowsMultipleSelection
    self.list = list
    let cancel = UIAction { [weak self] _ in self?.cancel() }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: cancel
    )
    let isExport = !exported.isEmpty
    if isExport || allowsMultipleSelection {
      let open = UIAction(title: isExport ? "Save" : "Open") { [weak self] _ in
        isExport ? self?.export() : self?.list?.open()
      }
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    }
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func pick(_ urls: [URL]) {
    guard exported.isEmpty else { return }
    let picked = documentPickerMode == .import ? urls.compactMap(Self.copied) : urls
    end { $0.documentPicker(self, didPickDocumentsAt: picked) }
  }

  func cancel() { end { $0.documentPickerWasCancelled(self) } }

  private func end(_ tell: @escaping (any UIDocumentPickerDelegate) -> Void) {
    guard presentingViewController != nil else { return delegate.map(tell) ?? () }
    dismiss(animated: true) { self.delegate.map(tell) }
  }

  private func export() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    guard let folder else { return cancel() }
    export(to: exported.map { folder.appendingPathComponent($0.lastPathComponent) })
  }

  /// Copies or moves what is exported to places, one for each.
  func export(to places: [URL]) {
    let manager = FileManager.default
    let saved = zip(exported, places).compactMap { file, place -> URL? in
      let isCopy = documentPickerMode == .exportToService
      let done: Void? =
        isCopy
        ? try? manager.copyItem(at: file, to: place) : try? manager.moveItem(at: file, to: place)
      return done == nil ? nil : place
    }
    end { $0.documentPicker(self, didPickDocumentsAt: saved) }
  }

  /// A copy among the app's temporary files; nil if that failed.
  private static func copied(_ file: URL) -> URL? {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let place = folder.appendingPathComponent(file.lastPathComponent)
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try manager.copyItem(at: file, to: place)
      return place
    } catch {
      return nil
    }
  }
}
