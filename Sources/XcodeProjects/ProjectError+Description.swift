extension ProjectError: CustomStringConvertible {
  /// The sentences that say what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noSuchFile(let path): "\(path): there is no such file or folder"
    case .unreadable(let path, let reason):
      "\(path): the project can't be read: \(reason). Open it in Xcode and save it again."
    case .noProject(let folder):
      "\(folder): there is no .xcodeproj here. Name the project, or the folder that holds it."
    case .noApplication(let path, let targets):
      "\(path): no target of the project is an app"
        + (targets.isEmpty ? "." : "; it has \(targets.joined(separator: ", ")).")
    }
  }
}
