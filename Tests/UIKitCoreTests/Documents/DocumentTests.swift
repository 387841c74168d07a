import Foundation
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitCore

private final class Note: UIDocument {
  var text = ""
  var loads = 0

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    loads += 1
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }

  override func contents(forType typeName: String) throws -> Any {
    if text == "broken" { throw CocoaError(.fileWriteUnknown) }
    return Data(text.utf8)
  }
}

private final class Dated: UIDocument {
  var asked: [SaveOperation] = []

  override func contents(forType typeName: String) throws -> Any { Data("old".utf8) }

  override func fileAttributesToWrite(
    to url: URL,
    for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] {
    asked.append(saveOperation)
    var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
    attributes[FileAttributeKey.modificationDate] = Date(timeIntervalSince1970: 1_000_000)
    attributes[URLResourceKey.thumbnailDictionaryKey] = [
      URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: UIImage()
    ]
    return attributes
  }
}

@Suite struct `Documents` {
  @Test(.oracle("F-11")) func `a file gets the attributes of its document`() throws {
    let stage = Stage(.iPhone15)
    let note = Dated(fileURL: try place(nil))
    var isSaved = false
    note.save(to: note.fileURL, for: .forCreating) { isSaved = $0 }
    stage.turn()
    #expect(isSaved && note.asked == [.forCreating])
    let attributes = try FileManager.default.attributesOfItem(atPath: note.fileURL.path)
    #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000))
  }

  @Test(.oracle("F-12")) func `attributed text goes to other apps as a page`() throws {
    let text = NSAttributedString(string: "wren", attributes: [.underlineStyle: 1])
    nonisolated(unsafe) var page: Data?
    text.loadData(withTypeIdentifier: "public.html") { data, _ in page = data }
    let read = try NSAttributedString.object(
      withItemProviderData: #require(page),
      typeIdentifier: "public.html"
    )
    #expect(read.string.contains("wren"))
    #expect(read.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    let plain = try NSMutableAttributedString.object(
      withItemProviderData: Data("tit".utf8),
      typeIdentifier: "public.utf8-plain-text"
    )
    #expect(plain.string == "tit")
    #expect(NSItemProvider(object: text).canLoadObject(ofClass: NSAttributedString.self))
  }

  private func place(_ text: String?) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Letter.txt")
    if let text { try Data(text.utf8).write(to: file) }
    return file
  }

  @Test(.oracle("F-01")) func `a document is read, changed, written and closed`() throws {
    let stage = Stage(.iPhone15)
    let file = try place("one")
    let note = Note(fileURL: file)
    #expect(note.documentState == .closed && note.localizedName == "Letter")
    #expect(note.fileType == "public.plain-text")
    var answers: [String] = []
    note.open { answers.append("open \($0)") }
    #expect(answers.isEmpty)
    stage.turn()
    #expect(answers == ["open true"] && note.text == "one" && note.documentState == .normal)
    note.text = "two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    note.close { answers.append("close \($0)") }
    stage.turn(2)
    #expect(answers == ["open true", "close true"])
    #expect(note.documentState == .closed && !note.hasUnsavedChanges)
    #expect(try String(contentsOf: file, encoding: .utf8) == "two")
  }

  @Test(.oracle("F-02")) func `what changed is saved after some seconds, and before the app rests`()
    throws
  {
    let stage = Stage(.iPhone15)
    let file = try place("one")
    let note = Note(fileURL: file)
    note.open()
    note.text = "two"
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.redone)
    stage.advance(by: 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "one")
    stage.advance(by: 5)
    #expect(try String(contentsOf: file, encoding: .utf8) == "two" && !note.hasUnsavedChanges)
    note.text = "three"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification,
      object: nil
    )
    #expect(try String(contentsOf: file, encoding: .utf8) == "three")
    stage.advance(by: 6)
  }

  @Test(.oracle("F-03")) func `what fails says so, and conflicts are not written over`() throws {
    let stage = Stage(.iPhone15)
    let missing = Note(fileURL: try place(nil))
    var answers: [Bool] = []
    missing.open { answers.append($0) }
    stage.turn()
    #expect(answers == [false] && missing.documentState == .closed)
    missing.save(to: missing.fileURL, for: .forCreating) { answers.append($0) }
    stage.turn()
    #expect(answers == [false, true] && missing.documentState == .normal)
    missing.text = "broken"
    missing.updateChangeCount(.done)
    missing.autosave { answers.append($0) }
    stage.turn()
    #expect(answers.last == false && missing.documentState == .savingError)
    missing.text = "mine"
    let later = Date(timeIntervalSinceNow: 100)
    try Data("theirs".utf8).write(to: missing.fileURL)
    try FileManager.default.setAttributes(
      [.modificationDate: later],
      ofItemAtPath: missing.fileURL.path
    )
    missing.autosave { answers.append($0) }
    stage.turn()
    #expect(missing.documentState.contains(.inConflict))
    #expect(try String(contentsOf: missing.fileURL, encoding: .utf8) == "theirs")
    missing.revert(toContentsOf: missing.fileURL)
    #expect(missing.documentState == .normal && missing.text == "theirs")
  }

  @Test(.oracle("F-07")) func `pages are drawn in parts`() {
    final class Pages: UIPrintPageRenderer {
      var drawn: [CGRect] = []
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        drawn.append(headerRect)
      }
      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        drawn.append(footerRect)
      }
    }
    let renderer = Pages()
    (renderer.headerHeight, renderer.footerHeight) = (20, 10)
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "one"), startingAtPageAt: 1)
    #expect(renderer.numberOfPages == 2 && renderer.printFormattersForPage(at: 0) == nil)
    renderer.drawPage(at: 1, in: CGRect(x: 0, y: 0, width: 100, height: 200))
    let frames = [
      CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 190, width: 100, height: 10),
    ]
    #expect(renderer.drawn == frames)
  }

  @Test(.oracle("F-06")) func `a file has a name and a type for others`() throws {
    let controller = UIDocumentInteractionController(url: try place("x"))
    #expect(controller.name == "Letter.txt" && controller.uti == "public.plain-text")
    #expect(!controller.presentPreview(animated: false))
  }
}

