import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

@Suite @MainActor struct `Foundation without UIKit` {
  @Test(.oracle("L-341")) func `a path becomes the URL of a file`() {
    #expect(NSURL.fileURL(withPath: "/tmp/a.txt") == URL(fileURLWithPath: "/tmp/a.txt"))
    #expect(NSURL.fileURL(withPath: "/tmp/folder", isDirectory: true).hasDirectoryPath)
  }

  @Test(.oracle("L-342")) func `has activities and undoing`() {
    let activity = NSUserActivity(activityType: "org.example.order")
    activity.addUserInfoEntries(from: ["count": 2])
    #expect(activity.userInfo?["count"] as? Int == 2)
    let manager = UndoManager()
    let texts = Texts()
    manager.registerUndo(withTarget: texts) { $0.list = [] }
    texts.list = ["a"]
    manager.undo()
    #expect(texts.list == [])
  }

  private final class Texts { var list: [String] = [] }
}
