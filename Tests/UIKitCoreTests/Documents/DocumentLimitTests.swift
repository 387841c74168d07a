import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Page: UIDocument {
  var text = "one"
  var whileWriting: () -> Void = {}

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }

  override func contents(forType typeName: String) throws -> Any {
    whileWriting()
    return Data(text.utf8)
  }
}

/// Documents whose places can't be written or are gone, and calls at the wrong moment.
@Suite struct `Documents in unusual places` {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(.oracle("F-03")) func `a place that can't be written`() throws {
    let stage = Stage(.iPhone15)
    let folder = try folder()
    let file = folder.appendingPathComponent("file")
    try Data().write(to: file)
    var answers: [Bool] = []
    // A folder is in the way, and a file is where a folder should be.
    for place in [folder, file.appendingPathComponent("Letter.txt")] {
      let page = Page(fileURL: place)
      page.save(to: place, for: .forCreating) { answers.append($0) }
      stage.turn()
      #expect(page.documentState.contains(.savingError))
    }
    #expect(answers == [false, false])
    let nowhere = Page(fileURL: URL(fileURLWithPath: "/proc/nowhere/Letter.txt"))
    nowhere.open { answers.append($0) }
    nowhere.save(to: nowhere.fileURL, for: .forCreating) { answers.append($0) }
    stage.turn()
    #expect(answers == [false, false, false, false])
  }

  @Test(.oracle("F-03")) func `a place that vanished`() throws {
    let stage = Stage(.iPhone15)
    let folder = try folder()
    let page = Page(fileURL: folder.appendingPathComponent("Letter.txt"))
    var answers: [Bool] = []
    page.save(to: page.fileURL, for: .forCreating) { answers.append($0) }
    stage.turn()
    try FileManager.default.removeItem(at: folder)
    page.updateChangeCount(.done)
    page.autosave { answers.append($0) }
    stage.turn()
    #expect(answers == [true, false] && page.documentState.contains(.savingError))
    #expect(page.hasUnsavedChanges && !FileManager.default.fileExists(atPath: folder.path))
    page.close { answers.append($0) }
    stage.turn()
    #expect(answers.last == false)
    stage.advance(by: 6)
  }

  @Test func `saving twice at once`() throws {
    let stage = Stage(.iPhone15)
    let page = Page(fileURL: try folder().appendingPathComponent("Letter.txt"))
    var answers: [String] = []
    page.whileWriting = { [weak page] in
      guard let page, answers.isEmpty else { return }
      answers.append("within")
      page.text = "two"
      page.save(to: page.fileURL, for: .forOverwriting) { answers.append("inner \($0)") }
    }
    page.updateChangeCount(.done)
    page.save(to: page.fileURL, for: .forCreating) { answers.append("outer \($0)") }
    page.save(to: page.fileURL, for: .forOverwriting) { answers.append("again \($0)") }
    stage.turn(2)
    #expect(answers == ["within", "inner true", "outer true", "again true"])
    #expect(try String(contentsOf: page.fileURL, encoding: .utf8) == "two")
    #expect(!page.hasUnsavedChanges)
    stage.advance(by: 6)
  }

  @Test func `calls on documents that are closed, or open already`() throws {
    let stage = Stage(.iPhone15)
    let page = Page(fileURL: try folder().appendingPathComponent("Letter.txt"))
    var answers: [Bool] = []
    page.close { answers.append($0) }
    page.autosave { answers.append($0) }
    page.revert(toContentsOf: page.fileURL) { answers.append($0) }
    stage.turn()
    #expect(answers == [true, true, false] && page.documentState.contains(.closed))
    page.updateChangeCount(withToken: "no token", for: .forOverwriting)
    page.updateChangeCount(.undone)
    page.updateChangeCount(.cleared)
    #expect(!page.hasUnsavedChanges)
    stage.advance(by: 6)
  }

  @Test func `another thread's undo manager closes a group`() async throws {
    let page = Page(fileURL: try folder().appendingPathComponent("Letter.txt"))
    let name = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    let own = UncheckedBox(page.undoManager)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: NSObject())
        NotificationCenter.default.post(name: name, object: own.value)
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(page.hasUnsavedChanges)
  }

  @Test func `a document that is gone hears nothing`() throws {
    var page: Page? = Page(fileURL: try folder().appendingPathComponent("Letter.txt"))
    page?.updateChangeCount(.done)
    weak let gone = page
    weak let observers = page?.observers
    #expect(observers?.tokens.count == 3)
    page = nil
    #expect(gone == nil && observers == nil)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
  }
}

/// Takes a value to another thread.
nonisolated private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
