public import Foundation
public import UIKitCore

/// The kind of activity that begins with an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the name of an item that was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity that goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text of a search that is gone on with.
public let CSSearchQueryString = "kCSSearchQueryString"

/// A thing of an app that is to be found; its values are kept (L-284).
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name among the app's items.
  open var uniqueIdentifier: String
  /// The name of a group of items; nil for none.
  open var domainIdentifier: String?
  /// The time from which the item is of no use; a month from now by default.
  open var expirationDate: Date!
  /// The values by which the item is found and shown.
  open var attributeSet: CSSearchableItemAttributeSet
  /// True if only the values are new; default false; kept.
  open var isUpdate = false
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes an item; one without a name gets one of its own.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3_600)
    super.init()
  }
  /// Reads the names; an archive has no values.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "uniqueIdentifier") as? String else { return nil }
    uniqueIdentifier = name
    domainIdentifier = coder.decodeObject(forKey: "domainIdentifier") as? String
    attributeSet = CSSearchableItemAttributeSet(itemContentType: "public.item")
    super.init()
  }
  /// Writes the names.
  open func encode(with coder: NSCoder) {
    coder.encode(uniqueIdentifier, forKey: "uniqueIdentifier")
    coder.encode(domainIdentifier, forKey: "domainIdentifier")
  }

  /// An item of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let values = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier,
      domainIdentifier: domainIdentifier,
      attributeSet: values
    )
    (copy.expirationDate, copy.isUpdate) = (expirationDate, isUpdate)
    return copy
  }
}

extension NSUserActivity {
  /// The values by which the activity is found; default nil; kept, and nobody searches here.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { AttributeSets.shared[self] }
    set { AttributeSets.shared[self] = newValue }
  }
}

/// The values of activities, for as long as these live.
private final class AttributeSets: @unchecked Sendable {
  static let shared = AttributeSets()
  private let lock = NSLock()
  private let values =
    NSMapTable<NSUserActivity, CSSearchableItemAttributeSet>.weakToStrongObjects()

  subscript(activity: NSUserActivity) -> CSSearchableItemAttributeSet? {
    get { lock.withLock { values.object(forKey: activity) } }
    set {
      lock.withLock {
        if let newValue {
          values.setObject(newValue, forKey: activity)
        } else {
          values.removeObject(forKey: activity)
        }
      }
    }
  }
}
