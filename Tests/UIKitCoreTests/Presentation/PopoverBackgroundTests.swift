import Device
import Testing
import UIKitTesting

@testable import UIKitCore

/// A background with a wide border and a high arrow.
private final class Frame: UIPopoverBackgroundView {
  override class func arrowHeight() -> CGFloat { 20 }
  override class func arrowBase() -> CGFloat { 30 }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
  }
}

@Suite(.noLeaks) struct `Backgrounds and places of popovers` {
  private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    var rects: [CGRect] = []

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      rects.append(rect.pointee)
      rect.pointee.origin.y = 200
    }
  }

  private func present(
    _ content: UIViewController,
    over first: UIViewController,
    background: (any UIPopoverBackgroundViewMethods.Type)? = nil,
    delegate: Mover? = nil
  ) -> UIPopoverPresentationController? {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = content.popoverPresentationController
    popover?.sourceView = first.view
    popover?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 40)
    popover?.popoverBackgroundViewClass = background
    popover?.delegate = delegate
    first.present(content, animated: false)
    return popover
  }

  @Test(.oracle("W-225")) func `an app's background is around the content and has the arrow`()
    throws
  {
    let first = UIViewController()
    let content = UIViewController()
    let stage = Stage(.tablet, root: first)
    let popover = present(content, over: first, background: Frame.self)
    stage.settle()
    let bubble = try #require(popover?.presentedView)
    let ground = try #require(bubble.subviews.first as? Frame)
    #expect(bubble.frame.size == CGSize(width: 214, height: 132))
    #expect(bubble.frame.minY == 340 && ground.frame == bubble.bounds)
    #expect(ground.arrowDirection == .up && ground.arrowOffset == 0)
    let inside = content.view.convert(content.view.bounds, to: bubble)
    #expect(inside == CGRect(x: 6, y: 25, width: 200, height: 100))
    #expect(content.view.safeAreaInsets == .zero)
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    #expect(first.presentedViewController == nil)
  }

  @Test(.oracle("W-224")) func `the delegate has a popover point elsewhere after a turn`() {
    let first = UIViewController()
    let mover = Mover()
    let stage = Stage(.tablet, root: first)
    let popover = present(UIViewController(), over: first, delegate: mover)
    stage.settle()
    #expect(mover.rects == [])
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(mover.rects == [CGRect(x: 300, y: 300, width: 40, height: 40)])
    #expect(popover?.sourceRect.minY == 200)
    #expect(popover?.presentedView?.frame.minY == 240)
  }

  @Test func `views and bar buttons say where they are`() {
    let first = UIViewController()
    let button = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    first.navigationItem.rightBarButtonItem = button
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: first))
    stage.settle()
    #expect(first.view.frame(in: stage.window) == stage.window.bounds)
    #expect(button.frame(in: stage.window).map { $0.minX > 300 } == true)
    #expect(UIBarButtonItem().frame(in: stage.window) == nil)
  }
}
