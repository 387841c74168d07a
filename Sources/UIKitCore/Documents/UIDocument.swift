/// A document of the user's in a file, which is opened, changed and saved (F-01).
///
/// An app's class gives its content as `Data` and takes it back. Completions are called on the main
/// actor, in a frame of their own.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// Posted when `documentState` changed; the object is the document.
  nonisolated public static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification"
  )

  /// The place of the document.
  open internal(set) var fileURL: URL
  /// The name for the user: that of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type; nil if its ending is unknown.
  open var fileType: String? { DocumentTypes.identifier(ofEnding: fileURL.pathExtension) }
  /// When the file was changed, as the document last read or wrote it; nil before.
  open var fileModificationDate: Date?
  /// The state of the document; closed when it is made.
  open internal(set) var documentState: State = .closed {
    didSet { if oldValue != documentState { tellState() } }
  }
  /// The progress of opening; nil, since files are there at once.
  open var progress: Progress? { nil }
  /// Registers what can be undone, each of which counts as a change.
  open var undoManager: UndoManager! = UndoManager()
  /// True if there are changes that are not saved.
  open var hasUnsavedChanges: Bool { changes.count != changes.saved }
  /// The type with which the document is saved; that of its file.
  open var savingFileType: String? { fileType }
  var changes = ChangeCount()
  var isAutosaveDue = false
  let observers = DocumentObservers()

  /// Makes a closed document of a file that there may not be yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    observe()
  }

  // MARK: - For the app's class

  /// Takes the content of the file, a `Data` or, for a folder, a `FileWrapper` (L-221); does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// The content to write, a `Data` or `FileWrapper` (L-221); empty unless overridden.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// The user must not change the document until `enableEditing()`; does nothing.
  open func disableEditing() {}
  /// The user may change the document again; does nothing.
  open func enableEditing() {}

  // MARK: - Opening and closing

  /// Reads the file; false if that failed.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { openFile(completionHandler) }
  /// Saves what changed and closes the document; false if that failed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { closeFile(completionHandler) }
  /// Reads the file at a place and hands its content to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws { try readFile(url) }
  /// Reads the document anew, and forgets its changes; false if that failed.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    revertFile(url, completionHandler)
  }

  // MARK: - Saving

  /// Counts a change, or takes one back.
  open func updateChangeCount(_ change: ChangeKind) { count(change) }
  /// A token for what a save that begins now will have saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.count }
  /// A save has ended that began with a token.
  open func updateChangeCount(withToken changeCountToken: Any, for operation: SaveOperation) {
    changes.saved = changeCountToken as? Int ?? changes.count
  }
  /// Writes the document to a file; false if that failed.
  open func save(
    to url: URL,
    for saveOperation: SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) { saveFile(url, saveOperation, completionHandler) }
  /// Saves what changed; called some seconds after a change, when the app becomes inactive and when
  /// the document is closed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { autosaveFile(completionHandler) }
  /// Writes content so that the old file stays whole until the new one is.
  open func writeContents(
    _ contents: Any,
    andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    try write(additionalFileAttributes ?? [:], to: url)
  }
  /// Writes content to a file.
  open func writeContents(
    _ contents: Any,
    to url: URL,
    for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws { try write(contents, to: url) }
  /// The attributes to be written with a file; none unless overridden.
  ///
  /// Those of times, owners and rights are written, others are left out (F-11).
  open func fileAttributesToWrite(
    to url: URL,
    for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }
  /// The ending of files of a type; that of the document's file if the type has none.
  open func fileNameExtension(
    forType typeName: String?,
    saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap(DocumentTypes.ending) ?? fileURL.pathExtension
  }
  /// Runs a block that reads or writes the file; at once here.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: - Errors

  /// Reading or writing failed; shows nothing, and calls `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// An error was handled; does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Messages about an error have to go at once; does nothing.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
}

extension UIDocument {
  /// The state of a document.
  nonisolated public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without a problem.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Somebody else changed the file.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user must not change the document now.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Reading goes on.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// The kind of a change to a document.
  nonisolated public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone, redone, cleared
  }

  /// The reason for writing a file.
  nonisolated public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting
  }
}

/// The observers of a document, which end with it.
nonisolated final class DocumentObservers: @unchecked Sendable {
  var tokens: [any NSObjectProtocol] = []

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// The changes of a document, and those of them that were saved.
struct ChangeCount {
  var count = 0
  var saved = 0
}
