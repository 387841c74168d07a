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
    modules =
      texts.contains(where: Self.bringsUIKit) ? ["UIKit"] : texts.isEmpty ? [] : ["Foundation"]
  }

  /// True if a header imports UIKit, or headers of the app's own classes, which do.
  private static func bringsUIKit(_ header: String) -> Bool {
    header.contains(#/(?m)^\s*(?:#\s*(?:import|include)\s*(?:<UIKit\/|")|@import\s+UIKit)/#)
  }
}
