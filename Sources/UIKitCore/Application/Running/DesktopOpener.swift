internal import Foundation

/// Opens URLs with the desktop's own program for that, `xdg-open`, which asks the portal where an app
/// is confined.
struct DesktopOpener {
  /// The program; default where Debian has it.
  var program = URL(fileURLWithPath: "/usr/bin/xdg-open")

  /// The schemes that every desktop opens.
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// True for a scheme that every desktop opens, where there is a desktop.
  func canOpen(_ url: URL) -> Bool {
    Self.schemes.contains(url.scheme?.lowercased() ?? "") && isThere
  }

  /// Opens a URL; false if there is no program for that, or the address is a file of this machine.
  func open(_ url: URL) -> Bool {
    guard isThere, let scheme = url.scheme, scheme.lowercased() != "file" else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    return (try? process.run()) != nil
  }

  private var isThere: Bool { FileManager.default.isExecutableFile(atPath: program.path) }
}
