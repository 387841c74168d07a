import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Windows and screens` {
  @Test(.oracle("Q-28")) func `levels have Apple's numbers, and a fresh window isn't key`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(!UIWindow().isKeyWindow)
    #expect(UIWindow().isHidden)
  }

  @Test(.oracle("S-13")) func `the screen has the device's size and scales`() throws {
    let stage = Stage(.iPhone15)
    #expect(stage.screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.screen.scale == 3)
    #expect(stage.screen.nativeScale == 3)
    #expect(UIScreen.main === stage.screen)
    let plus = Stage(try #require(.init(named: "retina5_5")))
    #expect(plus.screen.scale == 3)
    #expect(plus.screen.nativeScale == 2.608)
  }

  @Test func `turning the device turns screen, window and traits`() {
    let controller = UIViewController()
    let stage = Stage(.iPhone15, root: controller)
    stage.rotate(to: .landscapeLeft)
    #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    )
  }

  @Test func `a window covered by nothing shows its views`() throws {
    let stage = Stage(.iPhone15, scale: 1)
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.backgroundColor = .blue
    controller.view.addSubview(inner)
    stage.show(controller)
    let image = try #require(stage.image())
    #expect(image.width == 393)
    #expect(image.height == 852)
    #expect(
      stage.tree == """
        UIWindow 0 0 393 852
        └─ UIView 0 0 393 852 · UIViewController appearing
           └─ UIView 10 20 30 40
        """
    )
  }

  @Test func `a display that wants pictures gets one when something changed`() {
    let stage = Stage(.iPhone15, scale: 1)
    stage.display.wantsPictures = true
    let controller = UIViewController()
    stage.show(controller)
    stage.turn()
    #expect(stage.display.pictureCount == 1)
    stage.turn()
    #expect(stage.display.pictureCount == 1)
    controller.view.backgroundColor = .red
    stage.turn()
    #expect(stage.display.pictureCount == 2)
  }

  final class Quiet: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  /// Whether any pixel of a strip of the screen is not white.
  private func hasInk(_ image: CGImage, rows: Range<Int>) -> Bool {
    guard
      let strip = image.cropping(
        to: CGRect(x: 0, y: rows.lowerBound, width: image.width, height: rows.count)
      )
    else { return false }
    let bytes = strip.dataProvider?.bytes ?? Data()
    return bytes.contains { $0 != 255 }
  }

  @Test(arguments: [true, false])
  func `a picture of the screen holds the status bar unless it is hidden`(isHidden: Bool) throws {
    let stage = Stage(.iPhone15, scale: 1)
    let controller = isHidden ? Quiet() : UIViewController()
    controller.view.backgroundColor = .white
    stage.show(controller)
    let image = try #require(stage.screenshot())
    #expect(hasInk(image, rows: 0..<59) == !isHidden)
    #expect(hasInk(image, rows: 818..<852) == !isHidden)
    #expect(!hasInk(image, rows: 59..<818))
  }

  @Test(arguments: [(UIColor.black, UInt8(255)), (.white, 0)])
  func `the bar that leads home stands out`(ground: UIColor, expected: UInt8) throws {
    let stage = Stage(.iPhone15, scale: 1)
    let controller = UIViewController()
    controller.view.backgroundColor = ground
    stage.show(controller)
    let image = try #require(stage.screenshot())
    let point = try #require(image.cropping(to: CGRect(x: 196, y: 841, width: 1, height: 1)))
    let bytes = try #require(point.dataProvider?.bytes)
    #expect(bytes.first == expected)
  }

  @Test func `what is hidden is drawn when it is shown`() {
    final class Counter: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let stage = Stage()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = UIView(frame: view.frame)
    outer.addSubview(view)
    outer.isHidden = true
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(outer)
    stage.turn()
    #expect(view.count == 0)
    outer.isHidden = false
    stage.turn(2)
    #expect(view.count == 1)
  }
}
