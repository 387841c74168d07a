internal import Foundation
internal import FoundationNetworking

/// The source of a page.
enum PageSource {
  case address(URLRequest)
  case text(String, base: URL?)

  var request: URLRequest {
    switch self {
    case .address(let request): request
    case .text(_, let base): URLRequest(url: base ?? URL(fileURLWithPath: "/"))
    }
  }
}

/// A page that was visited, with the object that apps know it by.
struct VisitedPage {
  let source: PageSource
  let item: WKBackForwardListItem

  init(_ source: PageSource) {
    self.source = source
    item = WKBackForwardListItem(source.request.url ?? URL(fileURLWithPath: "/"))
  }
}

/// The pages that were visited.
struct PageHistory {
  private(set) var back: [VisitedPage] = []
  private(set) var page: VisitedPage?
  /// The nearest page is the last.
  private(set) var forward: [VisitedPage] = []

  mutating func visit(_ source: PageSource) {
    if let page { back.append(page) }
    page = VisitedPage(source)
    forward = []
  }

  mutating func goBack() -> PageSource? {
    guard let before = back.popLast() else { return nil }
    if let page { forward.append(page) }
    page = before
    return before.source
  }

  mutating func goForward() -> PageSource? {
    guard let after = forward.popLast() else { return nil }
    if let page { back.append(page) }
    page = after
    return after.source
  }

  /// Goes to a page by the object that apps know it by; nil if it was not visited.
  mutating func move(to item: WKBackForwardListItem) -> PageSource? {
    if page?.item === item { return page?.source }
    if back.contains(where: { $0.item === item }) {
      while page?.item !== item { _ = goBack() }
    } else if forward.contains(where: { $0.item === item }) {
      while page?.item !== item { _ = goForward() }
    } else {
      return nil
    }
    return page?.source
  }
}
