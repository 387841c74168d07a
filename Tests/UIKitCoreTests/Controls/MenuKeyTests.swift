import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) @MainActor struct `Menus and keys` {
  /// The usage numbers of keys.
  private let tab = 43
  private let menu = 0x65
  private let f10 = 0x43

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
    #expect(OpenMenu.current == nil)
    stage.press(key: tab)
    stage.press(key: menu)
    stage.advance(by: 0.5)
    #expect(OpenMenu.current != nil)
    stage.tap("Copy")
    stage.advance(by: 0.5)
    #expect(chosen == ["Copy"])
    stage.press(key: tab)
    stage.press(key: f10, modifiers: .shift)
    stage.advance(by: 0.5)
    #expect(OpenMenu.current != nil)
    OpenMenu.current?.close()
    stage.advance(by: 0.5)
  }
}
