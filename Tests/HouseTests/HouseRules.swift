import Foundation
import Testing

/// The rules of the house that a machine can check.
@Suite struct `House rules` {
  @Test func `imports only go down`() {
    let floors = House.floors
    #expect(floors.count >= 5, "the floors could not be read from Package.swift")
    let floor = Dictionary(
      uniqueKeysWithValues: floors.enumerated().flatMap { number, names in
        names.map { ($0, number) }
      }
    )
    for file in House.files("Sources", ending: ".swift") {
      let target = String(file.split(separator: "/")[1])
      guard let here = floor[target] else {
        Issue.record("\(file) belongs to no floor; add \(target) to Package.swift's list")
        continue
      }
      for module in imported(by: file) {
        guard let there = floor[module] else { continue }
        #expect(there < here, "\(file) on floor \(here) imports \(module) from floor \(there)")
      }
    }
  }

  @Test func `C stays indoors`() {
    for file in House.files("Sources", ending: ".swift") {
      let text = House.text(file)
      for line in text.split(separator: "\n") where line.contains(#/^\s*[@\w ]*import C[A-Z]/#) {
        guard !line.contains("import CoreGraphics") else { continue }
        #expect(line.contains("internal import"), "\(file) shows C to its callers: \(line)")
      }
    }
  }

  @Test(arguments: [
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Documentation/Glossary.md",
    "Documentation/Workarounds.md",
  ])
  func `every path named in the documents exists`(_ document: String) {
    let text = House.text(document)
    #expect(!text.isEmpty, "\(document) is missing")
    let folders = "Sources|Tests|Documentation|Benchmarks|Examples|Scripts"
    guard let pattern = try? Regex<(Substring, Substring)>("[`(]((?:\(folders))/[^`)*#…]+)[`)]")
    else { return }
    for match in text.matches(of: pattern) {
      #expect(House.exists(String(match.1)), "\(document) names \(match.1)")
    }
  }

  @Test func `the map fits in 150 lines`() {
    let lines = House.text("ARCHITECTURE.md").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 151)
  }

  @Test func `files stay small, and the exceptions say why`() {
    let listed = House.text("Tests/HouseTests/LargeFiles.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    let reasons = Dictionary(listed.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
    for (file, reason) in reasons {
      #expect(House.exists(file), "LargeFiles.txt lists \(file), which is gone")
      #expect(!reason.isEmpty, "LargeFiles.txt gives no reason for \(file)")
    }
    for file in House.files("Sources", ending: ".swift") {
      let lines = House.text(file).utf8.count { $0 == UInt8(ascii: "\n") }
      let limit = reasons[file] == nil ? 400 : 600
      #expect(lines <= limit, "\(file) has \(lines) lines; \(limit) are allowed")
    }
  }

  @Test func `folders have at most thirty files`() {
    let folders = Dictionary(
      grouping: House.files("Sources", ending: ".swift"),
      by: { $0.split(separator: "/").dropLast().joined(separator: "/") }
    )
    for (folder, files) in folders {
      #expect(files.count <= 30, "\(folder) has \(files.count) files: put them into parts")
    }
  }

  @Test func `the project speaks of itself alone`() {
    let strangers = ["/" + "work/", "/" + "tmp/portico", "/" + "root/"]
    let files = ["Sources", "Tests", "Examples", "Documentation", "Benchmarks"].flatMap {
      House.files($0, ending: ".swift") + House.files($0, ending: ".md")
    }
    for file in files where !file.hasPrefix("Tests/HouseTests") {
      let text = House.text(file)
      for stranger in strangers {
        #expect(!text.contains(stranger), "\(file) names \(stranger), a path of some machine")
      }
    }
  }

  private func imported(by file: String) -> [String] {
    let pattern =
      #/(?m)^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol)\s+)?(\w+)/#
    return House.text(file).matches(of: pattern).map { String($0.1) }
  }
}
