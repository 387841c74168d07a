internal import InterfaceBuilder

/// The format of an audit's report.
nonisolated enum AuditFormat: String, CaseIterable {
  /// One line for each problem, as compilers write them.
  case text
  /// Totals and problems for programs.
  case json
  /// Annotations of a GitHub workflow.
  case github

  /// The whole report, without a line feed at its end.
  func text(of report: AuditReport) -> String {
    switch self {
    case .text: report.problems.map(\.description).joined(separator: "\n")
    case .json: report.json
    case .github: report.problems.map(\.annotation).joined(separator: "\n")
    }
  }
}

nonisolated extension AuditReport {
  /// One line to end with.
  var summary: String {
    func count(_ severity: Problem.Severity, _ word: String) -> String {
      problems.count { $0.severity == severity }.counted(word)
    }
    return "\(totals.files.counted("document")), \(totals.scenes.counted("scene")): "
      + "\(count(.error, "error")), \(count(.warning, "warning")), \(count(.note, "note"))"
  }
}

nonisolated extension AuditReport.Frames {
  /// One line of how many frames are within a point, and how many of those that hang on less.
  var summary: String {
    "\(compared.counted("frame")) compared: \(matched) within a point"
      + "; \(textFreeMatched) of \(textFree) free of text"
      + "; \(constrainedMatched) of \(constrained) that hang on constraints and saved sizes only"
  }
}

nonisolated extension Problem {
  /// A workflow command; its own marks are escaped as GitHub asks.
  var annotation: String {
    let level = severity == .note ? "notice" : severity.rawValue
    let place = "file=\(file.escapedForProperty),line=\(position.line),col=\(position.column)"
    return "::\(level) \(place),title=\(code)::\(message.escapedForMessage)"
  }
}

nonisolated extension String {
  fileprivate var escapedForMessage: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedForProperty: String {
    escapedForMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
