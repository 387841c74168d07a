internal import Foundation

/// The program of an app whose module has a name that linkers refuse: one function in C, which
/// calls the one with which the module begins.
///
/// The package manager names the beginning of a program by its module and tells the linker so by
/// `--defsym`, where only letters of ASCII may stand; modules may be named in any script.
enum EntryTarget {
  static let name = "PorticoEntry"
  static let function = "PorticoEntryPoint"

  /// The setting by which the compiler gives the module's beginning its name.
  static let setting =
    ".unsafeFlags([\"-Xfrontend\", \"-entry-point-function-name\", "
    + "\"-Xfrontend\", \"\(function)\"])"

  /// The target in the manifest.
  static func target(for app: AppPlan.Module) -> String {
    """
        .executableTarget(
          name: \(name.quoted),
          dependencies: [\(app.name.quoted)],
          path: \("Sources/\(name)".quoted)
        ),
    """
  }

  /// Writes the source into the package.
  static func write(into package: URL, _ files: Files) throws(BuildError) {
    let text = """
      int \(function)(int count, char **arguments);

      int main(int count, char **arguments) {
        return \(function)(count, arguments);
      }

      """
    let url = package.appendingPathComponent("Sources/\(name)/main.c")
    try files.write(Data(text.utf8), to: url)
  }
}
