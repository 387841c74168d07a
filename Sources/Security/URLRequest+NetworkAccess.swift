public import FoundationNetworking

// Requests may say over which networks they go, which nobody decides here.

extension URLRequest {
  /// True: the network is used as it is; setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// True: the network is used as it is; setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// True: the network is used as it is; setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// True: the network is used as it is; setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// False: a task without a network fails at once; setting it has no effect.
  ///
  /// The library for all Unix systems has the property, which cannot be set: it is that one's value
  /// which is read, and this declaration through which it is set.
  @_disfavoredOverload public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// The reasons for which a network was not used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }
  /// The reason for which a network was not used; nil here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
