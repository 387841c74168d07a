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

  @Test(.oracle("V-287")) func `what is shared says what it is`() throws {
    final class Page: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        "placeholder"
      }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "item" }
      func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
      ) -> LPLinkMetadata? {
        let metadata = LPLinkMetadata()
        metadata.title = "Birds of the lake"
        metadata.originalURL = URL(string: "https://example.org/birds")
        let icon = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
          UIColor.systemGreen.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        metadata.iconProvider = NSItemProvider(object: icon)
        return metadata
      }
    }
    let root = UIViewController()
    let stage = Gallery.stage("iPhone 15", root: root)
    let share = UIActivityViewController(activityItems: [Page()], applicationActivities: [Stamp()])
    root.present(share, animated: false)
    stage.settle()
    Gallery.keep(stage, as: "shared-link")
    #expect(
      stage.view(named: "Birds of the lake") != nil && stage.view(named: "example.org") != nil
    )
    #expect(stage.view(named: "placeholder") == nil)
    let header = try #require(stage.view(named: "Birds of the lake")?.superview)
    let picture = header.subviews.lazy.compactMap { $0 as? UIImageView }.first
    #expect(picture?.image?.size == CGSize(width: 40, height: 40))
    #expect(picture?.frame.width == 48)
    root.dismiss(animated: false)
    stage.settle()
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
