/// A type that no list has, whose name says which tag it stands for and what it is a kind of (V-281).
///
/// The name is `dyn.a` and a text in base 32, such as `?0=6:1=gpx`: 0 are the types that this one is
/// a kind of, 1 is an ending of files, 3 a name in mail and the web, and 6 is any data. Names of files
/// that public repositories recorded, as `dyn.ah62d4rv4ge80s52` for the ending `go`, read so.
struct DynamicType {
  let record: TypeRecord

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let prefix = "dyn.a"
  /// The meanings of the digits in a name.
  private static let meanings = [
    "0": "UTTypeConformsTo", "1": "public.filename-extension", "2": "com.apple.ostype",
    "3": "public.mime-type", "4": "com.apple.nspboard-type", "5": "public.url-scheme",
    "6": "public.data", "7": "public.text", "8": "public.plain-text",
    "9": "public.utf16-plain-text", "A": "com.apple.traditional-mac-plain-text",
    "B": "public.image", "C": "public.video", "D": "public.audio", "E": "public.directory",
    "F": "public.folder",
  ]
  private static let digits = Dictionary(meanings.map { ($1, $0) }) { first, _ in first }
  /// The longest name that is read, in bytes of text; no file's ending is as long.
  private static let longest = 1_024

  /// The type of a tag; nil for a tag that can't be one.
  init?(tag: String, tagClass: String, parent: String?) {
    guard !tag.isEmpty, tag.utf8.count < Self.longest, !tag.contains("\0") else { return nil }
    let kind = parent.map { "0=\(Self.digits[$0] ?? Self.escaped($0)):" } ?? ""
    let name = Self.digits[tagClass] ?? Self.escaped(tagClass)
    let text = "?\(kind)\(name)=\(Self.escaped(tag))"
    record = TypeRecord(
      identifier: Self.prefix + Self.encoded(text),
      tags: [tagClass: [tag]],
      parents: parent.map { [$0] } ?? []
    )
  }

  /// Reads a type's name; nil for one that is not dynamic.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix), identifier.utf8.count < 2 * Self.longest,
      let text = Self.decoded(identifier.dropFirst(Self.prefix.count)), text.hasPrefix("?")
    else { return nil }
    var tags: [String: [String]] = [:]
    var parents: [String] = []
    for part in Self.split(text.dropFirst(), at: ":") {
      let sides = Self.split(part, at: "=")
      guard sides.count == 2 else { return nil }
      let key = Self.meanings[String(sides[0])] ?? Self.plain(sides[0])
      let values = Self.split(sides[1], at: ",").map(Self.plain)
      if key == Self.meanings["0"] {
        parents += values.map { Self.meanings[$0] ?? $0 }
      } else {
        tags[key, default: []] += values
      }
    }
    guard !tags.isEmpty else { return nil }
    record = TypeRecord(identifier: identifier, tags: tags, parents: parents)
  }

  // MARK: - Text

  private static let marks: Set<Character> = ["\\", ":", "=", ","]

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += marks.contains($1) ? "\\\($1)" : String($1) }
  }

  /// The text without its marks.
  private static func plain(_ text: Substring) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        plain.append(character)
        isEscaped = false
      }
    }
    return plain
  }

  private static func split(_ text: Substring, at mark: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    for index in text.indices {
      if text[index] == mark, !isEscaped {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return parts + [text[start...]]
  }

  private static func encoded(_ text: String) -> String {
    var letters: [UInt8] = []
    var (rest, count) = (0, 0)
    for byte in text.utf8 {
      rest = rest << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(alphabet[rest >> count & 31])
      }
      rest &= 1 << count - 1
    }
    if count > 0 { letters.append(alphabet[rest << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var (rest, count) = (0, 0)
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      rest = rest << 5 | value
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(rest >> count & 255))
      }
      rest &= 1 << count - 1
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
