import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus that are opened and chosen from with a finger.
@Suite(.serialized) struct `Menus` {
  private final class Log { var lines: [String] = [] }

  private func action(
    _ title: String,
    _ log: Log,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title,
      image: UIImage(systemName: "star"),
      attributes: attributes,
      state: state
    ) { log.lines.append($0.title) }
  }

  private func stage(_ view: UIView, at frame: CGRect) -> Stage {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    view.frame = frame
    root.view.addSubview(view)
    let stage = Stage(root: root)
    stage.turn()
    return stage
  }

  @Test(.oracle("V-74")) func `a button opens its menu at once, and a tap chooses from it`() {
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.addAction(UIAction { _ in log.lines.append("touched") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.lines.append("opened") }, for: .menuActionTriggered)
    button.menu = UIMenu(
      title: "Birds",
      children: [
        action("Find", log), action("Gone", log, attributes: .hidden),
        action("Grayed", log, attributes: .disabled),
        UIMenu(
          options: .displayInline,
          children: [action("Delete", log, attributes: .destructive)]
        ),
        UIMenu(
          title: "Sort",
          children: [action("By Name", log, state: .on), action("By Size", log)]
        ),
      ]
    )
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button, at: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(log.lines == ["opened"])
    #expect(stage.view(named: "Birds") != nil)
    #expect(stage.view(named: "Gone") == nil)
    Gallery.keep(stage, as: "menu-button")
    stage.tap("Grayed")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Delete") != nil)
    stage.tap("Sort")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Delete") == nil)
    Gallery.keep(stage, as: "menu-submenu")
    stage.tap("By Size")
    stage.advance(by: 0.5)
    #expect(log.lines == ["opened", "By Size"])
    #expect(stage.view(named: "By Name") == nil)
    stage.tap("More")
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 300, y: 700))
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Find") == nil)
    #expect(log.lines.count == 3)
  }

  @Test(.oracle("V-76")) func `a pop-up button shows what was chosen`() {
    let log = Log()
    let button = UIButton(configuration: .gray())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("Small", log), action("Large", log)])
    let stage = stage(button, at: CGRect(x: 20, y: 500, width: 140, height: 44))
    #expect(button.configuration?.title == "Small")
    stage.tap(button)
    stage.advance(by: 0.5)
    Gallery.keep(stage, as: "menu-popup")
    stage.tap("Large")
    stage.advance(by: 0.5)
    #expect(button.configuration?.title == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(log.lines == ["Large"])
  }

  @Test(.oracle("V-76")) func `of a menu with a single selection one element has the mark`() {
    let log = Log()
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        action("A", log, state: .on), action("B", log, attributes: .keepsMenuPresented),
      ]
    )
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button, at: CGRect(x: 200, y: 200, width: 100, height: 44))
    stage.tap("More")
    stage.advance(by: 0.5)
    stage.tap("B")
    stage.advance(by: 0.5)
    #expect(menu.selectedElements.map(\.title) == ["B"])
    #expect(stage.view(named: "A") != nil)
  }

  @Test(.oracle("V-75")) func `elements that come later are shown when they do`() {
    var deliver: (([UIMenuElement]) -> Void)?
    var asked = 0
    let late = UIDeferredMenuElement { completion in
      asked += 1
      deliver = completion
    }
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [action("Here", log), late])
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button, at: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Loading…") != nil)
    deliver?([action("Late", log)])
    stage.turn()
    #expect(stage.view(named: "Loading…") == nil)
    stage.tap("Late")
    stage.advance(by: 0.5)
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Late") != nil)
    #expect(asked == 1)
    #expect(log.lines == ["Late"])
  }

  @Test func `a bar button item opens its menu`() {
    let log = Log()
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [action("By Name", log)])
    )
    let stage = Stage(root: UINavigationController(rootViewController: root))
    stage.turn()
    stage.tap("Sort")
    stage.advance(by: 0.5)
    Gallery.keep(stage, as: "menu-bar")
    stage.tap("By Name")
    #expect(log.lines == ["By Name"])
  }

  // MARK: Context menus

  private final class Pressed: NSObject, UIContextMenuInteractionDelegate {
    let log: Log
    let menu: UIMenu
    var isSilent = false

    init(_ log: Log, _ menu: UIMenu) {
      self.log = log
      self.menu = menu
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.lines.append("configuration")
      guard !isSilent else { return nil }
      return UIContextMenuConfiguration(
        identifier: "bird" as NSString,
        previewProvider: nil
      ) { [log, menu] _ in
        log.lines.append("menu")
        return menu
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.lines.append("highlight \(configuration.identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.lines.append("will display")
      animator?.addCompletion { [log] in log.lines.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.lines.append("commit")
      animator.addCompletion { [log] in log.lines.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.lines.append("will end")
      animator?.addCompletion { [log] in log.lines.append("ended") }
    }
  }

  @Test(.oracle("V-77")) func `a long press opens the menu and tells the delegate in order`() {
    let log = Log()
    let box = UIView()
    box.backgroundColor = .systemTeal
    let delegate = Pressed(log, UIMenu(title: "Bird", children: [action("Share", log)]))
    let interaction = UIContextMenuInteraction(delegate: delegate)
    box.addInteraction(interaction)
    let stage = stage(box, at: CGRect(x: 60, y: 300, width: 160, height: 100))
    stage.tap(at: CGPoint(x: 100, y: 350))
    #expect(log.lines == [])
    stage.press(at: CGPoint(x: 100, y: 350), for: 0.8)
    stage.advance(by: 0.5)
    Gallery.keep(stage, as: "menu-context")
    #expect(log.lines == ["configuration", "highlight bird", "menu", "will display", "displayed"])
    #expect(interaction.location(in: box) == CGPoint(x: 40, y: 50))
    log.lines = []
    stage.tap("Share")
    stage.advance(by: 0.5)
    #expect(log.lines == ["will end", "Share", "ended"])
    log.lines = []
    stage.press(at: CGPoint(x: 100, y: 350), for: 0.8)
    stage.advance(by: 0.5)
    log.lines = []
    stage.tap(at: CGPoint(x: 100, y: 350))
    stage.advance(by: 0.5)
    #expect(log.lines == ["commit", "will end", "ended", "committed"])
    delegate.isSilent = true
    log.lines = []
    stage.press(at: CGPoint(x: 100, y: 350), for: 0.8)
    stage.advance(by: 0.5)
    #expect(log.lines == ["configuration"])
    #expect(stage.view(named: "Share") == nil)
  }

  private final class Rows: UITableViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [log] _ in
        UIMenu(children: [
          UIAction(title: "Delete \(indexPath.row)") { log.lines.append($0.title) }
        ])
      })
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("selected \(indexPath.row)")
    }
  }

  @Test(.oracle("V-78")) func `rows have the menus that the delegate gives them`() {
    let log = Log()
    let stage = Stage(root: Rows(log))
    stage.turn()
    func middle(_ row: Int) -> CGPoint {
      let cell = stage.view(named: "Row \(row)")
      return cell?.convert(CGPoint(x: 60, y: 20), to: nil) ?? .zero
    }
    stage.press(at: middle(3), for: 0.8)
    stage.advance(by: 0.5)
    Gallery.keep(stage, as: "menu-row")
    stage.tap("Delete 3")
    stage.advance(by: 0.5)
    #expect(log.lines == ["Delete 3"])
    stage.press(at: middle(2), for: 0.8)
    #expect(log.lines == ["Delete 3", "selected 2"])
  }

  @Test func `menus of a tree are found, exchanged and moved`() {
    let log = Log()
    func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }
    let tree = MenuTree(
      .main,
      root: menu("root", [menu("file", [menu("open")]), menu("edit", [action("Undo", log)])])
    )
    tree.insertSibling(menu("view"), afterMenu: UIMenu.Identifier("file"))
    tree.insertChild(menu("new"), atStartOfMenu: UIMenu.Identifier("file"))
    tree.remove(menu: UIMenu.Identifier("open"))
    tree.replaceChildren(ofMenu: UIMenu.Identifier("edit")) { $0 + [action("Redo", log)] }
    #expect(tree.root.children.map(\.title) == ["file", "view", "edit"])
    #expect(tree.menu(for: UIMenu.Identifier("file"))?.children.map(\.title) == ["new"])
    #expect(tree.menu(for: UIMenu.Identifier("edit"))?.children.map(\.title) == ["Undo", "Redo"])
    #expect(tree.menu(for: UIMenu.Identifier("open")) == nil)
  }
}
