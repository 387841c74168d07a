public import Foundation

/// Values on their way to a watch; none arrive here.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  open var userInfo: [String: Any] { values }
  /// Always false.
  open var isTransferring: Bool { false }
  /// Always false.
  open var isCurrentComplicationInfo: Bool { false }
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// Does nothing: nothing is under way.
  open func cancel() {}
}

/// A file on its way to a watch or from one.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL
  /// The values that go with it; nil for none.
  open var metadata: [String: Any]? { values }
  private let values: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    values = metadata
  }
}

/// The sending of a file to a watch; none arrives here.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// Nothing of it is done.
  public let progress = Progress(totalUnitCount: 1)
  /// Always false.
  open var isTransferring: Bool { false }

  init(_ file: WCSessionFile) { self.file = file }

  /// Does nothing: nothing is under way.
  open func cancel() {}
}
