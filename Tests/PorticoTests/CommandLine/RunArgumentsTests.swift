import Foundation
import Testing

@testable import portico

/// What `portico run` refuses before it builds anything.
@Suite struct `Options of a run` {
  private func command(_ words: String...) throws -> RunCommand {
    try RunCommand(Arguments(["App"] + words, syntax: RunCommand.syntax))
  }

  @Test(arguments: ["--turns", "--relaunch"])
  func `some options belong to a tour`(_ option: String) throws {
    #expect(throws: UsageError.needs(option: option, other: "--tour")) { try command(option) }
    _ = try command(option, "--tour")
  }

  @Test func `a part of the screen is for iPads`() throws {
    _ = try command("--size", "half")
    _ = try command("--size", "507x768", "--device", "iPad Air 2")
    #expect(throws: UsageError.notForDevice(option: "--size", device: "iPhone 15")) {
      try command("--size", "half", "--device", "iPhone 15")
    }
    #expect(throws: UsageError.self) { try command("--size", "12") }
  }

  @Test func `a script has to be there`() throws {
    #expect(throws: UsageError.noSuchFile("/nowhere/steps.txt")) {
      try command("--script", "/nowhere/steps.txt")
    }
    _ = try command("--script", #filePath)
  }
}
