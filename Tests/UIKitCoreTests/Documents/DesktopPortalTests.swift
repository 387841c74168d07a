import Foundation
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitCore

@Suite(.serialized) struct `A desktop that asks its user` {
  /// A desktop whose user answers as the test says.
  private final class Desktop: DesktopPortal {
    var abilities: DesktopAbilities = [.files, .mail, .opening]
    var answer = DesktopAnswer.cancelled
    var asked: [DesktopQuestion] = []

    func ask(
      _ question: DesktopQuestion,
      then answer: @escaping @MainActor (DesktopAnswer) -> Void
    ) {
      asked.append(question)
      answer(self.answer)
    }
  }

  private final class Picker: NSObject, UIDocumentPickerDelegate {
    let notes = Ledger()

    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) { notes.note(urls.map(\.lastPathComponent).joined(separator: " ")) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      notes.note("cancelled")
    }
  }

  private let root = UIViewController()
  private let stage: Stage
  private let desktop = Desktop()
  private let listener = Picker()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    stage = Stage(root: root)
    UIApplication.shared.desktopPortal = desktop
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func present(_ picker: UIDocumentPickerViewController) {
    // Another test may have begun since this suite was made; its app is the shared one until then.
    stage.turn()
    picker.delegate = listener
    root.present(picker, animated: false)
    stage.settle()
  }

  @Test(.oracle("F-04", "F-08")) func `picks files in a window of its own`() {
    desktop.answer = .done([folder.appending(path: "a.png"), folder.appending(path: "b.png")])
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .gif])
    picker.allowsMultipleSelection = true
    present(picker)
    #expect(
      desktop.asked == [.openFiles(patterns: ["*.png", "*.gif"], several: true, folders: false)]
    )
    #expect(listener.notes.entries == ["a.png b.png"] && root.presentedViewController == nil)
    desktop.answer = .cancelled
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    #expect(desktop.asked.last == .openFiles(patterns: [], several: false, folders: true))
    #expect(listener.notes.entries.last == "cancelled" && root.presentedViewController == nil)
  }

  @Test(.oracle("F-08")) func `leaves the app's own list if it fails`() {
    desktop.answer = .failed
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    #expect(desktop.asked == [.openFiles(patterns: [], several: false, folders: false)])
    #expect(stage.tree.contains("DocumentList visible") && listener.notes.entries.isEmpty)
    stage.tap("Cancel")
    stage.settle()
    #expect(listener.notes.entries == ["cancelled"])
  }

  @Test(.oracle("F-08")) func `says where exported files go`() throws {
    let (file, place) = (folder.appending(path: "new.txt"), folder.appending(path: "there.txt"))
    try Data("new".utf8).write(to: file)
    try Data("old".utf8).write(to: place)
    desktop.answer = .done([place])
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
    #expect(desktop.asked == [.saveFiles(["new.txt"])])
    #expect(listener.notes.entries == ["there.txt"])
    #expect(try String(contentsOf: place, encoding: .utf8) == "new")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test(.oracle("F-09")) func `writes a letter, opens an address and saves a picture`() throws {
    let address = try #require(URL(string: "https://example.org/wren"))
    let place = folder.appending(path: "wren.png")
    desktop.answer = .done([])
    share(["A wren", address], "Mail")
    share([address], "Open In…")
    desktop.answer = .done([place])
    let square = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    share([square], "Save to Files")
    #expect(
      desktop.asked == [
        .mail(subject: "", body: "A wren\nhttps://example.org/wren"), .open(address),
        .saveFiles(["Image 1.png"]),
      ]
    )
    #expect(listener.notes.entries == ["true", "true", "true"])
    #expect(UIImage(contentsOfFile: place.path) != nil)
  }

  private func share(_ items: [Any], _ title: String) {
    let share = UIActivityViewController(activityItems: items, applicationActivities: nil)
    share.completionWithItemsHandler = { [notes = listener.notes] _, isDone, _, _ in
      notes.note("\(isDone)")
    }
    stage.turn()
    root.present(share, animated: false)
    stage.settle()
    stage.tap(title)
    stage.settle()
  }
}
