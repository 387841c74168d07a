import Foundation
import FoundationAdditions
import Testing

@Suite struct `Run loops and bundles` {
  @Test func `a timer of Core Foundation fires in the loop that it is added to`() throws {
    var fired = 0
    let timer = try #require(
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, 0, 0, 0, 0) { _ in fired += 1 }
    )
    #expect(fired == 0 && CFRunLoopTimerIsValid(timer))
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
    while fired == 0, RunLoop.current.run(mode: .default, before: .distantFuture) {}
    #expect(fired == 1 && !CFRunLoopTimerIsValid(timer))
  }

  @Test func `files of a bundle have addresses that can be changed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "b.txt", "c.png"] { try Data().write(to: folder.appending(path: name)) }
    let bundle = try #require(Bundle(path: folder.path))
    let found = bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? []
    #expect(Set(found.map { $0.deletingPathExtension().lastPathComponent }) == ["a", "b"])
  }

  @Test func `geometry is made as in C`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }
}
