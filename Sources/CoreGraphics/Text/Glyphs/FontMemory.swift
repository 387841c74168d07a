internal import Foundation
internal import Glibc

/// A font file's bytes, which no folder shows and the system lets be opened by a path.
package final class FontMemory: @unchecked Sendable {
  private let descriptor: Int32
  /// The path by which the bytes can be read.
  let path: String
  /// The fonts of the file.
  package let fonts: [RegisteredFont]

  /// Keeps bytes; nil if no font can be read from them.
  package init?(_ bytes: Data) {
    var name = Array("\(NSTemporaryDirectory())fontXXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    // Nobody else is to find it, and it is to go away with the process.
    unlink(&name)
    let (file, path) = (descriptor, "/proc/self/fd/\(descriptor)")
    self.path = path
    let written = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { write(file, $0, buffer.count) } ?? 0
    }
    let found = written == bytes.count ? RegisteredFont.read(URL(fileURLWithPath: path)) : []
    fonts = found
    if found.isEmpty { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
