internal import CExpat
internal import Foundation

/// Turns the bytes of a document into elements, with expat doing the tokens.
///
/// It refuses what no document of Interface Builder needs and attackers do: declared entities,
/// external ones, nesting beyond `depthLimit`. Nothing is ever fetched.
final class DocumentReader {
  /// Real documents reach a depth of 50.
  static let depthLimit = 512
  /// Real documents hold a few thousand.
  static let elementLimit = 500_000

  private let source: Source
  private let parser: XML_Parser
  private var names = DocumentNames()
  private var stack: [Element] = []
  private var text: [UInt8] = []
  private var line = 0
  private var failure: DocumentError?

  private(set) var index = ElementIndex()

  private init(_ source: Source, parser: XML_Parser) {
    self.source = source
    self.parser = parser
  }

  /// Reads a whole document.
  static func read(_ source: Source) throws(DocumentError) -> ElementIndex {
    guard let parser = XML_ParserCreate(source.isTranscoded ? "UTF-8" : nil) else {
      throw DocumentError(file: source.file, reason: .unreadable(ENOMEM))
    }
    defer { XML_ParserFree(parser) }
    let reader = DocumentReader(source, parser: parser)
    reader.listen()
    let status = source.bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(buffer.count),
        1
      )
    }
    if let failure = reader.failure { throw failure }
    guard status == XML_STATUS_OK else { throw reader.syntaxError() }
    return reader.index
  }
}

// MARK: - Events

extension DocumentReader {
  fileprivate func open(
    _ name: UnsafePointer<CChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard failure == nil else { return }
    let offset = Int(XML_GetCurrentByteIndex(parser))
    let position = position(at: offset)
    guard stack.count < DocumentReader.depthLimit else {
      return fail(.tooDeep(limit: DocumentReader.depthLimit), at: position)
    }
    guard index.elements.count < DocumentReader.elementLimit else {
      return fail(.tooMany(limit: DocumentReader.elementLimit), at: position)
    }
    keepText()
    let (tag, number) = names.name(name)
    let element = Element(
      name: tag,
      number: number,
      attributes: read(attributes),
      position: position,
      order: index.elements.count
    )
    index.append(element, parent: stack.last)
    stack.last?.children.append(element)
    stack.append(element)
  }

  fileprivate func close() {
    keepText()
    guard let element = stack.popLast(), element["base64-UTF8"] == "YES" else { return }
    element.text = DocumentReader.unwrapped(element.text)
  }

  fileprivate func append(_ characters: UnsafePointer<CChar>, _ count: Int32) {
    let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
    // Most characters of a document are its indentation, which is not worth a copy.
    let isWorthKeeping =
      !text.isEmpty || !bytes.allSatisfy(\.isXMLSpace) || stack.last?.holdsText == true
    guard isWorthKeeping else { return }
    text.append(contentsOf: bytes)
  }

  /// White space between elements is layout; anything else belongs to the element around it.
  private func keepText() {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    guard let element = stack.last else { return }
    let isLayout = !element.holdsText && text.allSatisfy(\.isXMLSpace)
    if !isLayout { element.text += String(decoding: text, as: UTF8.self) }
  }

  private func read(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> [Attribute] {
    var count = 0
    while pairs[count] != nil { count += 2 }
    guard count > 0 else { return [] }
    return [Attribute](unsafeUninitializedCapacity: count / 2) { buffer, filled in
      for place in stride(from: 0, to: count, by: 2) {
        guard let name = pairs[place], let value = pairs[place + 1] else { break }
        let (text, number) = names.name(name)
        let attribute = Attribute(name: text, value: String(cString: value), number: number)
        buffer.initializeElement(at: filled, to: attribute)
        filled += 1
      }
    }
  }

  /// Elements open in order, so the line is found by walking on from the last one.
  private func position(at offset: Int) -> Position {
    let starts = source.lineStarts
    while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
    return Position(line: line + 1, column: offset - starts[line] + 1)
  }

  /// Xcode wraps texts that XML cannot hold, and leaves out the padding.
  private static func unwrapped(_ text: String) -> String {
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding) else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Element {
  /// True if white space alone is a text worth keeping.
  fileprivate var holdsText: Bool {
    children.isEmpty && (name == "string" || name == "mutableString")
  }
}

extension DocumentNames {
  fileprivate mutating func name(_ name: UnsafePointer<CChar>) -> (String, Int) {
    let count = strlen(name)
    return name.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      self.name(UnsafeBufferPointer(start: bytes, count: count))
    }
  }
}

// MARK: - Failures

extension DocumentReader {
  fileprivate func fail(_ reason: DocumentError.Reason, at position: Position? = nil) {
    let place = position ?? source.position(at: Int(XML_GetCurrentByteIndex(parser)))
    failure = failure ?? DocumentError(file: source.file, position: place, reason: reason)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func syntaxError() -> DocumentError {
    let code = XML_GetErrorCode(parser)
    let offset = max(0, min(Int(XML_GetCurrentByteIndex(parser)), source.bytes.count))
    let place = source.position(at: offset)
    let unclosed = stack.last.map { ($0.name, $0.position.line) }
    let reason: DocumentError.Reason =
      switch code {
      case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
        XML_ERROR_UNCLOSED_CDATA_SECTION:
        .truncated(open: unclosed?.0, openedOnLine: unclosed?.1)
      case XML_ERROR_TAG_MISMATCH:
        .mismatchedTag(open: unclosed?.0 ?? "", openedOnLine: unclosed?.1 ?? place.line)
      case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: .encoding
      case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_EXTERNAL_ENTITY_HANDLING,
        XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
        .entity(nil)
      default: .malformed(XML_ErrorString(code).map { String(cString: $0) } ?? "")
      }
    return DocumentError(file: source.file, position: place, reason: reason)
  }
}

// MARK: - Listening to expat

extension DocumentReader {
  private func listen() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name, let attributes else { return }
        DocumentReader.behind(data)?.open(name, attributes)
      },
      { data, _ in DocumentReader.behind(data)?.close() }
    )
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let characters else { return }
      DocumentReader.behind(data)?.append(characters, count)
    }
    refuseEntities()
  }

  private func refuseEntities() {
    XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      DocumentReader.behind(data)?.fail(.entity(name.map { String(cString: $0) }))
    }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      DocumentReader.behind(data)?.fail(.entity(name.map { String(cString: $0) }))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, system, _, _ in
      guard let system else { return }
      DocumentReader.behind(data)?.fail(.externalEntity(String(cString: system)))
    }
  }

  private static func behind(_ data: UnsafeMutableRawPointer?) -> DocumentReader? {
    data.map { Unmanaged<DocumentReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
