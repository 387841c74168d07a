internal import Foundation

/// Portico as one shared library with the interfaces of its modules, so that no app compiles it.
///
/// `make install` puts it beside the commands; a checkout has it after
/// `swift build -c release --product Portico`.
struct PorticoLibrary: Equatable {
  /// The folder of `libPortico.so`.
  let folder: URL
  /// The folder of the interfaces.
  let modules: URL
  /// Changes whenever the library does.
  let stamp: String

  private static let name = "libPortico.so"

  /// The library of the commands in a folder; nil without one that is as new as the sources.
  static func found(beside binaries: URL, sourcesIn package: URL) -> PorticoLibrary? {
    let installed = binaries.appendingPathComponent("../lib/portico").standardizedFileURL
    let places = [(installed, installed), (binaries, binaries.appendingPathComponent("Modules"))]
    for (folder, modules) in places {
      let file = folder.appendingPathComponent(name)
      guard let values = try? FileManager.default.attributesOfItem(atPath: file.path),
        let date = values[.modificationDate] as? Date, PorticoModules.areWhole(modules)
      else { continue }
      guard date >= PackageStamp.newestSource(in: package) else { continue }
      let stamp = "\(file.path) \(date.timeIntervalSince1970)".shortHash
      return PorticoLibrary(folder: folder, modules: modules, stamp: stamp)
    }
    return nil
  }
}

/// The C modules that Portico's interfaces name, and that no app sees: empty ones stand for them.
enum ForeignModules {
  private static let names = [
    "CCairo", "CCodecs", "CCrypto", "CExpat", "CPixels", "CRigidBodies", "CSDL", "CSQLite",
    "CSystemd",
    "CUserLocale",
  ]

  /// Writes the empty modules into a folder that the compiler searches.
  static func write(into folder: URL, _ files: Files) throws(BuildError) {
    let map = names.map { "module \($0) {}\n" }.joined()
    try files.write(Data(map.utf8), to: folder.appendingPathComponent("module.modulemap"))
  }
}
