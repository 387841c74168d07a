public import Foundation

/// A telephone number as somebody wrote it.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Makes a number of a text.
  public init(stringValue string: String) { stringValue = string }
  /// The number itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash of the text.
  open override var hash: Int { stringValue.hashValue }
  /// True if another number has the same text.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// The digits, by which numbers are compared.
  var digits: String { stringValue.filter(\.isNumber) }
}

/// The name of a relative.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: String
  /// Makes a relative.
  public init(name: String) { self.name = name }
  /// The relative itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash of the name.
  open override var hash: Int { name.hashValue }
  /// True if another one has the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContactRelation)?.name == name
  }
}

/// A name in a network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
  /// The address of the page; empty for none.
  public let urlString: String
  /// The name of the user; empty for none.
  public let username: String
  /// The network's own name of the user; empty for none.
  public let userIdentifier: String
  /// The network; empty for none.
  public let service: String
  /// Makes a name in a network; nil is kept as empty.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }
  /// The name itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The name of a network for people.
  open class func localizedString(forService service: String) -> String { service }
}

/// The network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"

/// An address for short messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the user.
  public let username: String
  /// The service.
  public let service: String
  /// Makes an address.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }
  /// The address itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The name of a service for people.
  open class func localizedString(forService service: String) -> String { service }
}
