public import Foundation

/// A set of names that scripts share; kept for telling worlds apart, as no script runs here.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static let ofPage = WKContentWorld(name: nil)
  private static let ofClient = WKContentWorld(name: nil)
  private static var named: [String: WKContentWorld] = [:]

  /// The name that the world was asked for by; nil for the two worlds that always exist.
  public let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }

  /// The world of the page's own scripts.
  open class var page: WKContentWorld { ofPage }
  /// The world of the app's scripts.
  open class var defaultClient: WKContentWorld { ofClient }

  /// The world of a name, always the same one for a name (L-241).
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name)
    named[name] = world
    return world
  }
}
