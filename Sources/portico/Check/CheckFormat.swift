internal import AppBuilding
internal import Foundation
internal import InterfaceBuilder

/// The format of a report of missing API.
enum CheckFormat: String, CaseIterable {
  case text, json

  func text(of report: CheckReport, limit: Int, listsErrors: Bool) -> String {
    switch self {
    case .text: report.text(limit: limit, listsErrors: listsErrors)
    case .json: report.json
    }
  }
}

extension CheckReport {
  fileprivate func text(limit: Int, listsErrors: Bool) -> String {
    var parts = [
      "\(app): \(fileCount.counted("file")), \(lineCount.counted("line")), "
        + "\(uses) uses of frameworks' names, \(missing) missing: \(percentage)"
    ]
    parts.append("\nModules")
    parts += verdicts.map { "  \($0.name), \($0.sources.count.counted("file")): \($0.sentence)" }
    parts += Self.table("Missing, by how many places use it", symbols, limit)
    parts += Self.table("Different, in the compiler's words", differences, limit)
    parts += Self.table("Frameworks and libraries that aren't here", modules, limit)
    if !documents.isEmpty {
      parts.append(
        "\nConnections of documents\n" + documents.map { "  \($0)" }.joined(separator: "\n")
      )
    }
    if !leftOut.isEmpty {
      parts.append(
        "\nNot checked\n  SwiftUI's views are placeholders here: \(leftOut.count.counted("part")) "
          + "of bodies in \(leftOut.fileCount.counted("file")), "
          + "\(uncheckedUses) uses of frameworks' names, which count as not covered"
      )
    }
    let rest = problems.map { "\($0)" } + complaints
    if !rest.isEmpty {
      parts.append("\nBesides\n" + rest.map { "  \($0)" }.joined(separator: "\n"))
    }
    if listsErrors, !errors.isEmpty {
      let lines = errors.map { "  \($0.path):\($0.line):\($0.column): \($0.message)" }
      parts.append("\nErrors\n" + lines.joined(separator: "\n"))
    }
    let files = Set(errors.map(\.path)).count
    let found = "\nThe compiler finds \(errors.count.counted("error")) in \(files.counted("file"))"
    if coverage == nil {
      parts.append(found + ", and didn't look at everything.")
    } else {
      parts.append(errors.isEmpty ? "\nThe compiler finds no error." : found + ".")
    }
    return parts.joined(separator: "\n")
  }

  /// Rounded down, so that only an app that lacks nothing is covered wholly.
  private var percentage: String {
    guard let coverage else { return "not all was looked at, so there is no figure" }
    return String(format: "%.1f %% covered", (coverage * 1000).rounded(.down) / 10)
  }

  private static func table(_ title: String, _ findings: [Finding], _ limit: Int) -> [String] {
    guard !findings.isEmpty else { return [] }
    let shown = findings.prefix(limit)
    let width = min(shown.map(\.name.count).max() ?? 0, 60)
    let rows = shown.map { finding in
      let count = String(finding.count)
      let lead = String(repeating: " ", count: max(0, 5 - count.count)) + count
      return "\(lead)  \(finding.name.padded(to: width))  \(finding.path):\(finding.line)"
    }
    let rest = findings.count - shown.count
    let more = rest > 0 ? ["       and \(rest) more; --all lists them"] : []
    return ["\n" + title] + rows + more
  }

  fileprivate var json: String {
    var object: [String: Any] = [
      "app": app, "files": fileCount, "lines": lineCount, "uses": uses, "missing": missing,
      "unchecked": [
        "parts": leftOut.count, "files": leftOut.fileCount, "uses": uncheckedUses,
      ],
      "verdicts": verdicts.map(\.values),
      "symbols": symbols.map(\.values), "differences": differences.map(\.values),
      "modules": modules.map(\.values), "problems": problems.map { "\($0)" },
      "complaints": complaints, "documents": documents.map(\.values),
      "errors": errors.map {
        ["path": $0.path, "line": $0.line, "column": $0.column, "message": $0.message]
          as [String: Any]
      },
    ]
    if let coverage { object["coverage"] = (coverage * 10000).rounded(.down) / 10000 }
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: object, options: options)
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
  }
}

extension Problem {
  fileprivate var values: [String: Any] {
    [
      "path": file, "line": position.line, "column": position.column,
      "severity": severity.rawValue, "code": code, "message": message,
    ]
  }
}

extension CheckReport.Finding {
  fileprivate var values: [String: Any] {
    ["name": name, "count": count, "path": path, "line": line]
  }
}

extension ModuleVerdict {
  /// The verdict as text.
  fileprivate var sentence: String {
    switch result {
    case .compiles: "compiles"
    case .fails(let errors): errors.counted("error")
    case .unfinished(let reason): "not looked at whole: \(reason)"
    }
  }

  fileprivate var values: [String: Any] {
    var values: [String: Any] = ["name": name, "files": sources.count, "sources": sources]
    switch result {
    case .compiles: values["verdict"] = "compiles"
    case .fails(let errors):
      values["verdict"] = "fails"
      values["errors"] = errors
    case .unfinished(let reason):
      values["verdict"] = "unfinished"
      values["reason"] = reason
    }
    return values
  }
}
