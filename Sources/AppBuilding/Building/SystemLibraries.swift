internal import Foundation

/// Libraries of C that iOS and Debian both have, by the names that iOS's modules have.
///
/// An app that imports one gets the system's own header, and is linked with its library.
enum SystemLibraries {
  /// The names by which Swift sources import them.
  static let names = Set(all.map(\.module))

  private static let all = [
    (module: "SQLite3", header: "sqlite3.h", library: "sqlite3"),
    (module: "zlib", header: "zlib.h", library: "z"),
  ]

  /// Writes the modules into a folder that the compiler searches.
  static func write(into folder: URL, _ files: Files) throws(BuildError) {
    var map = ""
    for (module, header, library) in all {
      map += """
        module \(module) [system] {
          header "\(module)-shim.h"
          link "\(library)"
          export *
        }

        """
      // By the library's own name it would include itself.
      let shim = folder.appendingPathComponent("\(module)-shim.h")
      try files.write(Data("#include <\(header)>\n".utf8), to: shim)
    }
    try files.write(Data(map.utf8), to: folder.appendingPathComponent("module.modulemap"))
  }
}
