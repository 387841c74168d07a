public import Foundation

/// A project that Xcode saved: its targets with their sources, resources and settings.
///
/// Paths are absolute. Nothing is built and no file but the project's own is opened.
public struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  public let url: URL
  public let targets: [Target]
  /// Folders of Swift packages that lie beside the project.
  public let localPackages: [URL]
  /// Swift packages that Xcode fetches.
  public let remotePackages: [PackageReference]
  /// Projects inside this one.
  public let subprojects: [URL]

  /// Something that the project builds.
  public struct Target: Sendable {
    /// The kinds of products that are distinguished.
    public enum Product: Sendable, Equatable {
      case application, framework, staticLibrary, appExtension, unitTests, userInterfaceTests
      case other(String)
    }

    public let name: String
    public let product: Product
    /// The name that sources import and storyboards give.
    public let moduleName: String
    public let sources: [URL]
    public let resources: [URL]
    /// Headers of Objective-C, from which a framework's own module is made.
    public let headers: [URL]
    /// Frameworks and libraries that the target links, by file name.
    public let linked: [String]
    /// Products of Swift packages that the target uses.
    public let packageProducts: [String]
    /// The names of the targets that are built first.
    public let dependencies: [String]
    public let settings: BuildSettings
  }

  /// Reads a project: the `.xcodeproj` folder, or the one in a folder; settings are those of a
  /// configuration.
  ///
  /// - Throws: What is wrong with the folder or the file in it.
  public init(
    contentsOf url: URL,
    configuration: String = "Debug"
  ) throws(ProjectError) {
    let project = try Self.project(at: url)
    let file = ProjectFile(project)
    let objects = try file.objects()
    self.url = project
    let reader = ProjectReader(objects, of: project, configuration: configuration)
    targets = reader.targets
    localPackages = reader.localPackages
    remotePackages = objects.all(of: "XCRemoteSwiftPackageReference")
      .compactMap(PackageReference.init)
    subprojects = reader.files { $0.pathExtension == "xcodeproj" }
  }

  /// The target that is an app; the first if there are several.
  public func application() throws(ProjectError) -> Target {
    guard let target = targets.first(where: { $0.product == .application }) else {
      throw .noApplication(url.path, targets: targets.map(\.name))
    }
    return target
  }

  private static func project(at url: URL) throws(ProjectError) -> URL {
    guard FileManager.default.fileExists(atPath: url.path) else { throw .noSuchFile(url.path) }
    if url.pathExtension == "xcodeproj" { return url.standardizedFileURL }
    let folder = url.pathExtension == "xcworkspace" ? url.deletingLastPathComponent() : url
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) else {
      throw .noProject(in: folder.path)
    }
    return folder.appendingPathComponent(name).standardizedFileURL
  }
}
