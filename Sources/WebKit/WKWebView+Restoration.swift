internal import Foundation
internal import FoundationNetworking
internal import UIKitCore

/// The address of the page, and the place on it.
extension WKWebView {
  private static let addressKey = "WKWebViewURL"

  /// A page that was given as text has no address; its app shows it again.
  func encodePage(with coder: NSCoder) {
    if case .address(let request) = history.page?.source {
      coder.encode(request.url, forKey: Self.addressKey)
    }
    scrollView.encode(restoredPlace ?? scrollView.placeToSave, with: coder)
  }

  /// A page that the app shows by itself is not loaded twice.
  func decodePage(with coder: NSCoder) {
    let saved = coder.decodeObject(of: NSURL.self, forKey: Self.addressKey) as URL?
    if let saved, saved != url { load(URLRequest(url: saved)) }
    restoredPlace = scrollView.decodedPlace(with: coder)
    if !isLoading { takeRestoredPlace() }
  }

  /// Scrolls to the restored place once the page is there.
  func takeRestoredPlace() {
    guard let place = restoredPlace else { return }
    restoredPlace = nil
    scrollView.take(place)
  }
}
