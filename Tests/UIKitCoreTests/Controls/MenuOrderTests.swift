import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The order of a menu's elements, and the place that it comes from.
@Suite(.serialized) struct `The order of menus` {
  private final class Corner: UIButton {
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: 0, y: 10)
    }
  }

  /// A button whose menu is open, so many points from the upper or the lower end of the screen.
  private func stage(
    _ button: UIButton,
    height: CGFloat = 44,
    fromTop top: CGFloat? = 100
  ) -> Stage {
    let stage = Stage()
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, UIAction(title: "Last") { _ in },
    ])
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let y = top ?? stage.window.bounds.height - height - 40
    button.frame = CGRect(x: 20, y: y, width: 100, height: height)
    root.view.addSubview(button)
    stage.show(root)
    stage.turn()
    stage.tap("More")
    stage.advance(by: 0.5)
    return stage
  }

  /// The heights of the elements on the screen, from the first to the last.
  private func heights(
    _ order: UIContextMenuConfiguration.ElementOrder,
    fromTop top: CGFloat?
  ) -> [CGFloat] {
    let button = UIButton(type: .system)
    button.preferredMenuElementOrder = order
    let stage = stage(button, fromTop: top)
    return ["First", "Last"].map { name in
      stage.view(named: name).map { $0.convert($0.bounds, to: nil).midY } ?? 0
    }
  }

  @Test(.oracle("W-219")) func `the first element is the closest one if it has priority`() {
    let below = heights(.priority, fromTop: 100)
    #expect(below[0] < below[1])
    let above = heights(.priority, fromTop: nil)
    #expect(above[0] > above[1])
    let fixed = heights(.fixed, fromTop: nil)
    #expect(fixed[0] < fixed[1])
  }

  @Test(.oracle("W-219")) func `a menu opens beside the point that a control names`() throws {
    let stage = stage(Corner(type: .system), height: 300)
    let menu = try #require(stage.window.openMenu)
    #expect((110..<130).contains(menu.panel.frame.minY))
  }

  @Test func `an interaction closes the menu of a control`() throws {
    let button = UIButton(type: .system)
    let stage = stage(button)
    let interaction = try #require(button.contextMenuInteraction)
    #expect(interaction.view === button && stage.window.openMenu != nil)
    interaction.dismissMenu()
    stage.settle()
    #expect(stage.window.openMenu == nil)
  }

  @Test func `an element with a mark shows its other picture, and knows where it was chosen`() {
    let pictures = ["star", "star.fill"].map { UIImage(systemName: $0) }
    weak var source: UIView?
    let action = UIAction(title: "Mark", image: pictures[0], selectedImage: pictures[1]) { action in
      source = action.presentationSourceItem as? UIView
    }
    action.performWithSender(UIView(), target: nil)
    #expect(action.presentationSourceItem == nil)
    let button = UIButton(type: .system)
    action.performWithSender(button, target: nil)
    #expect(source === button)
  }
}

@Suite(.serialized) struct `Pointers over buttons` {
  @Test(.oracle("W-124")) func `a button knows of the pointer, and may choose its shape`() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    controller.view.addSubview(button)
    let stage = Stage(root: controller)
    func hover(_ x: CGFloat) {
      stage.display.send(.hover(CGPoint(x: x, y: 120)))
      stage.turn()
    }
    button.pointerStyleProvider = { _, _, _ in
      UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    hover(80)
    #expect(button.isPointerInteractionEnabled && button.isHovered)
    #expect(stage.screen.pointerShape == .beam)
    hover(300)
    #expect(!button.isHovered)
  }

  @Test func `a tool tip is kept in its interaction`() {
    let button = UIButton(type: .system)
    button.toolTip = "Opens the list"
    #expect(button.toolTipInteraction?.defaultToolTip == "Opens the list")
    button.toolTip = nil
    #expect(button.toolTipInteraction == nil)
  }
}
