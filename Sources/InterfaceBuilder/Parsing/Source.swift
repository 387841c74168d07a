internal import Foundation

/// The bytes of a document and the places in it.
///
/// Lines end with a line feed, or with a carriage return where a file has no line feed at all.
final class Source: Sendable {
  /// The path as given; used in problems.
  let file: String
  /// UTF-8, or whatever single-byte encoding the document declares.
  let bytes: [UInt8]
  /// True if the bytes are UTF-8 whatever the document declares.
  let isTranscoded: Bool
  /// The offset at which each line begins.
  let lineStarts: [Int]

  /// Documents beyond this are refused; the largest ones that people save hold a few megabytes.
  static let sizeLimit = 32 << 20

  init(bytes: [UInt8], file: String) throws(DocumentError) {
    self.file = file
    guard bytes.count <= Source.sizeLimit else {
      throw DocumentError(file: file, reason: .tooLarge(bytes: bytes.count))
    }
    let unicode = Source.unicode(bytes)
    self.bytes = unicode ?? bytes
    isTranscoded = unicode != nil
    lineStarts = Source.lineStarts(in: self.bytes)
    if let compiled = Source.compiledForm(of: bytes, file: file) {
      throw DocumentError(file: file, reason: .compiled(compiled))
    }
    if self.bytes.allSatisfy(\.isXMLSpace) { throw DocumentError(file: file, reason: .empty) }
  }

  convenience init(path: String) throws(DocumentError) {
    try self.init(bytes: Source.read(path), file: path)
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(log *n*) in the lines.
  func position(at offset: Int) -> Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The offset of a place; the end of the document for a place beyond it.
  func offset(of position: Position) -> Int {
    guard lineStarts.indices.contains(position.line - 1) else { return bytes.count }
    return min(lineStarts[position.line - 1] + position.column - 1, bytes.count)
  }
}

extension UInt8 {
  /// True for the bytes that XML takes for white space.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

// MARK: - Bytes

extension Source {
  /// Reads a regular file whole; never waits for a pipe or a device.
  private static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw DocumentError(file: path, reason: .unreadable(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw DocumentError(file: path, reason: .unreadable(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw DocumentError(
        file: path,
        reason: compiledForm(ofFile: path).map { .compiled($0) } ?? .directory
      )
    default: throw DocumentError(file: path, reason: .notAFile)
    }
    let size = Int(status.st_size)
    guard size <= sizeLimit else { throw DocumentError(file: path, reason: .tooLarge(bytes: size)) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let taken = Foundation.read(descriptor, base + count, size - count)
        if taken < 0 { failure = errno }
        guard taken > 0 else { break }
        count += taken
      }
    }
    guard failure == 0 else { throw DocumentError(file: path, reason: .unreadable(failure)) }
    return bytes
  }

  /// UTF-16 with a byte-order mark becomes UTF-8, so that offsets count the same everywhere; nil
  /// for anything else.
  private static func unicode(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF
    guard isLittle || isBig else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let first = UInt16(bytes[place])
      let second = UInt16(bytes[place + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The name of a form that only programs read.
  private static func compiledForm(of bytes: [UInt8], file: String) -> String? {
    if bytes.starts(with: "bplist".utf8), let form = compiledForm(ofFile: file) { return form }
    for (mark, name) in [("bplist", "binary property list"), ("NIBArchive", "compiled nib")]
    where bytes.starts(with: mark.utf8) { return name }
    return nil
  }

  /// The compiled form of documents that an ending names; both may be folders.
  private static func compiledForm(ofFile path: String) -> String? {
    let name = path.hasSuffix("/") ? path.dropLast() : path[...]
    if name.hasSuffix(".storyboardc") { return "compiled storyboard" }
    return name.hasSuffix(".nib") ? "compiled nib" : nil
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    let terminator: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
    var starts = [0]
    starts.reserveCapacity(bytes.count / 90)
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var offset = 0
      while offset < buffer.count,
        let found = memchr(base + offset, Int32(terminator), buffer.count - offset)
      {
        offset = base.distance(to: UnsafeRawPointer(found)) + 1
        starts.append(offset)
      }
    }
    return starts
  }
}