@Suite(.serialized) struct `Picking documents` {
  private final class Picker: NSObject, UIDocumentPickerDelegate,
    UIDocumentBrowserViewControllerDelegate
  {
    var heard: [String] = []
    var new: URL?
    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) { heard.append("picked \(urls.map(\.lastPathComponent))") }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      heard.append("cancelled")
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didPickDocumentsAt documentURLs: [URL]
    ) { heard.append("browsed \(documentURLs.map(\.lastPathComponent))") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(new, .copy) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { heard.append("imported \(destinationURL.lastPathComponent)") }
  }

  /// Files of names of our own in the folder of documents, removed afterwards.
  private func with(_ names: [String], _ body: () throws -> Void) throws {
    let manager = FileManager.default
    let folder = try manager.url(
      for: .documentDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: true
    )
    let files = names.map(folder.appendingPathComponent)
    for file in files { try Data("text".utf8).write(to: file) }
    defer { for file in files { try? manager.removeItem(at: file) } }
    try body()
  }

  @Test(.oracle("F-04")) func `a picker hands over the file that was tapped`() throws {
    try with(["portico-a.txt", "portico-b.png"]) {
      let root = UIViewController()
      let stage = Gallery.stage("iPhone 15", root: root)
      let listener = Picker()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      picker.delegate = listener
      root.present(picker, animated: false)
      stage.settle()
      Gallery.keep(stage, as: "document-picker")
      #expect(!stage.tree.contains("portico-b.png"))
      stage.tap("portico-a.txt")
      stage.settle()
      #expect(listener.heard == ["picked [\"portico-a.txt\"]"])
      #expect(root.presentedViewController == nil)
      let second = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
      second.delegate = listener
      root.present(second, animated: false)
      stage.settle()
      stage.tap("Cancel")
      stage.settle()
      #expect(listener.heard.last == "cancelled" && root.presentedViewController == nil)
    }
  }

  @Test(.oracle("F-05")) func `a browser shows, hands over and imports documents`() throws {
    let new = FileManager.default.temporaryDirectory.appendingPathComponent("portico-new.txt")
    try Data("new".utf8).write(to: new)
    try with(["portico-c.txt"]) {
      let listener = Picker()
      listener.new = new
      let browser = UIDocumentBrowserViewController(forOpening: [.text])
      browser.delegate = listener
      let stage = Gallery.stage("iPhone 15", root: browser)
      stage.tap("portico-c.txt")
      stage.settle()
      stage.tap("Add")
      stage.settle()
      #expect(listener.heard == ["browsed [\"portico-c.txt\"]", "imported portico-new.txt"])
      stage.tap("portico-new.txt")
      stage.settle()
      #expect(listener.heard.last == "browsed [\"portico-new.txt\"]")
      let imported = try FileManager.default.url(
        for: .documentDirectory,
        in: .userDomainMask,
        appropriateFor: nil,
        create: false
      ).appendingPathComponent("portico-new.txt")
      try FileManager.default.removeItem(at: imported)
    }
  }
}
