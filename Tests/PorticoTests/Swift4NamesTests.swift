import Foundation
import Testing
import UIKitTesting

/// The names of Swift 4, compiled as an app of that time is.
@Suite struct `The names of Swift 4` {
  /// A name, the one that replaced it, and an expression with it; empty if what it names is absent.
  private struct Name {
    let old: String
    let new: String
    let expression: String
  }

  private static let names: [Name] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Swift4Names.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Name(old: parts[0], new: parts[1], expression: parts[2])
    }
  }()

  private static let present = names.filter { !$0.expression.isEmpty }

  /// The folder with the modules that these tests are linked from.
  private static let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")

  /// The folder of the modules in C, which the interfaces name: empty ones stand for them.
  private static let sources = URL(filePath: #filePath)
    .appending(path: "../../../Sources/C").standardizedFileURL

  /// The errors of a source with one expression a line, by line from 0.
  private static func errors(
    of expressions: [String],
    mode: String
  ) throws -> [Int: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let foreign = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    try foreign.map { "module \($0) {}\n" }.joined()
      .write(
        to: folder.appendingPathComponent("module.modulemap"),
        atomically: true,
        encoding: .utf8
      )
    let head =
      "import UIKit; import AVFoundation; import MapKit; @MainActor func names(view: UIView, controller: UIViewController, image: UIImage,"
      + " spinner: UIActivityIndicatorView, source: UIStoryboardUnwindSegueSource,"
      + " segue: UIStoryboardSegue, traits: UIAccessibilityTraits) {\n"
    let source = head + expressions.map { "_ = \($0)\n" }.joined() + "}\n"
    let file = folder.appendingPathComponent("Names.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", mode, "-suppress-warnings", "-I", folder.path, "-I",
      modules.path, "-diagnostic-style", "llvm", file.path,
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    var errors: [Int: [String]] = [:]
    for match in output.matches(of: #/(?m)^[^:\n]+:(\d+):\d+: error: (.*)$/#) {
      errors[(Int(match.1) ?? 0) - 2, default: []].append(String(match.2))
    }
    return errors
  }

  @Test func `all are compiled in the mode of Swift 4`() throws {
    #expect(Self.present.count >= 420)
    let errors = try Self.errors(of: Self.present.map(\.expression), mode: "4")
    for (line, texts) in errors {
      Issue.record("\(line < 0 ? "the head" : Self.present[line].old): \(texts)")
    }
  }

  /// Attributes by plain strings, and by keys, of a field and of a view.
  private static func attributes(_ key: String) -> [String] {
    [
      "{ (f: UITextField) in f.defaultTextAttributes = [\(key): UIColor.red] }",
      "{ (f: UITextField) in f.defaultTextAttributes[\(key)] = UIColor.red }",
      "{ (f: UITextField) in f.typingAttributes = [\(key): UIColor.red] }",
      "{ (t: UITextView) in t.typingAttributes = [\(key): UIColor.red] }",
      "{ (t: UITextView) in t.linkTextAttributes = [\(key): UIColor.red] }",
    ]
  }

  @Test(.oracle("L-288")) func `attributes of text have plain names until 4.2`() throws {
    let plain = Self.attributes("NSAttributedString.Key.foregroundColor.rawValue")
    let keyed = Self.attributes("NSAttributedString.Key.foregroundColor")
    #expect(try Self.errors(of: plain, mode: "4").isEmpty)
    #expect(try Self.errors(of: plain, mode: "5").count == plain.count)
    for mode in ["4.2", "5"] { #expect(try Self.errors(of: keyed, mode: mode).isEmpty) }
  }

  @Test(arguments: ["4.2", "5"])
  func `later modes refuse each and say what it is now`(_ mode: String) throws {
    let errors = try Self.errors(of: Self.present.map(\.expression), mode: mode)
    for (line, name) in Self.present.enumerated() {
      let texts = errors[line] ?? []
      let last = name.new.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? ""
      let says = texts.contains { text in
        text.contains("renamed") || text.contains("replaced") || text.contains("unavailable")
      }
      #expect(says, "\(name.old) in mode \(mode): \(texts)")
      if !["[]", "=="].contains(name.new), name.new != "subtracting(_:)" {
        #expect(texts.contains { $0.contains(last) }, "\(name.old) is not \(name.new): \(texts)")
      }
    }
  }

  @Test func `a name without a substitute names something that is absent`() throws {
    let absent = Self.names.filter(\.expression.isEmpty)
    let types = absent.filter { $0.new.wholeMatch(of: #/[A-Z]\w+\.[A-Z]\w+/#) != nil }
    let errors = try Self.errors(of: types.map { "\($0.new).self" }, mode: "5")
    for (line, name) in types.enumerated() {
      #expect(errors[line] != nil, "\(name.new) is there, and \(name.old) is not")
    }
  }
}
