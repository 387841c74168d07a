import CoreGraphics
import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The focus of the keys: the way it takes, who is asked, and what keys do with what has it.
@Suite(.serialized) struct `Keys and the focus` {
  private static let (tab, enter, escape, space) = (43, 40, 41, 44)
  private static let (right, left, down, up) = (79, 80, 81, 82)

  private final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let save = UIButton(type: .system)
    let volume = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    let name = UITextField(frame: CGRect(x: 20, y: 210, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 260, width: 200, height: 60))
    let table = UITableView(frame: CGRect(x: 0, y: 340, width: 393, height: 220))
    let last = UIButton(type: .system)
    var lines: [String] = []
    var isStuck = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      save.setTitle("Save", for: .normal)
      save.frame = CGRect(x: 20, y: 110, width: 100, height: 34)
      last.setTitle("Last", for: .normal)
      last.frame = CGRect(x: 20, y: 600, width: 100, height: 34)
      let note = { (line: String) in UIAction { [weak self] _ in self?.lines.append(line) } }
      save.addAction(note("saved"), for: .touchUpInside)
      last.addAction(note("last"), for: .touchUpInside)
      table.dataSource = self
      table.delegate = self
      for part in [save, volume, name, notes, table, last] { view.addSubview(part) }
    }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !isStuck }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let view = context.nextFocusedView
      lines.append("focus \(view.map { "\(type(of: $0))" } ?? "-")")
      coordinator.addCoordinatedAnimations({ self.lines.append("animates") })
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }

    func tableView(
      _ tableView: UITableView,
      didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      lines.append(paths.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: "→"))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.row)")
    }
  }

  private func open() -> (stage: Stage, page: Page) {
    let page = Page()
    let stage = Stage(root: page)
    stage.settle()
    return (stage, page)
  }

  private var focused: NSObject? { (UIScreen.main.focus as? UIFocusSystem)?.element }

  @Test(.oracle("W-110")) func `Tab goes from stop to stop, and around`() {
    let (stage, page) = open()
    var stops: [NSObject?] = []
    for _ in 0..<7 {
      stage.press(key: Self.tab)
      stops.append(focused)
      // Text of several lines takes tabs itself.
      if focused === page.notes { stage.press(key: Self.tab, modifiers: .control) }
    }
    #expect(page.notes.text == "")
    let first = page.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(
      stops == [page.save, page.volume, page.name, page.notes, page.last, page.save, page.volume]
        || stops == [page.save, page.volume, page.name, page.notes, first, page.last, page.save]
    )
    #expect(page.volume.isFocused || page.save.isFocused)
    stage.press(key: Self.tab, modifiers: .shift)
    #expect(focused === (page.save.isFocused ? page.save : page.last))
  }

  @Test(.oracle("W-110")) func `Space and Return use what has the focus`() {
    let (stage, page) = open()
    stage.press(key: Self.space)
    stage.press(key: Self.tab)
    stage.settle()
    stage.press(key: Self.space)
    stage.settle()
    stage.press(key: Self.enter)
    stage.settle()
    #expect(page.lines == ["focus UIButton", "animates", "saved", "saved"])
    stage.press(key: Self.tab)
    let value = page.volume.value
    stage.press(key: Self.right)
    #expect(page.volume.value > value)
    stage.press(key: Self.down)
    #expect(focused === page.name && page.name.isFirstResponder)
    stage.type("a")
    stage.press(key: Self.tab, modifiers: .shift)
    #expect(page.name.text == "a" && !page.name.isFirstResponder && page.volume.isFocused)
  }

  @Test(.oracle("W-110")) func `a halo shows the focus until somebody touches`() throws {
    let (stage, page) = open()
    #expect(stage.screen.focus?.halo == nil)
    let plain = try #require(stage.screen.picture())
    stage.press(key: Self.tab)
    stage.settle()
    #expect(stage.screen.focus?.halo?.frame == page.save.frame)
    let framed = try #require(stage.screen.picture())
    #expect(plain.encodedPNG() != framed.encodedPNG())
    stage.tap(at: CGPoint(x: 300, y: 130))
    stage.settle()
    #expect(stage.screen.focus?.halo == nil && page.save.isFocused)
    #expect(stage.screen.picture()?.encodedPNG() == plain.encodedPNG())
  }

  @Test(.oracle("W-110")) func `a controller may keep the focus where it is`() {
    let (stage, page) = open()
    stage.press(key: Self.tab)
    page.isStuck = true
    stage.press(key: Self.tab)
    #expect(page.save.isFocused)
    page.isStuck = false
    UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: page.last)
    stage.settle()
    #expect(page.last.isFocused)
    #expect(UIFocusSystem.environment(page, contains: page.last))
    page.last.removeFromSuperview()
    stage.settle()
    #expect(focused == nil && stage.screen.focus?.halo == nil)
  }

  @Test(.oracle("W-111")) func `arrows go along a list, which scrolls with them`() {
    let (stage, page) = open()
    UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: page.table)
    stage.settle()
    page.lines = []
    stage.press(key: Self.tab, modifiers: .shift)
    stage.press(key: Self.tab, modifiers: .control)
    page.lines = []
    for _ in 0..<12 {
      stage.press(key: Self.down)
      stage.settle()
    }
    #expect(page.lines.filter { $0.contains("→") }.prefix(2) == ["0→2", "2→3"])
    let path = (focused as? UITableViewCell).flatMap { page.table.indexPath(for: $0) }
    #expect(path == IndexPath(row: 13, section: 0))
    #expect(page.table.contentOffset.y > 0)
    stage.press(key: Self.enter)
    stage.settle()
    #expect(page.lines.last == "selected 13")
    page.table.selectionFollowsFocus = true
    stage.press(key: Self.up)
    stage.settle()
    #expect(page.lines.contains("selected 12"))
  }

  @Test(.oracle("W-110")) func `Escape closes what lies over the rest`() {
    let (stage, page) = open()
    stage.press(key: Self.escape)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in page.lines = ["no"] }
    )
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in page.lines = ["kept"] })
    page.present(alert, animated: true)
    stage.settle()
    stage.press(key: Self.tab)
    stage.settle()
    let place = (focused as? UIResponder)?.accessibilityLabel
    #expect(place == "Delete" || place == "Keep")
    stage.press(key: Self.escape)
    stage.settle()
    #expect(page.presentedViewController == nil && page.lines.last == "kept")
  }

  @Test(.oracle("W-110")) func `a guide leads on to what the app prefers`() {
    let (stage, page) = open()
    let focusGuide = UIFocusGuide()
    page.view.addLayoutGuide(focusGuide)
    NSLayoutConstraint.activate([
      focusGuide.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 250),
      focusGuide.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 110),
      focusGuide.widthAnchor.constraint(equalToConstant: 40),
      focusGuide.heightAnchor.constraint(equalToConstant: 34),
    ])
    focusGuide.preferredFocusEnvironments = [page.last]
    stage.settle()
    stage.press(key: Self.tab)
    stage.press(key: Self.right)
    #expect(page.last.isFocused)
  }
}
