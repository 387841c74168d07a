import Foundation
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitCore

/// What an app does with documents beside opening them, and the calls that wait.
@Suite(.serialized) struct `Documents and their app` {
  private final class Poem: UIDocument {
    var text = ""
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  }

  private var folder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }

  /// Files in the folder of documents, removed afterwards.
  private func with(_ names: [String], _ body: ([URL]) throws -> Void) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = names.map(folder.appendingPathComponent)
    for file in files { try Data("text".utf8).write(to: file) }
    defer { for file in files { try? manager.removeItem(at: file) } }
    try body(files)
  }

  @Test(.oracle("V-284")) func `a document is opened, saved, reverted and closed by waiting`()
    async throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let poem = Poem(fileURL: file)
    #expect(await answer { await poem.open() } == false)
    poem.text = "one"
    #expect(await answer { await poem.save(to: file, for: .forCreating) })
    #expect(try String(contentsOf: file, encoding: .utf8) == "one")
    poem.text = "two"
    poem.updateChangeCount(.done)
    #expect(await answer { await poem.autosave() } && !poem.hasUnsavedChanges)
    poem.text = "three"
    #expect(await answer { await poem.revert(toContentsOf: file) } && poem.text == "two")
    #expect(await answer { await poem.close() } && poem.documentState == .closed)
    await poem.performAsynchronousFileAccess()
  }

  /// The answer of a call that waits for a frame of the app's screen.
  private func answer(_ call: @escaping @MainActor () async -> Bool) async -> Bool {
    let stage = Stage(.iPhone15)
    let task = Task.immediate { await call() }
    stage.turn(2)
    return await task.value
  }

  @Test(.oracle("V-284")) func `a browser's documents are imported and renamed by waiting`()
    async throws
  {
    let browser = UIDocumentBrowserViewController(forOpening: [.text])
    let new = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("new".utf8).write(to: new)
    let place = try await browser.importDocument(at: new, nextToDocumentAt: new, mode: .move)
    #expect(place.deletingLastPathComponent().path == folder.path)
    let name = UUID().uuidString
    let renamed = try await browser.renameDocument(at: place, proposedName: name)
    defer { try? FileManager.default.removeItem(at: renamed) }
    #expect(renamed.lastPathComponent == "\(name).txt")
    #expect(try await browser.revealDocument(at: renamed, importIfNeeded: false) == renamed)
    await #expect(throws: CocoaError.self) {
      try await browser.renameDocument(at: renamed, proposedName: "a/b")
    }
    await #expect(throws: CocoaError.self) {
      try await browser.revealDocument(at: place, importIfNeeded: false)
    }
  }

  @Test(.oracle("V-285")) func `actions of the app are in the menu of a document`() throws {
    try with(["portico-d.txt", "portico-e.html"]) { _ in
      var done: [String] = []
      let browser = UIDocumentBrowserViewController(forOpening: [.text])
      let run = UIDocumentBrowserAction(
        identifier: "run",
        localizedTitle: "Run",
        availability: .menu
      ) { done += $0.map(\.lastPathComponent) }
      run.supportedContentTypes = ["public.html"]
      browser.customActions = [run]
      let stage = Stage(root: browser)
      try press("portico-d.txt", stage)
      #expect(stage.window.openMenu == nil)
      try press("portico-e.html", stage)
      stage.tap("Run")
      stage.settle()
      #expect(done == ["portico-e.html"] && stage.view(named: "Select") == nil)
    }
  }

  private func press(_ name: String, _ stage: Stage) throws {
    let row = try #require(stage.view(named: name))
    stage.press(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    stage.settle()
  }

  @Test(.oracle("V-285")) func `actions of the app are in the bar while documents are selected`()
    throws
  {
    try with(["portico-f.txt", "portico-g.txt"]) { _ in
      var done: [[String]] = []
      let browser = UIDocumentBrowserViewController(forOpening: [.text])
      let join = UIDocumentBrowserAction(
        identifier: "join",
        localizedTitle: "Join",
        availability: [.menu, .navigationBar]
      ) { done.append($0.map(\.lastPathComponent)) }
      let read = UIDocumentBrowserAction(
        identifier: "read",
        localizedTitle: "Read",
        availability: .navigationBar
      ) { _ in done.append([]) }
      read.supportsMultipleItems = false
      browser.customActions = [join, read]
      let stage = Stage(root: browser)
      let items = { browser.list?.navigationItem.rightBarButtonItems?.map(\.isEnabled) }
      stage.tap("Select")
      stage.settle()
      #expect(items() == [false, false])
      stage.tap("portico-f.txt")
      stage.settle()
      #expect(items() == [true, true])
      stage.tap("portico-g.txt")
      stage.settle()
      #expect(items() == [true, false])
      Gallery.keep(stage, as: "document-actions")
      stage.tap("Join")
      stage.settle()
      #expect(done == [["portico-f.txt", "portico-g.txt"]])
      #expect(browser.list?.isEditing == false && stage.view(named: "Select") != nil)
    }
  }

  @Test(.oracle("V-286")) func `older pickers export files, and notify older delegates`() throws {
    final class Older: NSObject, UIDocumentPickerDelegate {
      var picked: [String] = []
      func documentPicker(
        _ controller: UIDocumentPickerViewController,
        didPickDocumentAt url: URL
      ) { picked.append(url.lastPathComponent) }
    }
    let name = "\(UUID()).txt"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
    let (root, older) = (UIViewController(), Older())
    let stage = Stage(root: root)
    for (mode, isKept) in [(UIDocumentPickerMode.exportToService, true), (.moveToService, false)] {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      let picker = UIDocumentPickerViewController(url: file, in: mode)
      picker.delegate = older
      root.present(picker, animated: false)
      stage.settle()
      stage.tap("Save")
      stage.settle()
      #expect(older.picked.last == name)
      #expect(FileManager.default.fileExists(atPath: file.path) == isKept)
    }
    #expect(older.picked.count == 2)
    let several = UIDocumentPickerViewController(urls: [file, file], in: .exportToService)
    #expect(several.documentPickerMode == .exportToService)
  }
}
