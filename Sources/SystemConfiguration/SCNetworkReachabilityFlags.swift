/// The ways in which an address can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// By a connection that is made for it, as over a telephone; never so here.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection has to be made first; never so here.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Traffic makes the connection; never so here.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// The user has to do something for the connection; never so here.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// Certain calls make the connection; never so here.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is one of the machine's own.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is reached without a router.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// It is reached by a modem for telephones.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// Traffic makes the connection; never so here.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The bit of what can be reached.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of what a connection has to be made for first.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of what traffic makes the connection for.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The bit of what the user has to do something for.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The bit of a connection that is made for it.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// The bit of what is one of the machine's own.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of what is reached without a router.
public let kSCNetworkFlagsIsDirect = 1 << 17
