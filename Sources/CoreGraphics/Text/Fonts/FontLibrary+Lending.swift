import Foundation

extension FontLibrary {
  /// The fonts that text may be drawn with besides those of the machine.
  var usable: [RegisteredFont] {
    registered
      + lent.flatMap(\.fonts).filter { font in
        !registered.contains { $0.path == font.path }
      }
  }

  /// Lets fonts be made of a file in memory, without other text finding them by their names.
  func lend(_ file: FontMemory) {
    lock.withLock {
      let names = file.fonts.map(\.postScriptName)
      guard names.contains(where: { Self.font($0, among: usable) == nil }) else { return }
      lent.append(file)
      forgetCollections()
    }
  }

  /// The fonts that a file says it has, without making them usable.
  package static func fonts(of url: URL) -> [RegisteredFont] { RegisteredFont.read(url) }
}
