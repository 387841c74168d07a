internal import InterfaceBuilder

/// The work of a command on one document, which another process can do.
protocol DocumentTask {
  /// The result of the work on one document.
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
  /// True if the run has no other document.
  let isAlone: Bool
  /// The ids of scenes to leave out.
  var withoutScenes: [String] = []
}

/// The progress of a worker: the scene that it begins with.
nonisolated struct SceneMark: Codable, Hashable {
  let id: String
  /// The name for people.
  let name: String
  /// The line and column of its element in its document.
  let position: Position
}

/// A message of a worker, written as one line.
nonisolated enum WorkerMessage<Result: Codable & Sendable>: Codable, Sendable {
  /// It begins with a scene.
  case reached(SceneMark)
  /// It is done with the document.
  case finished(Result)
}
