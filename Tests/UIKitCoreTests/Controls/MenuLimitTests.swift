import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus whose elements never come, and whose views are gone.
@Suite(.serialized) struct `Menus of unusual elements` {
  private func stage(_ views: UIView...) -> Stage {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 200 + CGFloat(index) * 200, width: 100, height: 44)
      root.view.addSubview(view)
    }
    let stage = Stage(root: root)
    stage.turn()
    return stage
  }

  private func button(_ title: String, _ children: UIMenuElement...) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.menu = UIMenu(children: children)
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

  /// An interaction's delegate with a menu and a preview of any view.
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var ended = 0
    var preview: UITargetedPreview?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { ended += 1 }
  }

  @Test func `a view in no window opens nothing`() {
    let stage = stage()
    let lost = button("Lost", action("One"))
    #expect(lost.openMenuAtOnce())
    stage.advance(by: 0.5)
    #expect(stage.view(named: "One") == nil && stage.window.openMenu == nil)
  }

  @Test func `elements that never come, or come twice or too late`() {
    var answers: [([UIMenuElement]) -> Void] = []
    let late = UIDeferredMenuElement.uncached { answers.append($0) }
    let button = button("More", late, action("Here"))
    let stage = stage(button)
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Loading…") != nil)
    answers[0]([action("First")])
    answers[0]([action("Second")])
    stage.turn()
    #expect(stage.view(named: "First") == nil && stage.view(named: "Second") != nil)
    stage.tap("Here")
    stage.advance(by: 0.5)
    stage.tap("More")
    stage.advance(by: 0.5)
    stage.tap("Here")
    answers[1]([action("Late")])
    stage.advance(by: 0.5)
    answers[1]([action("Later")])
    stage.turn()
    #expect(stage.view(named: "Late") == nil && stage.view(named: "Later") == nil)
  }

  @Test func `an element that answers with itself`() {
    var own: UIDeferredMenuElement?
    let element = UIDeferredMenuElement { done in
      let around = UIMenu(options: .displayInline, children: own.map { [$0] } ?? [])
      done([around, UIAction(title: "Other") { _ in }] + (own.map { [$0] } ?? []))
    }
    own = element
    let stage = stage(button("More", element))
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Other") != nil)
    stage.tap("Other")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Other") == nil)
    own = nil
  }

  @Test func `deferred elements within deferred ones come too`() {
    let inner = UIDeferredMenuElement { $0([UIAction(title: "Inner") { _ in }]) }
    let stage = stage(button("More", UIDeferredMenuElement { $0([inner]) }))
    stage.tap("More")
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Inner") != nil)
  }

  @Test func `a menu that opens another one as it closes`() {
    let (one, other) = (button("One", action("A")), button("Other", action("B")))
    let stage = stage(one, other)
    stage.tap("One")
    stage.advance(by: 0.5)
    stage.window.openMenu?.willClose = {
      other.openMenu(UIMenu(children: [UIAction(title: "C") { _ in }]))
    }
    one.openMenu(UIMenu(children: [action("D")]))
    stage.advance(by: 0.5)
    let open = ["A", "C", "D"].filter { stage.view(named: $0) != nil }
    #expect(open.count == 1)
    stage.tap(at: CGPoint(x: 380, y: 800))
    stage.advance(by: 0.5)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a view that goes while its menu is open`() {
    let button = button("More", action("Here"))
    let owner = Owner()
    let interaction = UIContextMenuInteraction(delegate: owner)
    let box = UIView()
    box.addInteraction(interaction)
    let stage = stage(button, box)
    stage.tap("More")
    button.removeFromSuperview()
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 380, y: 800))
    stage.advance(by: 0.5)
    #expect(stage.window.openMenu == nil && stage.window.subviews.count == 1)
    stage.press(at: CGPoint(x: 60, y: 420), for: 0.8)
    stage.advance(by: 0.5)
    #expect(interaction.menuAppearance == .rich)
    box.removeFromSuperview()
    box.removeInteraction(interaction)
    stage.advance(by: 0.5)
    #expect(owner.ended == 1 && stage.window.openMenu == nil && stage.window.subviews.count == 1)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test(.oracle("G-09")) func `a preview of a view in no window is shown in its target`() {
    let owner = Owner()
    let interaction = UIContextMenuInteraction(delegate: owner)
    let box = UIView()
    box.addInteraction(interaction)
    let stage = stage(box)
    let picture = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    picture.text = "Picture"
    owner.preview = UITargetedPreview(
      view: picture,
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: box, center: CGPoint(x: 50, y: 22))
    )
    stage.press(at: CGPoint(x: 60, y: 220), for: 0.8)
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Share") != nil)
    #expect(picture.window != nil && picture.convert(CGPoint.zero, to: nil).x == 40)
    stage.tap("Share")
    stage.advance(by: 0.5)
    #expect(owner.ended == 1 && interaction.menuAppearance == .unknown)
  }

  @Test func `the root of a tree stays the root`() {
    let root = UIMenu(identifier: .root, children: [UIMenu(identifier: .file)])
    let tree = MenuTree(.main, root: root)
    tree.insertSibling(UIMenu(identifier: .edit), beforeMenu: .root)
    tree.remove(menu: .root)
    #expect(tree.root.identifier == .root && tree.menu(for: .file) != nil)
    tree.replace(
      menu: .file,
      with: UIMenu(identifier: .file, children: [UIMenu(identifier: .file)])
    )
    tree.insertChild(UIMenu(identifier: .close), atEndOfMenu: .file)
    #expect(tree.menu(for: .close) != nil)
  }

  // MARK: - Exceptions

  @Test(.oracle("G-20")) func `a preview of a view in no window ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        _ = UITargetedPreview(view: inner)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("This UITargetedPreview initializer requires that the view is in a "))
    #expect(text.contains("use the other initializer that takes a target with an explicit"))
    #expect(text.contains("(view: <UIView: 0x") && text.contains("> → <UIView: 0x"))
  }

  @Test(.oracle("G-20")) func `a target in no window ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIPreviewTarget(container: UIView(), center: .zero) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("UIPreviewTarget requires that the container view is in a window, but it is ")
    )
  }
}
