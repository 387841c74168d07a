package import UIKitCore

extension WKWebView: PrintedByAnother {
  /// The view that scrolls, so that the whole page is printed (V-288).
  package var printedView: UIView { scrollView }
}
