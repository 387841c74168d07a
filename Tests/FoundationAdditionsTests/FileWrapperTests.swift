import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

/// Folders as documents, in memory and on disk.
@Suite struct `File wrappers` {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func file(_ text: String) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  @Test(.oracle("L-210")) func `a folder is written and read again`() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: ["wren.txt": file("wren")])
    let second = folder.addRegularFile(
      withContents: Data("other".utf8),
      preferredFilename: "wren.txt"
    )
    #expect(second != "wren.txt" && second.hasSuffix("wren.txt"))
    try folder.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
    #expect(folder.filename == place.lastPathComponent)

    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile && read.matchesContents(of: place))
    #expect(read.fileWrappers?.count == 2)
    let wren = try #require(read.fileWrappers?["wren.txt"])
    #expect(wren.isRegularFile && wren.regularFileContents == Data("wren".utf8))
    #expect(read.keyForChildFileWrapper(wren) == "wren.txt")

    read.removeFileWrapper(wren)
    let list = file("list")
    list.preferredFilename = "list"
    #expect(read.addFileWrapper(list) == "list")
    try read.write(to: place, options: .atomic, originalContentsURL: place)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(Set(names) == ["list", second])
    #expect(!wren.matchesContents(of: place))
  }

  @Test(.oracle("L-210")) func `a wrapper comes through its bytes`() throws {
    let inner = FileWrapper(directoryWithFileWrappers: ["a": file("1")])
    let folder = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    let bytes = try #require(folder.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: bytes))
    let file = copy.fileWrappers?["inner"]?.fileWrappers?["a"]
    #expect(file?.regularFileContents == Data("1".utf8))
    #expect(file?.preferredFilename == "a")
    #expect(FileWrapper(serializedRepresentation: Data("?".utf8)) == nil)
    #expect(throws: (any Error).self) { try FileWrapper(url: place) }
  }

  @Test(.oracle("L-211")) func `a weak list of pointers lets go of what nobody else holds`() {
    let list = NSPointerArray.weakObjects()
    let held = NSObject()
    do {
      let gone = NSObject()
      list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      list.addPointer(Unmanaged.passUnretained(held).toOpaque())
      #expect(list.allObjects.count == 2)
    }
    #expect(list.count == 2 && list.pointer(at: 0) == nil)
    list.insertPointer(nil, at: 0)
    list.compact()
    #expect(list.count == 1 && list.allObjects.first as? NSObject === held)
    list.count = 3
    #expect(list.count == 3 && list.pointer(at: 2) == nil)
  }

  @Test(.oracle("L-218")) func `a file has its present version alone`() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(NSFileVersion.currentVersionOfItem(at: place) == nil)
    try Data().write(to: place)
    let version = try #require(NSFileVersion.currentVersionOfItem(at: place))
    #expect(!version.isConflict && version.url == place && version.modificationDate != nil)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: place) == [])
  }

  @Test(.oracle("L-218")) func `a search ends in a later turn, without results`() {
    let query = NSMetadataQuery()
    nonisolated(unsafe) var names: [Notification.Name] = []
    let watch = NotificationCenter.default.addObserver(forName: nil, object: query, queue: nil) {
      names.append($0.name)
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    #expect(query.start() && !query.start())
    #expect(query.isGathering && names == [.NSMetadataQueryDidStartGathering])
    RunLoop.current.run(until: Date() + 0.02)
    #expect(!query.isGathering && query.isStarted && query.resultCount == 0)
    #expect(names.last == .NSMetadataQueryDidFinishGathering)
    query.stop()
    #expect(query.isStopped)
  }

  @Test(.oracle("L-217")) func `parts of an app are there`() async throws {
    let request = NSBundleResourceRequest(tags: ["pictures"])
    let error = await withCheckedContinuation { continuation in
      request.beginAccessingResources { continuation.resume(returning: $0) }
    }
    #expect(error == nil && request.progress.isFinished)
    #expect(await request.conditionallyBeginAccessingResources())
    #expect(request.tags == ["pictures"] && request.bundle == .main)
  }
}
