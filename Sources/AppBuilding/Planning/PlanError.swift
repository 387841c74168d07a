public import XcodeProjects

/// The reason why there is no plan of an app at all; its sentence is in the description.
public enum PlanError: Error, Equatable, Sendable {
  case noSuchFile(String)
  /// Neither a project nor Swift sources lie there.
  case nothingToBuild(String)
  /// Several projects below a folder build apps.
  case severalProjects(String, [String])
  case project(ProjectError)
  /// The projects build no app.
  case noApplication(String, targets: [String])
  case noSuchTarget(String, known: [String])
  case noSuchScheme(String, known: [String])
  /// None of the targets that a scheme runs is an app.
  case schemeWithoutApp(String, targets: [String])
  /// The app's target compiles no Swift, for which some problems may be the reason.
  case noSources(target: String, path: String, problems: [BuildProblem])
  /// No file or folder can have the name that a setting gives.
  case unusableName(String, setting: String, path: String)
}

extension PlanError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFile(let path):
      "There is no file or folder at '\(path)'. Check the spelling and the current folder."
    case .nothingToBuild(let path):
      "'\(path)' holds no .xcworkspace, no .xcodeproj and no Swift source. "
        + "Name a project, or a folder that holds one."
    case .severalProjects(let path, let projects):
      "'\(path)' holds several apps: \(projects.joined(separator: ", ")). Name one of them."
    case .project(let error): "\(error)"
    case .noApplication(let path, let targets):
      "No target of '\(path)' is an iOS app"
        + (targets.isEmpty ? "." : "; it has \(targets.joined(separator: ", ")).")
    case .noSuchTarget(let name, let known):
      known.isEmpty
        ? "There is no app target '\(name)'."
        : "There is no app target '\(name)'. There are: \(known.joined(separator: ", "))."
    case .noSuchScheme(let name, let known):
      "There is no scheme '\(name)'."
        + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
    case .schemeWithoutApp(let name, let targets):
      "The scheme '\(name)' runs no iOS app"
        + (targets.isEmpty ? "." : "; it builds \(targets.joined(separator: ", ")).")
        + " Name the app with --target."
    case .noSources(let target, let path, let problems):
      "The target \(target) of '\(path)' compiles no Swift source. "
        + "Portico builds apps that are written in Swift."
        + problems.map { "\n\($0)" }.joined()
    case .unusableName(let name, let setting, let path):
      "\(path): \(setting) is '\(name)', which can't name a file. "
        + "Set it to a name without slashes."
    }
  }
}
