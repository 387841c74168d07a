package import Foundation
internal import UIKitCore

/// An outlet or action of a document, and its position there.
nonisolated package struct DocumentConnection: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable { case outlet, collection, action }

  package let kind: Kind
  /// The document's path in the app's folder.
  package let document: String
  package let line: Int
  /// The property's name, or the action's selector.
  package let name: String
  /// The class that the connection begins at, or else the tag.
  package let source: String
}

/// One line of the account that an app keeps while its connections are tried.
///
/// A line is written before the step it describes, so that a crash leaves what was under way.
nonisolated package enum ConnectionEntry: Codable, Equatable, Sendable {
  /// Everything that is to be tried; others go by their places in this list.
  case connections([DocumentConnection])
  case begin(step: Int, connections: [Int])
  case works(Int)
  case fails(Int, reason: String)
  case end(step: Int)
  /// Written by whoever ran the app.
  case crash(step: Int, reason: String)
  case finished
}

/// The result of the lines of an account.
nonisolated package struct ConnectionAccount: Equatable, Sendable {
  package private(set) var connections: [DocumentConnection] = []
  package private(set) var working: Set<Int> = []
  private var reasons: [Int: String] = [:]
  private(set) var begun: [Int: [Int]] = [:]
  /// The step that was begun and not ended.
  package private(set) var openStep: Int?
  package private(set) var isFinished = false

  package init(_ entries: [ConnectionEntry] = []) {
    for entry in entries { add(entry) }
  }

  /// Reads an account; an unfinished last line is left out.
  package init(contentsOf url: URL) {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    self.init(
      text.split(separator: "\n").compactMap {
        try? JSONDecoder().decode(ConnectionEntry.self, from: Data($0.utf8))
      }
    )
  }

  mutating func add(_ entry: ConnectionEntry) {
    switch entry {
    case .connections(let all): connections = all
    case .begin(let step, let members):
      begun[step] = members
      openStep = step
    case .works(let index): working.insert(index)
    case .fails(let index, let reason): reasons[index] = reason
    case .end: openStep = nil
    case .crash(let step, let reason):
      for index in begun[step] ?? [] { reasons[index] = reason }
      openStep = nil
    case .finished: isFinished = true
    }
  }

  /// Why a connection doesn't work; nil when it does.
  package func shortcoming(of index: Int) -> String? {
    working.contains(index) ? nil : reasons[index] ?? "not reached"
  }
}
