import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus from which the finger chooses that opened them.
@Suite(.serialized) struct `Menus under one finger` {
  private final class Log { var lines: [String] = [] }

  private func menu(_ log: Log) -> UIMenu {
    UIMenu(
      children: ["Find", "Copy"].map { title in
        UIAction(title: title) { log.lines.append($0.title) }
      }
    )
  }

  private func place(of title: String, in stage: Stage) throws -> CGPoint {
    let panel = try #require(stage.window.openMenu?.panel)
    let row = try #require(panel.rows.first { $0.element.title == title })
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  @Test(.oracle("V-193")) func `a finger goes on from a button to an element`() throws {
    let log = Log()
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.menu = menu(log)
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    let stage = Stage(.iPhone15, root: root)
    stage.turn()
    let finger = stage.touch(at: CGPoint(x: 70, y: 222))
    finger.stay(for: 0.4)
    finger.move(to: try place(of: "Copy", in: stage))
    let panel = try #require(stage.window.openMenu?.panel)
    #expect(panel.rows.filter(\.isHighlighted).map(\.element.title) == ["Copy"])
    finger.lift()
    stage.settle()
    #expect(log.lines == ["Copy"] && stage.window.openMenu == nil)
  }

  @Test(.oracle("V-193")) func `a finger that lets go beside the elements leaves the menu open`()
    throws
  {
    let log = Log()
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.menu = menu(log)
    root.view.addSubview(button)
    let stage = Stage(.iPhone15, root: root)
    stage.turn()
    let finger = stage.touch(at: CGPoint(x: 70, y: 222))
    finger.stay(for: 1)
    finger.move(to: try place(of: "Find", in: stage))
    finger.move(to: CGPoint(x: 300, y: 700))
    finger.lift()
    stage.advance(by: 1)
    #expect(log.lines.isEmpty && stage.window.openMenu != nil)
    stage.tap(at: try place(of: "Find", in: stage))
    stage.settle()
    #expect(log.lines == ["Find"])
  }

  @Test(.oracle("V-194")) func `an item of a bar shows what is chosen from its menu`() throws {
    let root = UIViewController()
    let item = UIBarButtonItem(
      title: "Sort",
      image: nil,
      target: nil,
      action: nil,
      menu: UIMenu(children: ["Name", "Size"].map { UIAction(title: $0) { _ in } })
    )
    item.changesSelectionAsPrimaryAction = true
    root.navigationItem.rightBarButtonItem = item
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: root))
    stage.turn()
    #expect(item.shownTitle == "Name")
    stage.tap("Name")
    stage.advance(by: 0.5)
    stage.tap("Size")
    stage.settle()
    #expect(item.shownTitle == "Size" && item.title == "Sort")
    let toggle = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    toggle.changesSelectionAsPrimaryAction = true
    root.navigationItem.rightBarButtonItem = toggle
    stage.turn()
    stage.tap("Bold")
    #expect(toggle.isSelected)
    stage.settle()
    let button = try #require(root.navigationController?.navigationBar.shownButtons.first)
    #expect(button.isSelected && button.backgroundColor == button.tintColor)
    Gallery.keep(stage, as: "bar-item-selected")
    stage.tap("Bold")
    #expect(!toggle.isSelected)
  }

  @Test(.oracle("V-197")) func `titles take as many lines as a menu's preferences say`() throws {
    let long = "A title that is far longer than a line of a menu and goes on for a while"
    func height(_ lines: Int) -> CGFloat {
      let menu = UIMenu(children: [UIAction(title: long) { _ in }])
      let preferences = UIMenuDisplayPreferences()
      preferences.maximumNumberOfTitleLines = lines
      menu.displayPreferences = preferences
      let panel = MenuPanel()
      panel.show(MenuContent(menu.replacingChildren(menu.children)), back: nil)
      return panel.contentHeight
    }
    #expect(height(0) == height(1) && height(2) > height(1) + 15 && height(3) >= height(2))
  }
}

extension UIView {
  /// The buttons of bar items below the view.
  fileprivate var shownButtons: [BarButton] {
    subviews.flatMap { ($0 as? BarButton).map { [$0] } ?? $0.shownButtons }
  }
}
