import Foundation
import Testing

@testable import SourceLowering

@Suite struct `Optional requirements` {
  /// The modules that apps import, by the list in the package's manifest; those that are Swift's alone
  /// on iOS have no optional requirements.
  private func modules(in root: URL) throws -> [String] {
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let list = try #require(manifest.firstMatch(of: #/let frameworks = \[([^\]]*)\]/#))
    let names = list.1.matches(of: #/"(\w+)"/#).map { String($0.1) }
    return ["FoundationAdditions", "UIKitCore", "UIKitValues"]
      + names.filter { !Self.ofSwiftAlone.contains($0) }
  }

  private static let ofSwiftAlone: Set = ["Combine", "CryptoKit", "SwiftUI"]

  /// The table is read from the modules' sources; `RECORD=1` writes it anew, and that run fails.
  @Test func `the table names what the modules' protocols leave to their defaults`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = try modules(in: root).flatMap { target in
      FileManager.default.enumerator(
        at: root.appendingPathComponent("Sources/\(target)"),
        includingPropertiesForKeys: nil
      )?.compactMap { $0 as? URL } ?? []
    }
    let sources = try files.filter { $0.pathExtension == "swift" }
      .map(SourceFile.init(contentsOf:))
    let names = OptionalRequirements.names(in: sources)
    let protocols = OptionalRequirements.protocols(in: sources)
    let ambiguous = OptionalRequirements.ambiguous(of: names, in: sources)
    #expect(names.contains("tableView(_:didSelectRowAt:)"))
    #expect(names.contains("mapView(_:rendererFor:)"))
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let table = root.appendingPathComponent("Sources/SourceLowering/OptionalRequirements.swift")
      try text(names, protocols, ambiguous).write(to: table, atomically: true, encoding: .utf8)
      Issue.record("recorded \(names.count) names; build and run again")
    } else {
      let difference = OptionalRequirements.known.symmetricDifference(names).sorted()
      #expect(OptionalRequirements.knownProtocols == protocols, "run with RECORD=1")
      #expect(difference == [], "run with RECORD=1 to write the table anew")
      #expect(OptionalRequirements.knownAmbiguous == ambiguous, "run with RECORD=1")
    }
  }

  private func text(
    _ names: Set<String>,
    _ protocols: Set<String>,
    _ ambiguous: Set<String>
  ) -> String {
    let rows = lines(names)
    let heads = lines(protocols)
    return """
      /// The requirements of the modules' protocols that have defaults, by Swift name.
      ///
      /// Written by `Tests/SourceLoweringTests/OptionalRequirementTests.swift` from the sources of
      /// UIKit and of the other modules that apps import.
      enum OptionalRequirements {
        static let names: Set<String> = [
      \(rows)  ]

        /// The modules' protocols that require methods.
        static let protocols: Set<String> = [
      \(heads)  ]

        /// First words of requirements that are also properties: without labels they mean these.
        static let ambiguous: Set<String> = [
      \(lines(ambiguous))  ]
      }

      """
  }

  /// The texts in lines of up to 100 characters.
  private func lines(_ texts: Set<String>) -> String {
    var lines: [String] = []
    for text in texts.sorted().map({ "\"\($0)\"," }) {
      if let last = lines.last, last.count + text.count < 100 {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append("    " + text)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
