public import Foundation

/// The place that takes the bytes of a file in the making.
public final class CGDataConsumer: @unchecked Sendable {
  private let keep: (Data) throws -> Void

  /// Puts the bytes at the end of an object that holds bytes.
  public init?(data: NSMutableData) { keep = { data.append($0) } }

  /// Writes the bytes to a file; nil where none can be written.
  public init?(url: URL) {
    let folder = url.deletingLastPathComponent().path
    guard url.isFileURL, FileManager.default.isWritableFile(atPath: folder) else { return nil }
    keep = { try $0.write(to: url) }
  }

  /// Writes the bytes to a file, whose URL is one of Core Foundation as on iOS.
  public convenience init?(url: NSURL) { self.init(url: url as URL) }

  /// Hands over the bytes of a whole file; the console says if they weren't written.
  func take(_ bytes: Data) {
    do { try keep(bytes) } catch {
      let text = "CGDataConsumer: the file wasn't written: \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
}
