import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Pictures in bars and segments` {
  /// A red square that says nothing of how it wants to be drawn.
  private var red: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func modes(_ view: UIView) -> [UIImage.RenderingMode] {
    let own = (view as? UIImageView)?.image.map { [$0.renderingMode] } ?? []
    return own + view.subviews.flatMap(modes)
  }

  @Test(.oracle("W-203")) func `take the tint, unless the picture insists on its colours`() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: red, style: .plain, target: nil, action: nil),
      UIBarButtonItem(
        image: red.withRenderingMode(.alwaysOriginal),
        style: .plain,
        target: nil,
        action: nil
      ),
    ]
    let control = UISegmentedControl(items: [red, red.withRenderingMode(.alwaysOriginal)])
    controller.view.addSubview(control)
    control.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    let picture = UIImageView(image: red)
    controller.view.addSubview(picture)
    picture.frame.origin = CGPoint(x: 20, y: 300)
    let stack = UINavigationController(rootViewController: controller)
    let stage = Gallery.stage("iPhone 15", root: stack)
    stage.settle()
    Gallery.keep(stage, as: "bar-images")
    #expect(Set(modes(stack.navigationBar)) == [.alwaysTemplate, .alwaysOriginal])
    #expect(modes(control).filter { $0 != .automatic } == [.alwaysTemplate, .alwaysOriginal])
    #expect(picture.image?.renderingMode == .automatic)
  }
}
