import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `The list of key commands` {
  final class Page: UIViewController {
    var done: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "New",
          action: "new:",
          input: "n",
          modifierFlags: .command,
          alternates: [
            UICommandAlternate(title: "New Window", action: "open:", modifierFlags: .shift)
          ],
          discoverabilityTitle: "New Document"
        ),
        UIKeyCommand(
          title: "Erase",
          action: "erase:",
          input: UIKeyCommand.inputDelete,
          modifierFlags: [.command, .alternate]
        ),
        UIKeyCommand(input: "j", modifierFlags: .command, action: "new:"),
        UIKeyCommand(title: "Nobody's", action: "unknown:", input: "u", modifierFlags: .command),
        UIKeyCommand(
          title: "Hidden",
          action: "new:",
          input: "h",
          modifierFlags: .command,
          attributes: .hidden
        ),
      ]
    }
  }

  private enum Keys {
    static let (control, command, shift, n, j, a, delete) = (224, 227, 225, 17, 13, 4, 42)
  }

  private let page = Page()
  private let stage: Stage

  init() {
    for name in ["new:", "open:", "erase:"] {
      ActionTable.register(Selector(name), of: Page.self) { target, _, _ in
        (target as? Page)?.done.append(name)
      }
    }
    page.loadViewIfNeeded()
    stage = Stage(.airPad, root: page)
  }

  private func hold(_ key: Int, _ modifiers: KeyModifiers, for time: TimeInterval = 1) {
    stage.display.send(.key(code: key, isDown: true, modifiers: modifiers))
    stage.turn()
    stage.advance(by: time)
    stage.turn()
  }

  private func release(_ key: Int) {
    stage.display.send(.key(code: key, isDown: false, modifiers: []))
    stage.settle()
  }

  private var lines: [String] {
    guard let panel = stage.screen.commandHold.list as? UIView else { return [] }
    func rows(_ view: UIView) -> [KeyCommandRow] {
      (view as? KeyCommandRow).map { [$0] } ?? view.subviews.flatMap(rows)
    }
    return rows(panel).compactMap(\.accessibilityLabel)
  }

  @Test(.oracle("W-160")) func `is seen while Command is held, with commands that have a title`() {
    hold(Keys.command, .command)
    #expect(lines == ["New Document, Command N", "Erase, Option Command Delete"])
    #expect(stage.view(named: "⌘N") != nil)
    release(Keys.command)
    #expect(lines.isEmpty && stage.view(named: "⌘N") == nil)
  }

  @Test(.oracle("W-160")) func `does not come with another key, with a touch, or without commands`()
  {
    hold(Keys.command, .command, for: 0.3)
    stage.press(key: Keys.j, modifiers: .command)
    stage.advance(by: 1)
    #expect(lines.isEmpty && page.done == ["new:"])
    hold(Keys.command, .command, for: 0.3)
    stage.tap(at: CGPoint(x: 200, y: 300))
    stage.advance(by: 1)
    #expect(lines.isEmpty)
    hold(Keys.shift, .shift)
    #expect(lines.isEmpty)
    stage.show(UIViewController())
    hold(Keys.command, .command)
    #expect(lines.isEmpty)
  }

  @Test func `takes its place anew when the device turns`() throws {
    hold(Keys.command, .command)
    let panel = try #require(stage.screen.commandHold.list as? UIView)
    let card = try #require(panel.subviews.first)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      stage.display.send(.rotate(orientation))
      stage.turn()
      stage.advance(by: 1)
      let bounds = stage.window.bounds
      #expect(card.center.x == bounds.midX && bounds.contains(card.frame))
    }
    #expect(!lines.isEmpty)
  }

  @Test func `goes with the first touch`() {
    hold(Keys.command, .command)
    #expect(!lines.isEmpty)
    stage.tap(at: CGPoint(x: 20, y: 30))
    stage.settle()
    #expect(lines.isEmpty)
  }

  final class Builder: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      let new = UIKeyCommand(title: "Go", action: "new:", input: "g", modifierFlags: .command)
      let menu = UIMenu(
        title: "Places",
        children: [UIMenu(options: .displayInline, children: [new])]
      )
      builder.insertSibling(menu, afterMenu: .view)
    }
  }

  @Test(.oracle("W-160")) func `has the menus of the bar under their titles`() {
    stage.turn()
    let builder = Builder()
    stage.app.delegate = builder
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      stage.app.delegate = nil
      UIMenuSystem.main.setNeedsRebuild()
    }
    let groups = stage.app.usableKeyCommands
    #expect(groups.map(\.title) == [stage.app.name, "Places"])
    #expect(groups.last?.commands.map(\.title) == ["Go"])
  }

  @Test(.oracle("W-161")) func `Control stands for Command, but not where text is edited`() {
    stage.press(key: Keys.n, modifiers: .control)
    #expect(page.done == ["new:"])
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "Ada"
    page.view.addSubview(field)
    page.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: .command, action: "erase:"))
    field.becomeFirstResponder()
    stage.press(key: Keys.a, modifiers: .control)
    #expect(page.done == ["new:"])
    #expect(field.selectedTextRange.map { field.text(in: $0) } == "Ada")
  }

  @Test func `a further modifier key performs the alternate, and delete has a name`() {
    stage.press(key: Keys.n, modifiers: [.command, .shift])
    stage.press(key: Keys.delete, modifiers: [.command, .alternate])
    #expect(page.done == ["open:", "erase:"])
  }
}
