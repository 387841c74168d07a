import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A document whose file is a folder.
private final class Album: UIDocument {
  var folder = FileWrapper(directoryWithFileWrappers: [:])

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let folder = contents as? FileWrapper else { throw CocoaError(.fileReadCorruptFile) }
    self.folder = folder
  }

  override func contents(forType typeName: String) throws -> Any { folder }
}

@Suite struct `Documents that are folders` {
  @Test(.oracle("L-221")) func `are read and written as wrappers`() throws {
    let stage = Stage(.iPhone15)
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).album")
    defer { try? FileManager.default.removeItem(at: place) }
    let album = Album(fileURL: place)
    album.folder.addRegularFile(withContents: Data("one".utf8), preferredFilename: "a.txt")
    var answers: [Bool] = []
    album.save(to: place, for: .forCreating) { answers.append($0) }
    stage.turn(2)
    #expect(answers == [true])
    let text = place.appendingPathComponent("a.txt")
    #expect(try String(contentsOf: text, encoding: .utf8) == "one")

    let other = Album(fileURL: place)
    other.open { answers.append($0) }
    stage.turn()
    #expect(answers == [true, true])
    #expect(other.folder.fileWrappers?["a.txt"]?.regularFileContents == Data("one".utf8))
    other.folder.addRegularFile(withContents: Data("two".utf8), preferredFilename: "b.txt")
    other.updateChangeCount(.done)
    other.close { answers.append($0) }
    stage.turn(2)
    #expect(answers == [true, true, true])
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(names) == ["a.txt", "b.txt"])
  }
}
