internal import Foundation
internal import XcodeProjects

/// The modules that a target's sources see without importing them.
///
/// The compiler reads a framework's own headers, and an app's bridging header, before each Swift
/// source: what these import needs no import there.
struct ImpliedImports {
  /// Names of modules; empty where no header is read.
  let modules: [String]

  init(_ target: XcodeProject.Target, in folder: URL) {
    // CocoaPods writes the second, which imports UIKit.
    let names = [target.moduleName, "\(target.moduleName)-umbrella"]
    let umbrella = target.headers.first {
      names.contains($0.deletingPathExtension().lastPathComponent)
    }
    let bridging = target.settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { path in
      path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: folder)
    }
    let texts = [umbrella, bridging].compactMap(\.self)
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let base =
      texts.contains(where: Self.bringsUIKit) ? ["UIKit"] : texts.isEmpty ? [] : ["Foundation"]
    let named = Set(texts.flatMap(Self.frameworks)).subtracting(Self.bases)
    modules = base + named.sorted()
  }

  /// The modules that stand for whatever else a header imports.
  static let bases: Set = ["Foundation", "UIKit"]

  /// The frameworks and libraries whose headers a header imports; some may not be here.
  private static func frameworks(in header: String) -> [String] {
    header.matches(of: #/(?m)^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/#)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
  }

  /// True if a header imports UIKit, or headers of the app's own classes, which do.
  private static func bringsUIKit(_ header: String) -> Bool {
    header.contains(#/(?m)^\s*(?:#\s*(?:import|include)\s*(?:<UIKit\/|")|@import\s+UIKit)/#)
  }
}
