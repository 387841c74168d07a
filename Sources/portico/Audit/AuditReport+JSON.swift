internal import InterfaceBuilder

nonisolated extension AuditReport {
  /// The totals and the problems as one JSON object, keys always in the same order.
  var json: String {
    var text = "{\n"
    for (name, number) in counts { text += "  \"\(name)\": \(number),\n" }
    text += "  \"problems\": ["
    for (place, problem) in problems.enumerated() {
      text += place == 0 ? "\n    " : ",\n    "
      problem.write(to: &text)
    }
    return text + (problems.isEmpty ? "]\n}" : "\n  ]\n}")
  }

  private var counts: [(String, Int)] {
    [
      ("files", totals.files), ("loaded", totals.loaded), ("failed", totals.failed),
      ("scenes", totals.scenes), ("elements", totals.elements),
      ("unknownElements", totals.unknownElements), ("attributes", totals.attributes),
      ("unknownAttributes", totals.unknownAttributes),
    ] + frameCounts
  }

  private var frameCounts: [(String, Int)] {
    guard let frames else { return [] }
    return [
      ("comparedFrames", frames.compared), ("matchedFrames", frames.matched),
      ("exactFrames", frames.exact), ("textFreeFrames", frames.textFree),
      ("matchedTextFreeFrames", frames.textFreeMatched),
      ("constrainedFrames", frames.constrained),
      ("matchedConstrainedFrames", frames.constrainedMatched), ("staleFrames", frames.stale),
      ("soundFrames", frames.sound), ("matchedSoundFrames", frames.soundMatched),
      ("soundTextFreeFrames", frames.soundTextFree),
      ("matchedSoundTextFreeFrames", frames.soundTextFreeMatched),
      ("soundConstrainedFrames", frames.soundConstrained),
      ("matchedSoundConstrainedFrames", frames.soundConstrainedMatched),
      ("openFrames", frames.open),
      ("ambiguousViews", frames.ambiguousViews),
      ("conflictingConstraints", frames.conflictingConstraints),
    ]
  }
}

nonisolated extension Problem {
  fileprivate func write(to text: inout String) {
    text += "{\"file\": \"\(file.escapedForJSON)\", \"line\": \(position.line)"
    text += ", \"column\": \(position.column), \"severity\": \"\(severity.rawValue)\""
    text += ", \"code\": \"\(code)\", \"message\": \"\(message.escapedForJSON)\"}"
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
