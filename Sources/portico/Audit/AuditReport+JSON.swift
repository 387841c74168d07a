internal import InterfaceBuilder

nonisolated extension AuditReport {
  /// The totals, the frames of each document and the problems as one JSON object, keys always in
  /// the same order.
  var json: String {
    var text = "{\n"
    for (name, number) in counts { text += "  \"\(name)\": \(number),\n" }
    if frames != nil { text += "  \"documents\": \(documentFrames.map(\.json).jsonList),\n" }
    return text + "  \"problems\": \(problems.map(\.json).jsonList)\n}"
  }

  private var counts: [(String, Int)] {
    [
      ("files", totals.files), ("loaded", totals.loaded), ("failed", totals.failed),
      ("scenes", totals.scenes), ("elements", totals.elements),
      ("unknownElements", totals.unknownElements), ("attributes", totals.attributes),
      ("unknownAttributes", totals.unknownAttributes),
    ] + (frames?.counts ?? [])
  }
}

nonisolated extension AuditReport.Frames {
  fileprivate var counts: [(String, Int)] {
    [
      ("comparedFrames", compared), ("matchedFrames", matched),
      ("exactFrames", exact), ("textFreeFrames", textFree),
      ("matchedTextFreeFrames", textFreeMatched),
      ("constrainedFrames", constrained),
      ("matchedConstrainedFrames", constrainedMatched), ("staleFrames", stale),
      ("soundFrames", sound), ("matchedSoundFrames", soundMatched),
      ("soundTextFreeFrames", soundTextFree),
      ("matchedSoundTextFreeFrames", soundTextFreeMatched),
      ("soundConstrainedFrames", soundConstrained),
      ("matchedSoundConstrainedFrames", soundConstrainedMatched),
      ("openFrames", open),
      ("ambiguousViews", ambiguousViews),
      ("conflictingConstraints", conflictingConstraints),
    ]
  }
}

nonisolated extension AuditReport.DocumentFrames {
  fileprivate var json: String {
    let counts = frames.counts.map { ", \"\($0)\": \($1)" }
    return "{\"file\": \"\(file.escapedForJSON)\"\(counts.joined())}"
  }
}

nonisolated extension Problem {
  fileprivate var json: String {
    "{\"file\": \"\(file.escapedForJSON)\", \"line\": \(position.line)"
      + ", \"column\": \(position.column), \"severity\": \"\(severity.rawValue)\""
      + ", \"code\": \"\(code)\", \"message\": \"\(message.escapedForJSON)\"}"
  }
}

nonisolated extension [String] {
  /// The texts as one list, each on a line of its own.
  fileprivate var jsonList: String {
    isEmpty ? "[]" : "[\n    \(joined(separator: ",\n    "))\n  ]"
  }
}

nonisolated extension String {
  /// Ready to stand between quotes in JSON.
  fileprivate var escapedForJSON: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
