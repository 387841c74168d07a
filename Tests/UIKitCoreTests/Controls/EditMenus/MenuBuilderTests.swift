import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Trees of menus that an app changes: that of the menu bar, and those over content.
@Suite(.serialized) struct `Menus that are built` {
  private final class Builder: UIResponder, UIApplicationDelegate {
    var change: (any UIMenuBuilder) -> Void = { _ in }
    var builds = 0

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      builds += 1
      change(builder)
    }
  }

  /// What the menu bar is after a change: titles, and those of menus with what they list.
  private func bar(_ change: @escaping (any UIMenuBuilder) -> Void) -> String {
    let builder = Builder()
    builder.change = { builder in
      builder.replaceChildren(ofMenu: .root) { _ in
        [
          UIMenu(title: "Birds", identifier: Self.birds, children: Self.elements),
          UIMenu(title: "Nests", identifier: Self.nests),
        ]
      }
      change(builder)
    }
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = builder
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    return Self.text(UIMenuSystem.main.root)
  }

  private static let birds = UIMenu.Identifier("birds")
  private static let nests = UIMenu.Identifier("nests")
  private static let ring = UIAction.Identifier("ring")

  private static var elements: [UIMenuElement] {
    [
      UIAction(title: "Ring", identifier: ring) { _ in },
      UICommand(title: "Sort", action: "sort:"),
      UICommand(title: "By size", action: "sort:", propertyList: ["key": "size"] as [String: Any]),
      UICommand(title: "By name", action: "sort:", propertyList: ["key": "name"] as [String: Any]),
    ]
  }

  private static func text(_ menu: UIMenu) -> String {
    menu.children.map { child in
      guard let menu = child as? UIMenu else { return child.title }
      return "\(menu.title)(\(text(menu)))"
    }.joined(separator: " ")
  }

  private func named(_ titles: String...) -> [UIMenuElement] {
    titles.map { UIAction(title: $0) { _ in } }
  }

  @Test(.oracle("V-278")) func `elements are put in, before and after others`() {
    let whole = "Ring Sort By size By name"
    #expect(bar { _ in } == "Birds(\(whole)) Nests()")
    let menu = UIMenu(title: "Eggs")
    #expect(
      bar { $0.insertSibling(menu, beforeMenu: Self.nests) } == "Birds(\(whole)) Eggs() Nests()"
    )
    #expect(
      bar { $0.insertSibling(menu, afterMenu: Self.nests) } == "Birds(\(whole)) Nests() Eggs()"
    )
    #expect(bar { $0.insertChild(menu, atStartOfMenu: Self.birds) }.hasPrefix("Birds(Eggs() Ring"))
    #expect(bar { $0.insertChild(menu, atEndOfMenu: Self.birds) }.contains("name Eggs()) Nests"))
    let two = named("A", "B")
    #expect(bar { $0.insertElements(two, beforeMenu: Self.birds) }.hasPrefix("A B Birds(Ring"))
    #expect(bar { $0.insertElements(two, afterMenu: Self.nests) }.hasSuffix("Nests() A B"))
    #expect(bar { $0.insertElements(two, beforeAction: Self.ring) }.contains("(A B Ring Sort"))
    #expect(bar { $0.insertElements(two, afterAction: Self.ring) }.contains("Ring A B Sort"))
    let name = ["key": "name"] as [String: Any]
    #expect(
      bar { $0.insertElements(two, beforeCommand: "sort:", propertyList: nil) }
        .contains("Ring A B Sort By size")
    )
    #expect(
      bar { $0.insertElements(two, afterCommand: "sort:", propertyList: name) }
        .contains("By size By name A B)")
    )
    #expect(bar { $0.insertElements(two, atStartOfMenu: Self.nests) }.hasSuffix("Nests(A B)"))
    #expect(bar { $0.insertElements(two, atEndOfMenu: Self.birds) }.contains("By name A B)"))
  }

  @Test(.oracle("V-278")) func `elements are exchanged and taken out, and found`() {
    let one = named("A")
    let size = ["key": "size"] as [String: Any]
    #expect(
      bar { $0.replace(menu: Self.birds, with: UIMenu(title: "Eggs")) } == "Eggs() Nests()"
    )
    #expect(bar { $0.replace(menu: Self.birds, with: one) } == "A Nests()")
    #expect(bar { $0.replace(action: Self.ring, with: one) }.hasPrefix("Birds(A Sort"))
    #expect(
      bar { $0.replace(command: "sort:", propertyList: size, with: one) }
        .contains("Ring Sort A By name")
    )
    #expect(bar { $0.remove(menu: Self.birds) } == "Nests()")
    #expect(bar { $0.remove(action: Self.ring) }.hasPrefix("Birds(Sort"))
    #expect(
      bar { $0.remove(command: "sort:", propertyList: nil) }
        == "Birds(Ring By size By name) Nests()"
    )
    #expect(
      bar { builder in
        let found = [
          builder.menu(for: Self.birds), builder.action(for: Self.ring),
          builder.command(for: "sort:", propertyList: size),
        ]
        builder.replaceChildren(ofMenu: .root) { _ in
          self.named(found.map { $0?.title ?? "-" }.joined(separator: ","))
        }
      } == "Birds,Ring,By size"
    )
    #expect(bar { $0.remove(menu: UIMenu.Identifier("none")) }.hasSuffix("Nests()"))
  }

  @Test(.oracle("V-278")) func `the bar is built in the next frame once that is asked for`() {
    let builder = Builder()
    let stage = Stage(root: UIViewController())
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = builder
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.main.setNeedsRebuild()
    #expect(builder.builds == 0)
    stage.settle()
    #expect(builder.builds == 1)
  }

  // MARK: Over content

  private final class Notes: UITextView {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .context else { return }
      let ring = UIKeyCommand(title: "Ring", action: "ring:", input: "r", modifierFlags: .command)
      let lost = UICommand(title: "Lost", action: "nobody:")
      builder.insertSibling(
        UIMenu(title: "", options: .displayInline, children: [ring, lost]),
        afterMenu: .standardEdit
      )
    }
  }

  private final class Page: UIViewController {
    let notes = Notes(frame: CGRect(x: 40, y: 200, width: 300, height: 100))
    var rung = 0
    var asked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.text = "Grey heron"
      view.addSubview(notes)
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      asked.append(builder.system == .context ? "context" : "main")
      builder.remove(menu: .share)
      builder.replaceChildren(ofMenu: .standardEdit) { children in
        children.filter { $0.title != "Copy" }
      }
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      if command.action == "ring:" { command.title = "Ring it" }
    }
  }

  private func open() -> (Stage, Page) {
    ActionTable.register("ring:", of: Page.self) { target, _, _ in (target as? Page)?.rung += 1 }
    let page = Page()
    let stage = Stage(root: page)
    page.notes.becomeFirstResponder()
    page.notes.selectAll(nil)
    stage.settle()
    page.notes.openEditMenu()
    stage.settle()
    return (stage, page)
  }

  @Test(.oracle("V-279")) func `the responders of the chain change a menu over text`() {
    let (stage, page) = open()
    #expect(page.asked == ["context"])
    let names = ["Cut", "Copy", "Lost", "Ring it"].filter { stage.view(named: $0) != nil }
    #expect(names == ["Cut", "Ring it"])
    stage.tap("Ring it")
    stage.settle()
    #expect(page.rung == 1)
  }

  @Test(.oracle("V-280")) func `the keys of a command stand beside it`() throws {
    let (stage, _) = open()
    let row = try #require(
      stage.window.openMenu?.panel.rows.first { $0.element.title == "Ring it" }
    )
    let keys = try #require(stage.view(named: "⌘R"))
    let title = try #require(
      row.subviews.first { ($0 as? UILabel)?.text == "Ring it" }
    )
    #expect(keys.superview === row && keys.frame.minX >= title.frame.maxX)
    #expect(row.bounds.maxX - keys.frame.maxX == MenuMetrics.margin)
    #expect(row.accessibilityLabel == "Ring it, Command R")
    Gallery.keep(stage, as: "menu-keys")
  }
}
