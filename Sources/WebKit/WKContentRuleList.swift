public import Foundation

/// A list of rules about what pages may load; kept by its name, as pages load nothing here.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The name of the list.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Keeps lists of rules by their names, as long as the program runs.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private static var stores: [URL: WKContentRuleListStore] = [:]
  private var lists: [String: WKContentRuleList] = [:]

  /// The usual store.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// The store of a folder, to which nothing is written.
  public convenience init!(url: URL) {
    self.init()
    lists = Self.stores[url]?.lists ?? [:]
    Self.stores[url] = self
  }

  /// Keeps a list; fails with an error if the text is no list in JSON (L-241).
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let rules = try? JSONSerialization.jsonObject(with: Data(encodedContentRuleList.utf8))
    guard rules is [[String: Any]] else {
      return answer { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    answer { completionHandler(list, nil) }
  }

  /// Answers the list of a name, or an error if there is none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier]
    answer {
      completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }

  /// Forgets the list of a name; answers an error if there is none.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor ((any Error)?) -> Void)!
  ) {
    let list = lists.removeValue(forKey: identifier)
    answer { completionHandler(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }

  /// Answers the names of the lists.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor ([String]?) -> Void)!
  ) {
    let names = lists.keys.sorted()
    answer { completionHandler(names) }
  }

  private func answer(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: body)
  }
}
