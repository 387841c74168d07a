import Foundation
import InterfaceBuilder
import Testing

@Suite final class `Finding documents` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "find-\(UUID())")

  init() throws {
    for name in [
      "A.storyboard/Main.xib", "b/Main.xib", "b/c/d/Main.xib", "C.storyboardc/x.nib", "e/Old.nib",
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(name.hasSuffix("Old.nib") ? "bplist00".utf8 : "<document/>".utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func names(_ path: String) -> [String]? {
    DocumentFinder.documents(at: folder.path + path)?.map(\.name)
  }

  @Test func `a folder is one, whatever it is called`() {
    #expect(names("") == ["A.storyboard/Main.xib", "b/Main.xib", "b/c/d/Main.xib"])
    #expect(names("/A.storyboard") == ["Main.xib"])
    #expect(names("/none") == nil)
    #expect(Audit(paths: [folder.path + "/A.storyboard"]).run().totals.files == 1)
  }

  @Test(arguments: [("C.storyboardc", "compiled storyboard"), ("e/Old.nib", "compiled nib")])
  func `compiled documents are told to be such`(name: String, form: String) throws {
    let path = folder.appending(path: name).path
    let found = try #require(DocumentFinder.documents(at: path)?.first)
    let error = #expect(throws: DocumentError.self) { try Document(contentsOf: found.url) }
    #expect(
      error?.sentence == "This is a \(form), which holds no source to read."
        + " Use the .storyboard or .xib that it was compiled from."
    )
    #expect(Audit(paths: [path]).run().problems.map(\.code) == ["compiled-document"])
  }

  @Test func `the nearest of several files with a name is taken`() {
    func nearest(_ place: String) -> String? {
      let near = folder.appending(path: place)
      return DocumentFinder.nearest("Main.xib", to: near, below: folder)?.path
    }
    #expect(nearest("b/c/d/e") == folder.path + "/b/c/d/Main.xib")
    #expect(nearest("b") == folder.path + "/b/Main.xib")
    #expect(DocumentFinder.nearest("None.xib", to: folder, below: folder) == nil)
  }
}
