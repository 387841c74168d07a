import Foundation
import Testing

/// The initializers of UIKit's classes are designated or convenience ones as UIKit's are: a subclass
/// calls the former and inherits the latter.
///
/// `Initializers.txt` has what developer.apple.com declares, a line for each initializer of a class
/// that is here: the class, the kind, the initializer, and `absent` or `differs` where ours is not
/// there, or of the other kind.
@Suite struct `Initializers of the sources` {
  private struct Entry {
    let type: String
    let isConvenience: Bool
    let name: String
    let note: Substring

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count >= 3, !line.hasPrefix("#") else { return nil }
      (type, name) = (String(words[0]), String(words[2]))
      isConvenience = words[1] == "convenience"
      note = words.count > 3 ? words[3] : ""
    }
  }

  private static let entries = House.text("Tests/HouseTests/Initializers.txt")
    .split(separator: "\n").compactMap(Entry.init)

  private static let ours: [String: [String: Bool]] = {
    let files = ["Sources/UIKitCore", "Sources/UIKitValues"]
      .flatMap { House.files($0, ending: ".swift") }
    return files.reduce(into: [:]) { found, file in
      var scan = InitializerScan(SwiftWords.code(of: House.text(file)))
      for (type, initializers) in scan.all() {
        found[type, default: [:]].merge(initializers) { $1 }
      }
    }
  }()

  @Test func `initializers are designated where UIKit's are`() {
    #expect(Self.entries.count > 300)
    for entry in Self.entries {
      let ours = Self.ours[entry.type]?[entry.name]
      let found = ours.map { $0 == entry.isConvenience ? "" : "differs" } ?? "absent"
      #expect(
        found == entry.note,
        "\(entry.type).\(entry.name) is \(found.isEmpty ? "as UIKit's" : found); the list says so?"
      )
    }
  }

  @Test func `few initializers differ`() {
    #expect(Self.entries.count { $0.note == "differs" } <= 62)
  }

  @Test func `a source is read with its classes, kinds and labels`() {
    let text = """
      open class Bird: NSObject {
        public init(name: String, _ size: (Int) -> Void = { _ in }) {}
        required public convenience init?(coder: NSCoder) { self.init(name: "init()") }
        init() {}
        public final class Egg { public init<T>(_ item: [T]) { func init(x: Int) {} } }
      }
      extension Bird.Egg { public convenience init(of bird: Bird) {} }
      """
    var scan = InitializerScan(SwiftWords.code(of: text))
    #expect(
      scan.all() == [
        "Bird": ["init(name:_:)": false, "init(coder:)": true],
        "Bird.Egg": ["init(_:)": false, "init(of:)": true],
      ]
    )
  }
}

/// Finds the public initializers of types in code without comments and texts.
private struct InitializerScan {
  private let tokens: [String]
  private var index = 0
  /// The types around the place, and empty names for other braces.
  private var scopes: [String] = []
  private var pending = ""
  private var found: [String: [String: Bool]] = [:]

  init(_ code: [UInt8]) {
    var tokens: [String] = []
    var word: [UInt8] = []
    func isLetter(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || byte == 95
    }
    for byte in code + [10] {
      if isLetter(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
      if byte > 32 { tokens.append(String(UnicodeScalar(byte))) }
    }
    self.tokens = tokens
  }

  private static let kinds: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
  private static let modifiers: Set = [
    "public", "open", "convenience", "required", "override", "nonisolated", "final", "dynamic",
  ]

  /// The kinds of initializers by type and name; true for convenience ones.
  mutating func all() -> [String: [String: Bool]] {
    while index < tokens.count {
      let token = tokens[index]
      switch token {
      case "{":
        scopes.append(pending)
        pending = ""
      case "}": scopes = scopes.dropLast()
      case "init": noteInitializer()
      case _ where Self.kinds.contains(token): noteType(isExtension: token == "extension")
      default: break
      }
      index += 1
    }
    return found
  }

  private func token(_ offset: Int) -> String {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : ""
  }

  private mutating func noteType(isExtension: Bool) {
    guard token(1).first?.isUppercase == true, token(-1) != "." else { return }
    var name = token(1)
    var offset = 2
    while token(offset) == ".", token(offset + 1).first?.isUppercase == true {
      name += "." + token(offset + 1)
      offset += 2
    }
    let outer = isExtension ? [] : scopes.filter { !$0.isEmpty }.suffix(1)
    pending = (outer + [name]).joined(separator: ".")
  }

  private mutating func noteInitializer() {
    guard let type = scopes.last, !type.isEmpty, token(-1) != "." else { return }
    let before = tokens[..<index].reversed().prefix { Self.modifiers.contains($0) }
    guard before.contains("public") || before.contains("open") else { return }
    var offset = 1
    while token(offset) != "(" {
      guard offset < 20 else { return }
      offset += 1
    }
    found[type, default: [:]]["init(\(labels(from: offset + 1)))"] = before.contains("convenience")
  }

  /// The labels of parameters up to the closing parenthesis.
  private func labels(from start: Int) -> String {
    var (offset, depth, result, begins) = (start, 0, "", true)
    while depth >= 0, !token(offset).isEmpty {
      let word = token(offset)
      switch word {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": depth -= token(offset - 1) == "-" ? 0 : 1
      case "," where depth == 0: begins = true
      case _ where begins:
        result += word + ":"
        begins = false
      default: break
      }
      offset += 1
    }
    return result
  }
}
