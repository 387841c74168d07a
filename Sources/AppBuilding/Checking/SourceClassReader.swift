internal import Foundation
public import InterfaceBuilder

/// Reads what documents can reach in the classes of Swift sources.
///
/// The command that lowers sources does the reading, since it alone knows their grammar.
public struct SourceClassReader: Sendable {
  private let lowerer: URL

  /// A reader that uses the command beside the running one.
  public init(_ places: PorticoPlaces) { lowerer = places.lowerer }

  /// The classes of sources, which belong to a module if that is known; nil if they can't be read.
  public func classes(of sources: [String], module: String? = nil) -> [SourceClass]? {
    guard !sources.isEmpty else { return [] }
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("portico-sources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: list) }
    guard (try? Data(sources.joined(separator: "\n").utf8).write(to: list)) != nil,
      let text = try? Tool(lowerer, ["--members", "@" + list.path]).output(),
      var classes = try? JSONDecoder().decode([SourceClass].self, from: Data(text.utf8))
    else { return nil }
    for index in classes.indices { classes[index].module = module }
    return classes
  }
}
