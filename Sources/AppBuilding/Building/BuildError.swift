/// Why a build ends without an app; the words are in its description.
public enum BuildError: Error, Equatable, Sendable {
  case noPackage(command: String)
  case wrongHome(String)
  case noLowerer(String)
  case lowering(module: String, reason: String)
  /// The compiler or linker found errors, which were handed over as they came.
  case compiling(errors: Int)
  case tool(String, reason: String)
  case unwritable(String, reason: String)
}

extension BuildError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPackage(let command):
      "Portico's package isn't found from '\(command)'. Set PORTICO_HOME to its folder."
    case .wrongHome(let path):
      "PORTICO_HOME names '\(path)', which isn't Portico's package. Set it to the folder with "
        + "Portico's Package.swift."
    case .noLowerer(let path):
      "There is no '\(path)'. Build it: make build, or swift build --product portico-lower."
    case .lowering(let module, let reason):
      "The sources of \(module) can't be lowered: \(reason)"
    case .compiling(let errors):
      errors == 0
        ? "The app wasn't built; what the package manager says is above."
        : "The app wasn't built: \(errors) error\(errors == 1 ? "" : "s"). "
          + "'portico check' lists what Portico lacks."
    case .tool(let name, let reason): "\(name) can't be run: \(reason)"
    case .unwritable(let path, let reason):
      "Nothing can be written to '\(path)': \(reason). Set XDG_CACHE_HOME to another folder."
    }
  }
}
