public import Foundation

/// A Swift source of an iOS app, as it lies on the disk.
public struct SourceFile: Sendable {
  /// The path that messages give.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  public init(contentsOf url: URL) throws {
    self.init(path: url.path, text: try String(contentsOf: url, encoding: .utf8))
  }
}

/// A source that Linux's compiler takes.
public struct LoweredFile: Sendable {
  public let path: String
  /// Each line stands where it stood, or says by `#sourceLocation` where; what was added stands
  /// before closing braces or follows after the last line.
  public let text: String
  public let problems: [LoweringProblem]
  /// The lines, counted from 1, whose source is left out, since a labelled box takes its place.
  public internal(set) var leftOut: [ClosedRange<Int>] = []
}

/// Something that could not be lowered, and what to write instead.
public struct LoweringProblem: Error, Equatable, CustomStringConvertible, Sendable {
  public let path: String
  /// Counted from 1.
  public let line: Int
  public let column: Int
  public let kind: Kind

  /// The kind of problem; the sentences are in `LoweringProblem+Description.swift`.
  public enum Kind: Equatable, Codable, Sendable {
    case unknownSelector(expression: String, assumed: String)
    case genericClass(String)
    case overrideOfForeignMember(String, in: String)
    case managedMethod(String)
    case overrideInExtension(String, in: String)
    case overrideOfExtensionMember(String, in: String)
    case unsendableMember(String)
  }

  public var description: String {
    "\(path):\(line):\(column): warning: \(kind.message)"
  }
}
