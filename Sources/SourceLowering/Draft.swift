/// One file lowered by itself: members that extensions of other files override are still to come
/// into its classes.
struct Draft: Codable, Equatable, Sendable {
  /// The text, with a mark where each class awaits members.
  var text: String
  var problems: [Problem] = []
  /// The members that this file's extensions override, by the class they go to.
  var hoisted: [String: [HoistedMember]] = [:]

  /// Where a class awaits members; no source holds these characters of the private area.
  static func mark(_ type: String, line: Int) -> String { "\u{E000}\(type)|\(line)\u{E001}" }

  /// A problem at a byte's line.
  struct Problem: Codable, Equatable, Sendable {
    let line: Int
    let column: Int
    let kind: LoweringProblem.Kind
  }
}

/// A member that an extension overrides and the class must hold instead.
struct HoistedMember: Codable, Equatable, Sendable {
  /// The path of the lowered file it comes from.
  let path: String
  let line: Int
  let text: String
}

extension Draft {
  /// The text with the members that belong into its classes, each under the line it comes from.
  func composed(path: String, members: [String: [HoistedMember]]) -> String {
    var output = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\u{E000}"), let end = rest.firstIndex(of: "\u{E001}") {
      output += rest[..<start]
      let mark = rest[rest.index(after: start)..<end].split(separator: "|")
      if mark.count == 2, let incoming = members[String(mark[0])], !incoming.isEmpty {
        for member in incoming {
          output += "\n#sourceLocation(file: \"\(member.path)\", line: \(member.line))\n"
          output += member.text
        }
        output += "\n#sourceLocation(file: \"\(path)\", line: \(mark[1]))\n"
      }
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }
}
