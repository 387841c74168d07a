import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Activities` {
  final class Stamp: UIActivity {
    var stamped: [Any] = []
    override var activityType: UIActivity.ActivityType? { .init("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { stamped = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `activities of the app and copying are offered, performed and reported`() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let notes = Ledger()
    let stamp = Stamp()
    let share = UIActivityViewController(
      activityItems: ["A letter"],
      applicationActivities: [stamp]
    )
    share.completionWithItemsHandler = { type, completed, _, _ in
      notes.note("\(type?.rawValue ?? "-") \(completed)")
    }
    root.present(share, animated: false)
    stage.turn(2)
    #expect(share.offered.map(\.activityTitle) == ["Stamp", "Copy"])
    stage.tap("Stamp")
    stage.settle()
    #expect(stamp.stamped.map { $0 as? String } == ["A letter"])
    #expect(notes.entries == ["stamp true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `copying fills the pasteboard`() {
    let copy = CopyActivity()
    let count = UIPasteboard.general.changeCount
    copy.prepare(withActivityItems: ["Words", UIImage()])
    copy.perform()
    #expect(UIPasteboard.general.string == "Words")
    #expect(UIPasteboard.general.hasImages)
    #expect(UIPasteboard.general.changeCount > count)
    UIPasteboard.general.items = []
    #expect(!UIPasteboard.general.hasStrings)
  }
}
