internal import InterfaceBuilder

/// What a command does with each document by itself, so that it can be done in another process.
protocol DocumentTask {
  /// What becomes of one document.
  associatedtype Result: Codable & Sendable
  /// The command that does it, and its options.
  static var syntax: Syntax { get }
  /// Takes options as the command line has them.
  init(_ arguments: Arguments) throws(UsageError)
  /// Does it; before each scene it says which, and those that ended a worker before are left out.
  func result(of order: WorkOrder, reaching: (SceneMark) -> Void) -> Result
}

/// One document to work on.
nonisolated struct WorkOrder: Codable, Hashable {
  let document: DocumentFinder.Found
  /// Whether the run has no other document.
  let isAlone: Bool
  /// The ids of scenes to leave out.
  var withoutScenes: [String] = []
}

/// How far a worker has come: the scene that it begins with.
nonisolated struct SceneMark: Codable, Hashable {
  let id: String
  /// What a person calls it.
  let name: String
  /// Where it stands in its document.
  let position: Position
}

/// What a worker tells, a line each.
nonisolated enum WorkerMessage<Result: Codable & Sendable>: Codable, Sendable {
  /// It begins with a scene.
  case reached(SceneMark)
  /// It is done with the document.
  case finished(Result)
}
