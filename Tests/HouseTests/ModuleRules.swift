import Foundation
import Testing

/// The lists of modules that stand outside of `Package.swift`: what they leave out, an app misses
/// when it is built, far from here.
@Suite struct `Lists of modules` {
  /// The frameworks beside UIKit that apps import, read from `Package.swift`.
  private static let frameworks = names(after: "let frameworks = [", in: "Package.swift")

  /// What each module imports, C's modules too, read from `Package.swift`.
  private static let imports: [String: [String]] = {
    let parts = House.text("Package.swift")
      .components(separatedBy: "let imports: [String: [String]] = [\n")
    guard parts.count == 2, let list = parts[1].components(separatedBy: "\n]").first else {
      return [:]
    }
    let entries = list.matches(of: #/(?s)"([\w\-]+)": \[(.*?)\]/#)
    return Dictionary(entries.map { (String($0.1), quoted($0.2)) }) { first, _ in first }
  }()

  /// Everything that the compiler reads for an app: what the app may import, and what that imports.
  private static let read: Set<String> = {
    var found: Set<String> = []
    var open = ["UIKit"] + frameworks
    while let name = open.popLast() {
      if found.insert(name).inserted { open += imports[name] ?? [] }
    }
    return found
  }()

  /// The modules in C.
  private static let foreign = Set(
    House.files("Sources/C", ending: ".h").map { String($0.split(separator: "/")[2]) }
  )

  /// The words in quotes from a line on to the end of its list.
  private static func names(after start: String, in path: String) -> [String] {
    let parts = House.text(path).components(separatedBy: start)
    guard parts.count == 2, let list = parts[1].split(separator: "]").first else { return [] }
    return quoted(list)
  }

  private static func quoted(_ text: Substring) -> [String] {
    text.matches(of: #/"([\w\-]+)"/#).map { String($0.1) }
  }

  @Test func `make install copies all that the compiler reads for an app`() throws {
    let makefile = House.text("Makefile")
    let list = try #require(makefile.firstMatch(of: #/(?s)\nMODULES = (.*?[^\\])\n/#)).1
    let installed = list.split { $0 == " " || $0 == "\\" || $0 == "\n" }.map(String.init)
    #expect(Set(installed) == Self.read.subtracting(Self.foreign))
    #expect(installed.count > 30 && Set(installed).count == installed.count)
  }

  @Test func `portico looks for each framework`() {
    let path = "Sources/AppBuilding/Checking/PorticoModules.swift"
    let known = Self.names(after: "private static let frameworks = [", in: path)
    #expect(Set(known) == Set(Self.frameworks))
  }

  @Test func `each module in C has an empty one that stands for it`() {
    let path = "Sources/AppBuilding/Building/PorticoLibrary.swift"
    #expect(Set(Self.names(after: "private static let names = [", in: path)) == Self.foreign)
  }
}
