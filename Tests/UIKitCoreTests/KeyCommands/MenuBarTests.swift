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

  private enum Keys { static let (f10, tab, escape, space) = (67, 43, 41, 44) }

  /// A page with the menus of its app; made within a test, since all tests share one menu bar.
  private final class Screen {
    let page = Page()
    let songs = Songs()
    let stage: Stage

    init() {
      ActionTable.register("play:", of: Page.self) { target, _, _ in
        (target as? Page)?.done.append("play")
      }
      page.loadViewIfNeeded()
      stage = Stage(.airPad, root: page)
      stage.app.delegate = songs
      UIMenuSystem.main.setNeedsRebuild()
    }

    isolated deinit { UIMenuSystem.main.setNeedsRebuild() }

    var bar: UIView? { stage.screen.menuBar as? UIView }

    func press(_ key: Int) {
      stage.press(key: key)
      stage.settle()
    }
  }

  @Test(.oracle("W-109")) func `comes and goes by a key, with menus that are not empty`()
    throws
  {
    let screen = Screen()
    screen.page.field.becomeFirstResponder()
    screen.press(Keys.f10)
    #expect(
      screen.bar != nil && screen.stage.view(named: "Songs") != nil
        && screen.stage.view(named: "File") == nil
    )
    Gallery.keep(screen.stage, as: "menu-bar")
    screen.press(Keys.f10)
    #expect(screen.bar == nil && screen.stage.view(named: "Songs") == nil)
    screen.press(Keys.f10)
    screen.press(Keys.escape)
    #expect(screen.bar == nil && screen.page.field.isFirstResponder)
    screen.press(Keys.f10)
    screen.stage.tap(at: CGPoint(x: 300, y: 600))
    screen.stage.settle()
    #expect(screen.bar == nil)
  }

  @Test(.oracle("W-109")) func `its commands are performed, and disabled where nobody does`() {
    let screen = Screen()
    screen.press(Keys.f10)
    screen.stage.tap("Songs")
    screen.stage.settle()
    Gallery.keep(screen.stage, as: "menu-bar-open")
    let rows = ["Play", "Loop", "Nobody's"].map { screen.stage.view(named: $0) }
    #expect(rows.allSatisfy { $0 != nil } && screen.stage.view(named: "⌘P") != nil)
    screen.stage.tap("Nobody's")
    screen.stage.settle()
    #expect(screen.page.done.isEmpty && screen.bar != nil)
    screen.stage.tap("Play")
    screen.stage.settle()
    #expect(screen.page.done == ["play"] && screen.bar == nil)
  }

  @Test(.oracle("W-109")) func `is used by keys alone, over a text that is edited`() {
    let screen = Screen()
    screen.page.field.becomeFirstResponder()
    screen.press(Keys.f10)
    screen.press(Keys.space)
    #expect(screen.stage.window.openMenu?.isOpen == true)
    screen.press(Keys.tab)
    screen.press(Keys.space)
    #expect(
      screen.page.done == ["play"] && screen.page.field.text == ""
        && screen.page.field.isFirstResponder
    )
    screen.press(Keys.f10)
    #expect(screen.bar != nil)
    screen.press(Keys.f10)
  }

  @Test(.oracle("W-109")) func `goes once the key of a command is pressed`() {
    let screen = Screen()
    screen.page.field.becomeFirstResponder()
    screen.press(Keys.f10)
    screen.stage.app.mark("か", 0..<1)
    #expect(screen.page.field.text == "")
    screen.stage.press(key: 19, modifiers: .command)
    screen.stage.settle()
    #expect(screen.page.done == ["play"] && screen.bar == nil)
  }

  @Test(.oracle("W-109")) func `leaves the keys to another window that takes them`() {
    let screen = Screen()
    screen.press(Keys.f10)
    #expect(screen.stage.screen.usedFocus.focusedItem is UIButton)
    let other = Page()
    let window = UIWindow(frame: screen.stage.window.bounds)
    window.rootViewController = other
    window.makeKeyAndVisible()
    screen.stage.settle()
    other.field.becomeFirstResponder()
    screen.press(Keys.space)
    #expect(other.field.text == " " && screen.stage.window.openMenu == nil)
    window.isHidden = true
  }

  @Test func `does not come without menus`() {
    let screen = Screen()
    screen.stage.app.delegate = nil
    UIMenuSystem.main.setNeedsRebuild()
    screen.press(Keys.f10)
    #expect(screen.bar == nil)
  }
}
