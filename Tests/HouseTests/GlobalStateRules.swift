import Foundation
import Testing

/// State that belongs to no object: a second screen, a second window and a test that runs beside
/// another see the same, so each variable has a reason, and there are no more of them than before.
@Suite struct `Global state` {
  /// How many variables there may be; it may only fall.
  static let most = 44
  /// How many lines of the kit may speak of the main screen, as most of UIKit's own global calls
  /// do; it may only fall.
  static let mostLinesOfMainScreen = 91

  private static let files = ["UIKitCore", "UIKitValues"].flatMap {
    House.files("Sources/\($0)", ending: ".swift")
  }

  /// The stored variables of types, as `file name`.
  private static let found: Set<String> = Set(
    files.flatMap { file in
      House.text(file).split(separator: "\n").compactMap { line -> String? in
        guard !line.contains("{") || line.contains("didSet") || line.contains("{ Date() }"),
          let name = line.firstMatch(of: #/^\s*([a-z()@]+[A-Za-z()]* )*static (weak )?var (\w+)/#)
        else { return nil }
        return "\(file.dropFirst("Sources/".count)) \(name.3)"
      }
    }
  )

  /// The variables that there are, each with its reason.
  private static let reasons: [String: String] = Dictionary(
    House.text("Tests/HouseTests/GlobalState.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        return (parts.prefix(2).joined(separator: " "), parts.count > 2 ? parts[2] : "")
      }
  ) { $1 }

  @Test func `every variable of a type has a reason`() {
    #expect(Self.found.subtracting(Self.reasons.keys).sorted() == [])
    #expect(Set(Self.reasons.keys).subtracting(Self.found).sorted() == [], "no longer there")
    #expect(Self.reasons.filter { $1.count < 12 }.keys.sorted() == [], "give a reason")
    #expect(Self.found.count <= Self.most)
  }

  @Test func `few lines speak of the main screen`() {
    let lines = Self.files.flatMap { House.text($0).split(separator: "\n") }
      .filter { $0.contains("UIScreen.main") && !$0.contains("///") }
    #expect(lines.count <= Self.mostLinesOfMainScreen)
  }
}
