import Testing
import UIKitTesting

@testable import UIKitCore

/// Numbers that are not finite, or too large, wherever an app can hand them over: nothing may end
/// the program, and what is beside is drawn.
@Suite(.serialized) struct `Hostile numbers` {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e9, -1e9, 1e19, 0, -1,
  ]

  /// Changes of a view by one number.
  private nonisolated static let changes: [@MainActor @Sendable (UIView, CGFloat) -> Void] = [
    { $0.frame.origin.x = $1 },
    { $0.frame.size.width = $1 },
    { $0.bounds.origin.y = $1 },
    { $0.center.y = $1 },
    { $0.alpha = $1 },
    { $0.transform = CGAffineTransform(rotationAngle: $1) },
    { $0.transform = CGAffineTransform(scaleX: $1, y: 1) },
    { $0.layer.cornerRadius = $1 },
    { $0.layer.borderWidth = $1 },
    { $0.layer.anchorPoint.x = $1 },
    { $0.layer.zPosition = $1 },
    { $0.layer.contentsScale = $1 },
    { $0.contentScaleFactor = $1 },
    { $0.layoutMargins.left = $1 },
    { ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (1, $1) },
    { ($0.layer.shadowOpacity, $0.layer.shadowOffset.width) = (Float($1), $1) },
    { $0.backgroundColor = UIColor(hue: $1, saturation: $1, brightness: $1, alpha: 1) },
    { $0.backgroundColor = UIColor(red: $1, green: $1, blue: 0, alpha: $1) },
    // A constraint refuses what is not finite, as UIKit does.
    { if $1.isFinite { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true } },
    { view, number in UIView.animate(withDuration: number) { view.alpha = 0 } },
    { view, number in
      UIView.animate(
        withDuration: 0.3,
        delay: number,
        usingSpringWithDamping: number,
        initialSpringVelocity: number,
        animations: { view.center.x += 10 }
      )
    },
  ]

  @Test(arguments: 0..<changes.count) func `views live with them`(_ index: Int) {
    let change = Self.changes[index]
    let controller = UIViewController()
    let stage = Stage(root: controller)
    for number in Self.numbers {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
      (view.backgroundColor, label.text) = (.red, "Words")
      view.addSubview(label)
      controller.view.addSubview(view)
      change(view, number)
      stage.turn(2)
      _ = stage.tree
      stage.tap(at: CGPoint(x: 20, y: 20))
      #expect(stage.screen.picture() != nil)
      view.removeFromSuperview()
      stage.turn()
    }
  }

  @Test func `contents live with them`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    for number in Self.numbers {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      (slider.minimumValue, slider.maximumValue) = (Float(number), 1)
      slider.value = Float(number)
      let progress = UIProgressView(frame: CGRect(x: 0, y: 40, width: 100, height: 4))
      progress.progress = Float(number)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
      scroll.contentSize = CGSize(width: number, height: number)
      scroll.contentOffset = CGPoint(x: number, y: number)
      scroll.zoomScale = number
      let label = UILabel(frame: CGRect(x: 0, y: 150, width: 100, height: 30))
      label.font = .systemFont(ofSize: number)
      (label.text, label.preferredMaxLayoutWidth, label.numberOfLines) = ("Words", number, 0)
      label.sizeToFit()
      let stepper = UIStepper()
      (stepper.maximumValue, stepper.value) = (Double(number), Double(number))
      let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
      (stack.spacing, stack.frame.size) = (number, CGSize(width: 100, height: 50))
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      (table.rowHeight, table.estimatedRowHeight) = (number, number)
      let all: [UIView] = [slider, progress, scroll, label, stepper, stack, table]
      for view in all { controller.view.addSubview(view) }
      stage.turn(2)
      #expect(stage.tree.contains("UILabel"))
      #expect(stage.screen.picture() != nil)
      #expect(progress.progress.isFinite && (0...1).contains(progress.progress))
      for view in all { view.removeFromSuperview() }
    }
  }
}
