/// Lays out a view over as many pages as it needs (V-288).
///
/// A text view's text is printed in whole lines. Other views are pictures, no wider than the paper:
/// all of what a scroll view scrolls over, but of a list only what is seen, as there are no other rows.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView
  private var printed = PrintedText()

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  private var text: NSAttributedString? { (view as? UITextView)?.attributedText }

  /// As many as the view needs in the renderer's pages; 1 without a renderer.
  open override var pageCount: Int {
    if let text { return printed.pageCount(of: text, in: self) }
    let (first, next) = (rectForPage(at: startPage), rectForPage(at: startPage &+ 1))
    guard first.width > 0, first.height > 0, next.height > 0 else { return 1 }
    return max(PrintedView(view).parts(first.size, next.size).count, 1)
  }

  /// Draws the part of the view that is on a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    if let text { return printed.draw(text, in: rect, page: pageIndex, of: self) }
    guard pageIndex >= startPage, rect.width > 0, rect.height > 0 else { return }
    let index = pageIndex &- startPage
    let first = index == 0 ? rect : rectForPage(at: startPage)
    let printed = PrintedView(view)
    let parts = printed.parts(first.height > 0 ? first.size : rect.size, rect.size)
    guard parts.indices.contains(index) else { return }
    printed.draw(parts[index], in: rect)
  }
}

extension UIView {
  /// A formatter that draws the view (F-07).
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// A view in whose place one inside it is printed, such as what scrolls.
package protocol PrintedByAnother: UIView {
  /// The view that is printed.
  var printedView: UIView { get }
}
