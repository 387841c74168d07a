public import Foundation

/// Something that can be done with what an app shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What kind of thing an activity does.
  nonisolated public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// The name of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Told when the activity is over, with whether it did what it should.
  var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// A controller that is presented instead of `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity has a use for the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Hands over the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it; an activity ends with `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(false) }

  /// Says that the activity is over.
  open func activityDidFinish(_ completed: Bool) {
    finished?(completed)
    finished = nil
  }
}

/// Puts text, addresses and images on the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override class var activityCategory: Category { .action }
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let pasteboard = UIPasteboard.general
    pasteboard.items = []
    for item in items {
      switch item {
      case let text as String: pasteboard.add(text, type: UIPasteboard.textType)
      case let url as URL: pasteboard.add(url, type: UIPasteboard.addressType)
      case let image as UIImage: pasteboard.add(image, type: UIPasteboard.imageType)
      default: break
      }
    }
    activityDidFinish(true)
  }
}
