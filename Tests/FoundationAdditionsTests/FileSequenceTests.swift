import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

/// Files and notifications as sequences, and the folders of a person.
@Suite struct `Sequences of Foundation` {
  @Test(.oracle("L-205")) func `the lines of a file come one after the other, without empty ones`()
    async throws
  {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let long = String(repeating: "x", count: 40_000)
    try Data("wren\r\n\n\(long)\nlast".utf8).write(to: url, options: .atomicWrite)
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["wren", long, "last"])
    var count = 0
    for try await _ in try FileHandle(forReadingFrom: url).bytes { count += 1 }
    #expect(count == 40_012)
    await #expect(throws: (any Error).self) {
      for try await _ in url.appending(path: "none").lines {}
    }
  }

  @Test(.oracle("L-205")) func `notifications come one after the other, and end with the task`()
    async
  {
    let center = NotificationCenter()
    let name = Notification.Name("bird")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test(.oracle("L-205")) func `folders are files of the system`() {
    let folders: [URL] = [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]
    #expect(Set(folders).count == 3)
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
  }
}
