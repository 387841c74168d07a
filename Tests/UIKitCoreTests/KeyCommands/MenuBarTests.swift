import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `The menu bar` {
  final class Page: UIViewController {
    var done: [String] = []
    var canPlay = true
    let field = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      view.addSubview(field)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("play:") ? canPlay : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
      if command.title == "Loop" { command.state = .on }
    }
  }

  final class Songs: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      let play = UIKeyCommand(title: "Play", action: "play:", input: "p", modifierFlags: .command)
      let loop = UICommand(title: "Loop", action: "play:")
      let lost = UICommand(title: "Nobody's", action: "unknown:")
      let menu = UIMenu(title: "Songs", children: [play, loop, lost])
      builder.insertSibling(menu, afterMenu: .file)
    }
  }

  private enum Keys { static let (f10, tab, escape, space, down) = (67, 43, 41, 44, 81) }

  private let page = Page()
  private let songs = Songs()
  private let stage: Stage

  init() {
    ActionTable.register("play:", of: Page.self) { target, _, sender in
      (target as? Page)?.done.append("play")
    }
    page.loadViewIfNeeded()
    stage = Stage(.airPad, root: page)
    stage.app.delegate = songs
    UIMenuSystem.main.setNeedsRebuild()
  }

  private var bar: UIView? { stage.screen.menuBar as? UIView }

  private func press(_ key: Int) {
    stage.press(key: key)
    stage.settle()
  }

  @Test(.oracle("W-109")) func `comes and goes by a key, with the menus that have something`()
    throws
  {
    page.field.becomeFirstResponder()
    press(Keys.f10)
    #expect(bar != nil && stage.view(named: "Songs") != nil && stage.view(named: "File") == nil)
    Gallery.keep(stage, as: "menu-bar")
    press(Keys.f10)
    #expect(bar == nil && stage.view(named: "Songs") == nil)
    press(Keys.f10)
    press(Keys.escape)
    #expect(bar == nil && page.field.isFirstResponder)
    press(Keys.f10)
    stage.tap(at: CGPoint(x: 300, y: 600))
    stage.settle()
    #expect(bar == nil)
  }

  @Test(.oracle("W-109")) func `its commands are performed, and disabled where nobody does`() throws
  {
    press(Keys.f10)
    stage.tap("Songs")
    stage.settle()
    Gallery.keep(stage, as: "menu-bar-open")
    let rows = ["Play", "Loop", "Nobody's"].map { stage.view(named: $0) }
    #expect(rows.allSatisfy { $0 != nil } && stage.view(named: "⌘P") != nil)
    stage.tap("Nobody's")
    stage.settle()
    #expect(page.done.isEmpty && bar != nil)
    stage.tap("Play")
    stage.settle()
    #expect(page.done == ["play"] && bar == nil)
  }

  @Test(.oracle("W-109")) func `is used by keys alone, over a text that is edited`() {
    page.field.becomeFirstResponder()
    press(Keys.f10)
    press(Keys.space)
    #expect(stage.window.openMenu?.isOpen == true)
    press(Keys.tab)
    press(Keys.space)
    #expect(page.done == ["play"] && page.field.text == "" && page.field.isFirstResponder)
    press(Keys.f10)
    #expect(bar != nil)
    press(Keys.f10)
  }

  @Test func `does not come without menus`() {
    stage.app.delegate = nil
    UIMenuSystem.main.setNeedsRebuild()
    press(Keys.f10)
    #expect(bar == nil)
  }
}
