public import Foundation

/// A user action on the items that an app shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity; the offer does not depend on it here.
  nonisolated public enum Category: Int, Sendable {
    case action = 0
    case share
  }

  /// The name of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name on iOS, or one of the app's own.
    public let rawValue: String
    /// A type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending by mail, where the desktop has a portal for it (F-09).
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sending by message; not offered here.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Printing; not offered here.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Saving pictures to the photo library; not offered here.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Giving a picture to a contact; not offered here.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Adding an address to the reading list; not offered here.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby; not offered here.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Posting to Facebook; not offered here.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter; not offered here.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posting to Weibo; not offered here.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Posting to Vimeo; not offered here.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posting to the microblogs of Tencent; not offered here.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Posting to Flickr; not offered here.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Opening in the book reader; not offered here.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Writing on a PDF; not offered here.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Watching or listening together; not offered here.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Inviting to work together by a link; not offered here.
    public static let collaborationInviteWithLink = Self(
      "com.apple.UIKit.activity.CollaborationInviteWithLink"
    )
    /// Copying a link for working together; not offered here.
    public static let collaborationCopyLink = Self(
      "com.apple.UIKit.activity.CollaborationCopyLink"
    )
  }

  /// Called once when the activity is over, with `true` if it succeeded.
  var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  /// The kind of the activity; default `action`.
  open class var activityCategory: Category { .action }
  /// The name of the activity, for excluding and reporting it; default nil.
  open var activityType: ActivityType? { nil }
  /// The title in the list of activities; default nil.
  open var activityTitle: String? { nil }
  /// The picture in the list of activities, shown as a template; default nil.
  open var activityImage: UIImage? { nil }
  /// A controller that is presented instead of `perform()`; default nil.
  open var activityViewController: UIViewController? { nil }

  /// Returns `true` if the activity can use the items and is to be offered; default `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items before the activity is performed; does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the activity, which ends with `activityDidFinish(_:)`; fails unless overridden.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity and closes the list of activities; a second call does nothing.
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
