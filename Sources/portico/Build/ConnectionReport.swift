internal import AppTour
internal import Foundation
internal import UIKitCore

/// A report of the outlets and actions of an app's documents that work.
struct ConnectionReport {
  /// A connection, where it stands in the project, and why it doesn't work; nil if it does.
  struct Row: Encodable {
    let kind: DocumentConnection.Kind
    let name: String
    let source: String
    let path: String
    let line: Int
    let shortcoming: String?
  }

  let rows: [Row]

  /// A report with the paths of the documents' originals, by those in the app's folder.
  init(_ account: ConnectionAccount, paths: [String: String]) {
    rows = account.connections.enumerated().map { index, connection in
      Row(
        kind: connection.kind,
        name: connection.name,
        source: connection.source,
        path: paths[connection.document] ?? connection.document,
        line: connection.line,
        shortcoming: account.shortcoming(of: index)
      )
    }
  }

  var isComplete: Bool { rows.allSatisfy { $0.shortcoming == nil } }

  var text: String {
    var documents: [String] = []
    for row in rows where !documents.contains(row.path) { documents.append(row.path) }
    let names = documents.map { URL(fileURLWithPath: $0).lastPathComponent } + ["All"]
    let width = names.map(\.count).max() ?? 0
    let head = "".padded(to: width) + "     outlets  collections      actions"
    let lines = zip(names, documents).map { name, path in
      name.padded(to: width) + counts(rows.filter { $0.path == path })
    }
    let total = "All".padded(to: width) + counts(rows)
    let missing = rows.compactMap { row in
      row.shortcoming.map {
        "\(row.path):\(row.line): \(row.kind) \(row.name) of \(row.source): \($0)"
      }
    }
    let rest = missing.isEmpty ? [] : ["\nThese don't work"] + missing
    return ([head] + lines + [total] + rest).joined(separator: "\n")
  }

  private func counts(_ rows: [Row]) -> String {
    DocumentConnection.Kind.allCases.map { kind in
      let all = rows.filter { $0.kind == kind }
      let text = "\(all.filter { $0.shortcoming == nil }.count)/\(all.count)"
      return String(repeating: " ", count: max(1, 13 - text.count)) + text
    }.joined().dropFirst().description
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(rows)
    }
  }
}
