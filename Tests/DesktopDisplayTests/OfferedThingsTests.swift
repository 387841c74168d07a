import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import DesktopDisplay

@Suite struct `Dragged things for other programs` {
  private func data(_ target: String, _ providers: NSItemProvider...) async -> Data? {
    await withCheckedContinuation { answer in
      OfferedThings(providers).load(target) { answer.resume(returning: $0) }
    }
  }

  private func text(_ target: String, _ providers: NSItemProvider...) async -> String? {
    await text(target, of: OfferedThings(providers))
  }

  private func text(_ target: String, of things: OfferedThings) async -> String? {
    await withCheckedContinuation { answer in
      things.load(target) { data in
        answer.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  private let address = NSItemProvider(
    object: NSURL(string: "https://example.org/a%20b") ?? NSURL(fileURLWithPath: "/")
  )
  private let note = NSItemProvider(object: "é" as NSString)

  @Test(.oracle("V-151")) func `have the forms of their types, the best first`() {
    let list = OfferedThings.listTarget
    #expect(OfferedThings([note]).targets == OfferedThings.textTargets)
    #expect(OfferedThings([address]).targets == [list] + OfferedThings.textTargets)
    let picture = NSItemProvider(object: UIImage())
    #expect(OfferedThings([picture]).targets == [list, "image/png", "image/jpeg"])
    #expect(OfferedThings([picture, note]).targets == [list] + OfferedThings.textTargets)
    #expect(OfferedThings([]).targets.isEmpty)
  }

  @Test(.oracle("V-151")) func `keep to themselves what only the app may have`() {
    let own = NSItemProvider()
    own.registerObject("secret" as NSString, visibility: .ownProcess)
    #expect(OfferedThings([own]).targets.isEmpty)
  }

  @Test(.oracle("V-151")) func `are joined`() async {
    #expect(await text("UTF8_STRING", note, address) == "é\nhttps://example.org/a%20b")
    #expect(await text("text/uri-list", note, address) == "https://example.org/a%20b\r\n")
    #expect(await data("STRING", note) == Data([0xE9]))
    #expect(await data("image/png", note) == nil)
  }

  @Test(.oracle("V-151")) func `are files with their names in a list`() async throws {
    let page = NSItemProvider(item: Data("%PDF".utf8), typeIdentifier: "com.adobe.pdf")
    page.suggestedName = "Wren"
    // The files stay as long as the things are offered.
    let things = OfferedThings([page, note])
    let list = try #require(await text("text/uri-list", of: things))
    let file = try #require(URL(string: list.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(file.lastPathComponent == "Wren.pdf")
    #expect(try Data(contentsOf: file) == Data("%PDF".utf8))
    // Another request gets the same file, which nobody else may read.
    #expect(await text("text/uri-list", of: things) == list)
    var folder = stat()
    #expect(stat(file.deletingLastPathComponent().path, &folder) == 0)
    #expect(folder.st_mode & 0o777 == 0o700)
    #expect(things.targets.first == OfferedThings.listTarget)
    #expect(await data("application/pdf", page) == Data("%PDF".utf8))
  }
}
