/// The reason why a build ends without an app; its sentence is in the description.
public enum BuildError: Error, Equatable, Sendable {
  case noPackage(command: String)
  case wrongHome(String)
  case noLowerer(String)
  case lowering(module: String, reason: String)
  /// The compiler or linker found errors, which were handed over as they came; holds the modules of
  /// Swift packages that have some.
  case compiling(errors: Int, packages: [String] = [])
  case tool(String, reason: String)
  case unwritable(String, reason: String)
  /// A name of the app would put a file outside of the folder where apps are built.
  case outside(String, folder: String)
  /// A signal, such as that of Ctrl-C, ended the build.
  case interrupted(signal: Int32)
}

extension BuildError {
  /// Why a tool gave nothing: this command is to end, or what the tool's own trouble means.
  init(_ error: any Error, else meaning: (String) -> BuildError) {
    if let interruption = error as? Interruption {
      self = .interrupted(signal: interruption.signal)
    } else {
      self = meaning((error as? ToolFailure)?.description ?? error.localizedDescription)
    }
  }
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
    case .compiling(0, _): "The app wasn't built; what the package manager says is above."
    case .compiling(let errors, let packages):
      "The app wasn't built: \(errors) error\(errors == 1 ? "" : "s")"
        + (packages.isEmpty ? "" : ", in Swift packages: \(packages.joined(separator: ", "))")
        + ". 'portico check' lists what Portico lacks."
    case .tool(let name, let reason): "\(name) can't be run: \(reason)"
    case .unwritable(let path, let reason):
      "Nothing can be written to '\(path)': \(reason). Set XDG_CACHE_HOME to another folder."
    case .outside(let path, let folder):
      "'\(path)' lies outside of '\(folder)', so it isn't written. Look for a name with slashes "
        + "in the app's project."
    case .interrupted: "Interrupted."
    }
  }
}
