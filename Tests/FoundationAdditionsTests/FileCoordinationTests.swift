import FoundationAdditions
import Testing

@Suite struct `Files that several use` {
  final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let lock = NSLock()
    private var calls: [String] = []
    var heard: [String] { lock.withLock { calls } }

    init(_ url: URL) { presentedItemURL = url }

    private func hear(_ call: String) { lock.withLock { calls.append(call) } }

    func relinquishPresentedItem(
      toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) {
      hear("away")
      writer { self.hear("back") }
    }
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      hear("save")
      completionHandler(nil)
    }
    func presentedItemDidChange() { hear("changed") }
  }

  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test func `a presenter makes way for a writer and is told of the change`() throws {
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var isWritten = false
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forMerging, error: &error) { url in
      #expect(presenter.heard == ["away", "save"])
      isWritten = (try? Data("text".utf8).write(to: url)) != nil
    }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(isWritten && error == nil && presenter.heard == ["away", "save", "back", "changed"])
    var text = ""
    NSFileCoordinator(filePresenter: presenter).coordinate(readingItemAt: url, error: &error) {
      text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
    }
    #expect(text == "text" && presenter.heard.count == 4, "its own presenter hears nothing")
    try FileManager.default.removeItem(at: url)
  }

  @Test func `what was cancelled does not begin`() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    var began = false
    coordinator.coordinate(readingItemAt: url, error: &error) { _ in began = true }
    #expect(!began && error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test func `a bookmark finds its file again`() throws {
    try Data().write(to: url)
    #expect(url.startAccessingSecurityScopedResource())
    let bookmark = try url.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == url.standardizedFileURL.path && !isStale)
    try FileManager.default.removeItem(at: url)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }
}
