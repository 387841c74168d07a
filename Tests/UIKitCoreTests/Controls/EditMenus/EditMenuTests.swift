import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus of editing that an app opens over its own views.
@Suite(.serialized) struct `Edit menus of an app` {
  private final class Page: UIViewController, UIEditMenuInteractionDelegate {
    let box = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    var events: [String] = []
    var target = CGRect.null
    var titles = ["Ring"]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.addInteraction(interaction)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let own = titles.map { title in
        UIAction(title: title) { [weak self] _ in self?.events.append(title) }
      }
      return UIMenu(children: suggestedActions + own)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      events.append("comes \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.events.append("is there") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { events.append("goes") }
  }

  @Test(.oracle("W-120")) func `opens what the delegate makes and tells it`() {
    let page = Page()
    let stage = Stage(root: page)
    page.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "box", sourcePoint: CGPoint(x: 10, y: 20))
    )
    stage.settle()
    #expect(page.interaction.location(in: nil) == CGPoint(x: 50, y: 220))
    page.titles = ["Count"]
    page.interaction.reloadVisibleMenu()
    stage.settle()
    stage.tap("Count")
    stage.settle()
    #expect(page.events == ["comes box", "is there", "goes", "Count"])
    page.interaction.dismissMenu()
    page.titles = []
    page.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    )
    #expect(stage.window.openMenu == nil)
  }

  @Test(.oracle("W-120")) func `the secondary button opens it, with the commands of the chain`() {
    let page = Page()
    let stage = Stage(root: page)
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 34))
    field.text = "Grey heron"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.settle()
    stage.display.send(.secondaryPress(CGPoint(x: 100, y: 250)))
    stage.settle()
    #expect(page.interaction.location(in: page.box) == CGPoint(x: 60, y: 50))
    stage.tap("Cut")
    stage.settle()
    #expect(field.text?.isEmpty == true && stage.window.openMenu == nil)
  }
}
