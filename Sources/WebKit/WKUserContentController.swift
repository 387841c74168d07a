public import Foundation

/// The scripts of an app, and what hears their messages; they are kept and not run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// A handler's place: its name, and the world whose scripts know it.
  private struct Place: Hashable {
    let name: String
    let world: ObjectIdentifier
  }

  /// The scripts in the order in which they were added; none is run.
  open private(set) var userScripts: [WKUserScript] = []
  /// The handlers, each held, so that they live as long as on iOS.
  private var handlers: [Place: any NSObjectProtocol] = [:]
  /// The lists of rules in the order in which they were added; nothing is loaded that they forbid.
  private(set) var contentRuleLists: [WKContentRuleList] = []

  /// Makes a controller without scripts and handlers.
  public override init() { super.init() }

  /// Keeps a script at the end; it is not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Keeps a handler under a name, in the place of an earlier one; it is held and never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }
  /// Keeps a handler for the scripts of a world; it is held and never called.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld world: WKContentWorld,
    name: String
  ) { handlers[place(name, world)] = scriptMessageHandler }
  /// Keeps a handler that answers, for the scripts of a world; it is held and never called.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) { handlers[place(name, contentWorld)] = scriptMessageHandlerWithReply }

  /// Forgets the handler of a name; does nothing if there is none.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Forgets the handler of a name in a world; does nothing if there is none.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[place(name, contentWorld)] = nil
  }
  /// Forgets all handlers of a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers = handlers.filter { $0.key.world != ObjectIdentifier(contentWorld) }
  }
  /// Forgets all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Keeps a list of rules; nothing is loaded that it could forbid.
  open func add(_ contentRuleList: WKContentRuleList) {
    guard !contentRuleLists.contains(contentRuleList) else { return }
    contentRuleLists.append(contentRuleList)
  }
  /// Forgets a list of rules.
  open func remove(_ contentRuleList: WKContentRuleList) {
    contentRuleLists.removeAll { $0 === contentRuleList }
  }
  /// Forgets all lists of rules.
  open func removeAllContentRuleLists() { contentRuleLists = [] }

  private func place(_ name: String, _ world: WKContentWorld) -> Place {
    Place(name: name, world: ObjectIdentifier(world))
  }
}

/// Hears messages of scripts; never called here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script sent a message.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// Hears messages of scripts and answers them; never called here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A script sent a message, and waits for a value or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  )
}

/// A message of a script; there are none here.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The name of the handler that it is for.
  public let name: String
  /// The value that the script sent.
  public let body: Any
  /// The view of the page; nil if it is gone.
  open private(set) weak var webView: WKWebView?
  /// The frame whose script sent the message.
  public let frameInfo = WKFrameInfo()
  /// The world of the script.
  public let world = WKContentWorld.page

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

/// The time at which a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script of an app.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// True if it would run in the page itself and not in frames in it.
  public let isForMainFrameOnly: Bool

  /// Makes a script of a text that nothing reads.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Makes a script for a world, of a text that nothing reads.
  public convenience init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source,
      injectionTime: injectionTime,
      forMainFrameOnly: forMainFrameOnly
    )
  }
}
