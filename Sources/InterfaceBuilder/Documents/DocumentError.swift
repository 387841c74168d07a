/// Why a document could not be read at all; what is merely wrong in it is a `Problem`.
public struct DocumentError: Error, Hashable, Sendable {
  /// The reason why a document cannot be read.
  public enum Reason: Hashable, Codable, Sendable {
    /// The system would not let it be read; holds the system's error number.
    case unreadable(Int32)
    /// It is a folder.
    case directory
    /// It is a pipe, a socket or a device.
    case notAFile
    /// Nothing is in it.
    case empty
    /// More bytes than any real document has.
    case tooLarge(bytes: Int)
    /// A form that only programs read, such as a compiled nib.
    case compiled(String)
    /// Not XML; holds what the tokenizer said.
    case malformed(String)
    /// It ends before its last element does.
    case truncated(open: String?, openedOnLine: Int?)
    /// A closing tag that does not match the element that is open.
    case mismatchedTag(open: String, openedOnLine: Int)
    /// A character encoding that is unknown, or not the one it declares.
    case encoding
    /// It declares or uses entities of its own.
    case entity(String?)
    /// It asks for another file.
    case externalEntity(String)
    /// More elements than the limit.
    case tooMany(limit: Int)
    /// Elements nested beyond the limit.
    case tooDeep(limit: Int)
    /// XML, but not of Interface Builder; holds the outermost element's name.
    case wrongRoot(String)
  }

  /// The path as given.
  public let file: String
  /// The position of the fault; nil when the file as a whole is at fault.
  public let position: Position?
  /// The reason why it cannot be read.
  public let reason: Reason

  init(file: String, position: Position? = nil, reason: Reason) {
    self.file = file
    self.position = position
    self.reason = reason
  }
}
