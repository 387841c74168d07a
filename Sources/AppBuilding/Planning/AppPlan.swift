public import Foundation

/// The modules, resources and settings of an app, read from a project, a workspace or a folder of
/// sources.
public struct AppPlan: Sendable {
  /// The product's name, which the app's folder and its executable bear.
  public let name: String
  /// The project, workspace or folder that the plan was read from.
  public let origin: URL
  /// The app's module last, the libraries that it stands on before it, each before its users.
  public let modules: [Module]
  /// The property list as the app finds it beside itself.
  public let infoPlist: InfoPlist
  /// The problems that Portico can't build around, in the order in which it found them.
  public let problems: [BuildProblem]

  /// Sources that are compiled together, and what lies beside them in the app.
  public struct Module: Sendable {
    /// The name that sources import and storyboards give.
    public let name: String
    /// The folder that holds all sources.
    public let root: URL
    /// Swift files, each once.
    public internal(set) var sources: [URL]
    /// Files and folders that go into the app.
    public let resources: [URL]
    /// Core Data models, each a folder with its versions or one version.
    public internal(set) var dataModels: [URL] = []
    /// Modules of the plan that this one imports.
    public internal(set) var dependencies: [String] = []
    /// The language settings with which the compiler reads the sources.
    public internal(set) var language = Language()
    /// Modules that the sources import and that aren't to be had here.
    public internal(set) var missing: [String] = []
    /// Modules that every source sees without importing them, by way of a header or of
    /// Foundation.
    public internal(set) var implied: [String] = []
    /// The paths of the sources that import SwiftUI, whose views are boxes here.
    public internal(set) var hosting: [String] = []
    /// True if the sources look for resources in `Bundle.module`.
    public internal(set) var asksForBundle = false
    /// Bundles of resources that lie in the app for this module.
    public internal(set) var bundles: [ResourceBundle] = []
    /// True if it is a target of a Swift package, whose sources see `SWIFT_PACKAGE`.
    public internal(set) var isOfPackage = false
  }

  /// A folder of resources in the app, such as a pod brings: `Kit.bundle`.
  public struct ResourceBundle: Sendable, Equatable {
    /// The name without the ending.
    public let name: String
    /// Files and folders that go into it.
    public let resources: [URL]
  }

  /// The build settings that change what sources mean.
  public struct Language: Sendable, Equatable {
    /// `5`, as Xcode has it for new apps, or `6` for sources that are checked for races.
    public internal(set) var mode = "5"
    /// Conditions that sources ask for with `#if`.
    public internal(set) var conditions: [String] = []
    /// True if everything is on the main actor unless it says otherwise.
    public internal(set) var isOnMainActor = false
    /// Upcoming features by name.
    public internal(set) var features: [String] = []
    /// Features by name that the compiler calls experimental.
    public internal(set) var experiments: [String] = []
  }

  /// The module that holds the app.
  public var app: Module { modules[modules.count - 1] }

  /// The modules that one imports.
  func dependencies(of module: Module) -> [Module] {
    modules.filter { module.dependencies.contains($0.name) }
  }

  /// The number of Swift files.
  public var sourceCount: Int { modules.reduce(0) { $0 + $1.sources.count } }
}

extension AppPlan.Module {
  /// A module of sources, below the deepest folder that holds them all.
  init(name: String, sources: [URL], resources: [URL], in folder: URL) {
    var seen: Set<String> = []
    self.name = name
    self.sources = sources.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
    self.resources = resources.map(\.standardizedFileURL)
    dataModels = self.resources.filter(DataModelClasses.isModel)
    root = Self.commonFolder(of: self.sources) ?? folder
  }

  private static func commonFolder(of files: [URL]) -> URL? {
    let folders = files.map { $0.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return nil }
    for folder in folders {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  /// The path of a source below the root.
  func path(of source: URL) -> String { String(source.path.dropFirst(root.path.count + 1)) }
}
