public import Foundation

/// The phone networks of a device; there are none here (L-282).
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Is notified of another service for data; default nil; never called here.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Runs when a carrier changes; default nil; kept, and never called here.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Runs when the carrier changes; default nil; kept, and never called here.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  /// Always nil: there is no carrier.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Always nil: there is no carrier.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Always nil: there is no phone network.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Always nil: there is no phone network.
  open var currentRadioAccessTechnology: String? { nil }
  /// Always nil: there is no phone network.
  open var dataServiceIdentifier: String? { nil }

  /// Makes an object that knows of no network.
  public override init() { super.init() }
}

/// Is notified of phone networks; the method is optional.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Another service is used for data; never called here.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  /// Does nothing by default.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

extension NSNotification.Name {
  /// Another kind of network is used; never posted here.
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification"
  )
  /// Another kind of network is used; never posted here.
  public static let CTRadioAccessTechnologyDidChange = Notification.Name(
    "CTRadioAccessTechnologyDidChangeNotification"
  )
}

/// A company that runs a phone network; none is known here.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Always nil.
  open var carrierName: String? { nil }
  /// Always nil.
  open var mobileCountryCode: String? { nil }
  /// Always nil.
  open var mobileNetworkCode: String? { nil }
  /// Always nil.
  open var isoCountryCode: String? { nil }
  /// Always false.
  open var allowsVOIP: Bool { false }
  /// Makes a carrier of which nothing is known.
  public override init() { super.init() }
}

/// The carriers that an app's own may be exchanged for; none here.
open class CTSubscriberInfo: NSObject, @unchecked Sendable {
  /// Always none.
  open class func subscribers() -> [CTSubscriber] { [] }
  /// A subscriber of which nothing is known.
  open class func subscriber() -> CTSubscriber { CTSubscriber() }
}

/// The contract of a device with a carrier; nothing is known of it here.
open class CTSubscriber: NSObject, @unchecked Sendable {
  /// Always nil.
  open var carrierToken: Data? { nil }
  /// Always empty.
  open var identifier: String { "" }
  /// Always false.
  open var isSIMInserted: Bool { false }
}
