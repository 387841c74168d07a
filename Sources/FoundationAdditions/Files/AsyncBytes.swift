public import Foundation

extension FileHandle {
  /// The bytes of a resource, one after the other, read as they are asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    /// Reads a piece; nothing at the end.
    typealias Reader = () throws -> Data?

    let open: @Sendable () throws -> Reader

    public func makeAsyncIterator() -> Iterator { Iterator(open: open) }

    /// A place in the resource.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let open: @Sendable () throws -> Reader
      private var reader: Reader?
      private var piece = Data()

      fileprivate init(open: @escaping @Sendable () throws -> Reader) { self.open = open }

      /// The next byte; nil at the end, an error if the resource can't be read.
      public mutating func next() async throws -> UInt8? {
        if let byte = piece.popFirst() { return byte }
        try Task.checkCancellation()
        let reader = try self.reader ?? open()
        self.reader = reader
        piece = try reader() ?? Data()
        return piece.popFirst()
      }
    }

    /// The bytes from a handle's place to the end.
    static func reader(of handle: FileHandle) -> Reader {
      { try handle.read(upToCount: 16_384) }
    }
  }

  /// The bytes from the handle's place to the end.
  public var bytes: AsyncBytes {
    let handle = self
    return AsyncBytes { AsyncBytes.reader(of: handle) }
  }
}

extension URL {
  /// The bytes of a resource, as those of a file's handle.
  public typealias AsyncBytes = FileHandle.AsyncBytes

  /// The bytes at this URL; what isn't a file is read at once.
  public var resourceBytes: AsyncBytes {
    AsyncBytes { [self] in
      if isFileURL { return AsyncBytes.reader(of: try FileHandle(forReadingFrom: self)) }
      var data: Data? = try Data(contentsOf: self)
      return {
        defer { data = nil }
        return data
      }
    }
  }

  /// The lines at this URL.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of text, without what ends them.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(bytes: self) }
}

/// Bytes as lines of text, read as they are asked for; empty ones are left out, as on iOS.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let bytes: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: bytes.makeAsyncIterator())
  }

  /// A place in the text.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line; nil at the end, an error if the bytes can't be read.
    public mutating func next() async rethrows -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == 10 || byte == 13 else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
