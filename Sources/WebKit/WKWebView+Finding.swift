public import Foundation
internal import UIKitCore

/// The manner in which a text is searched for.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  /// Default false; has no effect here: a text is found in all of the page.
  open var backwards = false
  /// True to tell capitals from small letters; default false.
  open var caseSensitive = false
  /// Default true; has no effect here: a text is found in all of the page.
  open var wraps = true
}

/// The result of a search.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  /// True if the page has the text.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }
}

/// Searches in the page; what is found is not selected.
extension WKWebView {
  /// Answers in the next turn whether the page's text has a string (L-244).
  public func find(
    _ string: String,
    configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) {
    UIScreen.main.frameLoop.schedule(after: 0) { [weak self] in
      let isFound = self?.has(string, configuration) ?? false
      completionHandler(WKFindResult(matchFound: isFound))
    }
  }

  /// The result of a search for a string in the page's text.
  public func find(
    _ string: String,
    configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult { WKFindResult(matchFound: has(string, configuration)) }

  private func has(_ string: String, _ configuration: WKFindConfiguration) -> Bool {
    let options: String.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
    return page.shown?.content.range(of: string, options: options) != nil
  }
}
