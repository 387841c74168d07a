public import Foundation

/// A page that was visited.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  public let url: URL
  /// The title of the page; nil if it is not known.
  open internal(set) var title: String?
  /// The address that was asked for, which is that of the page.
  open var initialURL: URL { url }

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// The pages that were visited, as they are when the list is asked (L-243).
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private let history: () -> PageHistory

  init(history: @escaping () -> PageHistory) {
    self.history = history
    super.init()
  }

  /// The current page; nil if there is none.
  open var currentItem: WKBackForwardListItem? { history().page?.item }
  /// The page before the current one; nil if there is none.
  open var backItem: WKBackForwardListItem? { history().back.last?.item }
  /// The page after the current one; nil if there is none.
  open var forwardItem: WKBackForwardListItem? { history().forward.last?.item }
  /// The pages before the current one, the oldest first.
  open var backList: [WKBackForwardListItem] { history().back.map(\.item) }
  /// The pages after the current one, the nearest first.
  open var forwardList: [WKBackForwardListItem] { history().forward.reversed().map(\.item) }

  /// The page at a distance from the current one, which is at 0; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let pages = index < 0 ? Array(backList.reversed()) : forwardList
    guard index != 0 else { return currentItem }
    return pages.indices.contains(abs(index) - 1) ? pages[abs(index) - 1] : nil
  }
}
