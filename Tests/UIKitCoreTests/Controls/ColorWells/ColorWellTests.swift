import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
  var colors: [UIColor] = []
  var hasFinished = false

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) { colors.append(color) }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    hasFinished = true
  }
}

@Suite(.serialized) struct `Wells of colour` {
  @Test(.oracle("W-191")) func `a well opens a picker and shows what is picked`() throws {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
    well.selectedColor = .systemTeal
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.view.addSubview(well)
    let stage = Stage(.iPhone15, root: root)
    stage.turn()
    stage.tap(well)
    stage.settle()
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.selectedColor == .systemTeal && changes == 0)
    let listener = Listener()
    picker.delegate = listener
    stage.tap("Grid of colors")
    Gallery.keep(stage, as: "color-picker")
    let picked = try #require(listener.colors.last)
    #expect(changes > 0 && well.selectedColor == picked && picker.selectedColor == picked)
    #expect(picked != .systemTeal)
    picker.dismiss(animated: true)
    stage.settle()
    #expect(listener.hasFinished && root.presentedViewController == nil)
  }

  @Test(.oracle("W-191")) func `a grid has greys above hues`() {
    let field = ColorField(.grid)
    field.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    #expect(field.color(at: CGPoint(x: 1, y: 1)).channels.rgb == [1, 1, 1])
    #expect(field.color(at: CGPoint(x: 119, y: 1)).channels.rgb == [0, 0, 0])
    let low = field.color(at: CGPoint(x: 1, y: 55)).channels.rgb
    #expect(low[0] > 0.9 && low[1] < 0.3 && low[2] < 0.3)
  }
}
