import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Scroll views` {
  private final class Scroller: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test func `the offset is the origin of the bounds`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroller = Scroller()
    view.delegate = scroller
    view.contentSize = CGSize(width: 100, height: 400)
    view.contentOffset = CGPoint(x: 0, y: 70)
    #expect(view.bounds.origin.y == 70 && scroller.offsets == [70])
    view.scrollRectToVisible(CGRect(x: 0, y: 390, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a controller's scroll view keeps its content below the bars`() throws {
    let table = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: table)
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    stage.show(navigation)
    stage.turn(2)
    #expect(table.tableView.adjustedContentInset.top == 64)
    #expect(table.tableView.contentOffset.y == -64)
    table.tableView.contentInsetAdjustmentBehavior = .never
    #expect(table.tableView.adjustedContentInset == .zero)
  }

  @Test(.oracle("V-110")) func `content follows by what a finger moves beyond 10 points`() {
    let page = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    page.view.addSubview(view)
    let stage = Stage(root: page)
    let scroller = Scroller()
    view.delegate = scroller
    let finger = stage.touch(at: CGPoint(x: 150, y: 400))
    finger.move(to: CGPoint(x: 150, y: 220), duration: 0.2)
    #expect(view.contentOffset.y == 170)
    #expect((scroller.offsets.first ?? 0) > 0)
    finger.move(to: CGPoint(x: 150, y: 400), duration: 0.2)
    // Above its beginning the content is 10 points beyond, and gives way.
    #expect(abs(view.contentOffset.y + 5.43) < 0.2)
    finger.lift()
  }

  @Test func `zooming keeps within its limits`() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let zoomer = Zoomer()
    view.delegate = zoomer
    view.addSubview(zoomer.view)
    view.maximumZoomScale = 2
    view.zoomScale = 5
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 200, height: 200))
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test(.oracle("Q-27")) func `a stack view's defaults`() {
    let stack = UIStackView()
    #expect(stack.spacing == 0 && stack.axis == .horizontal)
    #expect(stack.distribution == .fill && stack.alignment == .fill)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
