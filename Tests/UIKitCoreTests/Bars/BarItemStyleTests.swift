import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Bar button items as they were styled before there were appearances.
@Suite struct `Images and offsets of bar button items` {
  final class OldBar: UINavigationBar {}

  private func image(_ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 21, height: height)).image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 21, height: height))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }

  private func part<Part: UIView>(_ type: Part.Type, of view: UIView) -> Part? {
    view as? Part ?? view.subviews.lazy.compactMap { part(type, of: $0) }.first
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  private func bar(_ item: UIBarButtonItem) throws -> (UINavigationBar, BarButton) {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: controller)
    _ = Stage(.iPhone15, root: stack)
    stack.view.layoutIfNeeded()
    return (stack.navigationBar, try #require(part(BarButton.self, of: stack.navigationBar)))
  }

  @Test func `what was set is answered for its state, style and metrics`() {
    let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    let (plain, done) = (image(30), image(20))
    item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
    #expect(item.titlePositionAdjustment(for: .compact).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
    item.setBackButtonBackgroundImage(plain, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === plain)
    #expect(item.legacyStyle(leadsBack: false, low: true).background(2) === done)
  }

  @Test func `an image lies behind the button, and the title is moved`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let (_, before) = try bar(item)
    let width = before.bounds.width
    item.setBackgroundImage(image(30), for: .normal, barMetrics: .default)
    let lit = image(30)
    item.setBackgroundImage(lit, for: .highlighted, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(2, for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -3), for: .default)
    let (_, button) = try bar(item)
    #expect(button.bounds.width == width + 20)
    let background = try #require(button.subviews.first as? UIImageView)
    #expect(background.frame.height == 30 && background.frame.width == button.bounds.width)
    #expect(background.frame.midY == button.bounds.midY + 2)
    #expect(label("Save", in: button)?.frame.minY == -3)
    button.isHighlighted = true
    #expect(background.image === lit)
  }

  @Test func `a proxy moves the title of buttons that nobody made`() throws {
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [OldBar.self])
    proxy.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0),
      for: .default
    )
    proxy.setBackButtonBackgroundImage(image(30), for: .normal, barMetrics: .default)
    let stack = UINavigationController(navigationBarClass: OldBar.self, toolbarClass: nil)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Birds"
    stack.setViewControllers([first, second], animated: false)
    let stage = Stage(.iPhone15, root: stack)
    stage.settle()
    let button = try #require(part(BarBackButton.self, of: stack.navigationBar))
    let title = try #require(label("Birds", in: button))
    #expect(title.frame.maxX < -800 && button.subviews.first is UIImageView)
    #expect((button.subviews.first as? UIImageView)?.image?.size.height == 30)
    proxy.setBackButtonTitlePositionAdjustment(.zero, for: .default)
    proxy.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .default)
  }
}
