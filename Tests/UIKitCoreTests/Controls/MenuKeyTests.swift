import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An app's delegate that puts a command into the menu of files.
private final class BarDelegate: UIResponder, UIApplicationDelegate {
  var builds = 0
  var title = "Export"

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builds += 1
    let command = UIKeyCommand(
      title: title,
      action: "export:",
      input: "e",
      modifierFlags: .command
    )
    let menu = UIMenu(title: "", options: .displayInline, children: [command])
    builder.insertChild(menu, atStartOfMenu: .file)
  }
}

/// A controller that performs the command.
private final class Exporter: UIViewController {
  var exported: [String] = []
}

@Suite(.serialized) @MainActor struct `Menus and keys` {
  /// The usage numbers of keys.
  private let tab = 43
  private let menu = 0x65
  private let f10 = 0x43

  @Test(.oracle("V-141")) func `commands of the menu bar are performed by keys`() {
    ActionTable.register("export:", of: Exporter.self) { target, sender, _ in
      (target as? Exporter)?.exported.append((sender as? UIKeyCommand)?.title ?? "")
    }
    let delegate = BarDelegate()
    let before = UIApplication.shared.delegate
    let screen = Exporter()
    let stage = Stage(root: screen)
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    stage.press(key: 8, modifiers: .command)
    stage.press(key: 8, modifiers: .command)
    stage.press(key: 8)
    #expect(screen.exported == ["Export", "Export"])
    #expect(delegate.builds == 1)
    delegate.title = "Export all"
    UIMenuSystem.main.setNeedsRebuild()
    stage.press(key: 8, modifiers: .command)
    #expect(screen.exported.last == "Export all")
    #expect(delegate.builds == 2)
  }

  @Test(.oracle("V-142")) func `a key opens the menu of what has the focus`() {
    var chosen: [String] = []
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { chosen.append($0.title) }])
    screen.view.addSubview(button)
    let stage = Stage(root: screen)
    stage.press(key: menu)
    #expect(stage.window.openMenu == nil)
    stage.press(key: tab)
    stage.press(key: menu)
    stage.advance(by: 0.5)
    #expect(stage.window.openMenu != nil)
    stage.tap("Copy")
    stage.advance(by: 0.5)
    #expect(chosen == ["Copy"])
    stage.press(key: tab)
    stage.press(key: f10, modifiers: .shift)
    stage.advance(by: 0.5)
    #expect(stage.window.openMenu != nil)
    stage.window.openMenu?.close()
    stage.advance(by: 0.5)
  }
}
