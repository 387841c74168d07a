import Foundation
import Testing

/// Portico as other packages get it by address and version: SwiftPM puts it into a folder named
/// `checkouts`, and takes it only if none of its targets sets flags of the compiler.
@Suite struct `A fetched package` {
  /// What SwiftPM reads from the manifest in a folder, as its JSON.
  private static func manifest(in folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = House.text("Package.swift")
    try text.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `sets no flags of the compiler, and has the libraries and the plugin`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fetched = try Self.manifest(in: folder.appending(path: "checkouts/Portico"))
    #expect(!fetched.contains("unsafeFlags"))
    for product in ["UIKit", "UIKitTesting", "AppTour", "LowerSources"] {
      #expect(fetched.contains("\"name\" : \"\(product)\""), "\(product)")
    }
    #expect(!fetched.contains("portico-lower"))
    let own = try Self.manifest(in: folder.appending(path: "Portico"))
    #expect(own.contains("unsafeFlags") && own.contains("portico-lower"))
  }
}
