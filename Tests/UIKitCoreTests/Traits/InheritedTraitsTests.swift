import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Traits in the tree` {
  final class Witness: UIView {
    var reported: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      reported.append(previous?.userInterfaceStyle)
    }
  }

  @Test func `a view has the traits of the device it is on`() {
    let stage = Stage(.iPhone15, style: .dark, contentSize: .small)
    let view = UIView()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("L-34")) func `nobody is told of the traits to begin with`() {
    let stage = Stage(.iPhone15)
    let view = Witness()
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.turn()
    #expect(view.reported.isEmpty)
  }

  @Test func `an override counts for all below, at once, and is told in the frame`() {
    let stage = Stage(.iPhone15)
    let view = Witness()
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.turn()
    controller.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.reported.isEmpty)
    stage.turn()
    #expect(view.reported == [.light])
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a dynamic background follows the traits`() throws {
    let stage = Stage(.iPhone15)
    let view = UIView()
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    let light = try #require(view.layer.backgroundColor)
    stage.window.overrideUserInterfaceStyle = .dark
    let dark = try #require(view.layer.backgroundColor)
    #expect(light.components == [1, 1, 1, 1] || light.components == [1, 1])
    #expect(dark.components != light.components)
  }

  @Test(.oracle("C-31")) func `a parent overrides a child's traits at once`() {
    let (parent, child) = (UIViewController(), UIViewController())
    // Without a window the traits are those of the screen that another test made last.
    let stage = Stage(.iPhone15, root: parent)
    stage.turn()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a tint is inherited until a view has its own`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    root.tintColor = .black
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .black)
  }
}
