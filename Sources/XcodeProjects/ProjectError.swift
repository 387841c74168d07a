/// The reason why a project can't be read; its sentence is in `ProjectError+Description.swift`.
public enum ProjectError: Error, Equatable, Sendable {
  case noSuchFile(String)
  /// The file is no property list, or not one of a project.
  case unreadable(String, reason: String)
  /// A folder holds no project.
  case noProject(in: String)
  /// The project builds no app.
  case noApplication(String, targets: [String])
}
