import Foundation
import PackagePlugin

/// Compiles an iOS app's sources in a package, as they are.
///
/// The sources lie in a folder inside the target's that bears the target's name and is excluded
/// from the target; what is compiled are their lowered copies. A target needs one source of its
/// own, which may be empty.
@main
struct LowerSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL.appending(path: target.name)
    let sources = Self.sources(in: folder)
    guard !sources.isEmpty else {
      Diagnostics.error(
        """
        LowerSources found no Swift source in \(folder.path). Put the app's sources into that \
        folder, of the target's name inside the target's own, and name it in the target's 'exclude'.
        """
      )
      return []
    }
    guard let tool = Self.tool(in: context) else {
      Diagnostics.error(
        """
        LowerSources needs the command portico-lower, which is in no folder of PATH. \
        'make install' in a checkout of Portico brings it.
        """
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let imported = Self.dependencies(of: target, lowering: output)
    let imports = imported.flatMap { ["--import", $0.folder.appending(path: notes).path] }
    return [
      .buildCommand(
        displayName: "Lowering \(sources.count) files of \(target.name)",
        executable: tool,
        arguments: [
          "--module", target.moduleName, "--output", output.path, "--root", folder.path,
        ] + imports + sources.map { folder.appending(path: $0).path },
        inputFiles: sources.map { folder.appending(path: $0) } + imported.flatMap(\.files),
        outputFiles: sources.map { output.appending(path: $0) }
      )
    ]
  }

  /// What a lowered module tells those who import it.
  private let notes = "declarations.json"

  /// The command that lowers sources: Portico's own where it is a package by path, and the one that
  /// is installed where SwiftPM fetched Portico, which then does not build its commands.
  private static func tool(in context: PluginContext) -> URL? {
    if let own = try? context.tool(named: "portico-lower").url { return own }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin"
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/portico-lower") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The targets of the same package that a target stands on and that are lowered too: where
  /// their results lie, beside the target's own.
  private static func dependencies(
    of target: any SourceModuleTarget,
    lowering output: URL
  ) -> [(folder: URL, files: [URL])] {
    target.dependencies.compactMap { dependency in
      guard case .target(let other) = dependency, let other = other as? any SourceModuleTarget
      else { return nil }
      let sources = Self.sources(in: other.directoryURL.appending(path: other.name))
      guard !sources.isEmpty else { return nil }
      var parts = output.pathComponents
      guard let place = parts.lastIndex(of: target.name) else { return nil }
      parts[place] = other.name
      let folder = URL(fileURLWithPath: NSString.path(withComponents: parts))
      return (folder, sources.map { folder.appending(path: $0) })
    }
  }

  /// The paths of Swift files below a folder.
  private static func sources(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
