public import Foundation
internal import XcodeProjects

/// Finds out what an app is made of.
///
///     let plan = try AppPlanner(catalog: catalog).plan(for: folder)
public struct AppPlanner: Sendable {
  let catalog: ModuleCatalog
  /// The target that is wanted; nil for the first app.
  let target: String?
  /// The scheme that names the target and the configuration; nil for none.
  let scheme: String?
  /// Fetches packages that projects name by their addresses; nil to do without them.
  let packages: PackageResolver?

  /// A planner that takes the modules of a catalogue for granted.
  public init(
    catalog: ModuleCatalog,
    target: String? = nil,
    scheme: String? = nil,
    packages: PackageResolver? = nil
  ) {
    self.packages = packages
    self.catalog = catalog
    self.target = target
    self.scheme = scheme
  }

  /// The plan of an app: a project, a workspace, a folder with one of them, or one of sources.
  ///
  /// - Throws: Why there is nothing to build. What is merely missing is in the plan's problems.
  public func plan(for url: URL) throws(PlanError) -> AppPlan {
    let url = url.standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else { throw .noSuchFile(url.path) }
    guard let workspace = try Workspace(for: url) else { return try folderPlan(url) }
    guard let scheme else { return try projectPlan(workspace, target: target) }
    let run = try workspace.scheme(named: scheme)
    let configured = try Workspace(for: workspace.url, configuration: run.configuration)
    return try projectPlan(configured ?? workspace, target: target ?? run.target)
  }

  private func projectPlan(
    _ workspace: Workspace,
    target: String?
  ) throws(PlanError) -> AppPlan {
    let app = try workspace.application(named: target)
    let root = workspace.folder(of: app)
    var survey = Survey(workspace, catalog: catalog, resolver: packages)
    let modules = survey.modules(for: app)
    guard let last = modules.last, !last.sources.isEmpty else {
      throw .noSources(target: app.name, path: workspace.url.path, problems: survey.problems)
    }
    let name = app.settings["PRODUCT_NAME"] ?? app.name
    let list = infoPlist(of: app, in: root, problems: &survey.problems)
    return try AppPlan(
      name: name,
      origin: workspace.url,
      modules: modules,
      infoPlist: InfoPlist(list, settings: app.settings, executable: name),
      problems: survey.problems + Surroundings(root).problems(missing: survey.missing)
    ).named(by: "PRODUCT_NAME of \(app.name)")
  }

  private func infoPlist(
    of app: XcodeProject.Target,
    in root: URL,
    problems: inout [BuildProblem]
  ) -> [String: Any] {
    guard let path = app.settings["INFOPLIST_FILE"], !path.isEmpty else { return [:] }
    let url = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL
    guard let data = try? Data(contentsOf: url) else {
      problems.append(BuildProblem(url.path, .missingInfoPlist(target: app.name)))
      return [:]
    }
    let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = value as? [String: Any] else {
      problems.append(BuildProblem(url.path, .unreadableInfoPlist))
      return [:]
    }
    return list
  }
}
