internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// One scene on a stage, and one segue to take.
struct SceneWalker {
  private(set) var wasTapped = false
  private let stage: Stage
  private let scene: StagedScene?
  private let notes = Notes()

  private final class Notes {
    var problems: [String] = []
    var outcomes: [String: SegueOutcome] = [:]
  }

  init(preview: DocumentPreview, scene: InterfaceBuilder.Scene) {
    stage = Stage(preview.device)
    stage.keepsCallbacks = false
    stage.onObjection = { [notes] in notes.problems.append($0) }
    ControllerWatch.segueListener = { [notes] template, outcome in
      notes.outcomes[template.id] = outcome
    }
    self.scene = preview.staged(scene)
    if let root = self.scene?.root {
      stage.show(root)
      rest()
    }
  }

  /// Returns nil if a segue with which documents build containers has done so; otherwise a reason.
  func checkContainment(by segue: Segue) -> String? {
    guard let controller = scene?.controller else { return "the scene makes no controller" }
    let found = controller.everyChild.contains { $0.isMade(fromController: segue.destination) }
    if found { return nil }
    return controller.everyChild.isEmpty
      ? "\(type(of: controller)) has taken no child" : nil
  }

  /// Sets the segue off; answers why it was not performed.
  mutating func setOff(_ segue: Segue) -> String? {
    guard let controller = scene?.controller else { return "the scene makes no controller" }
    guard let template = controller.segueTemplates.first(where: { $0.id == segue.id }) else {
      return "the scene's controller was made by another scene"
    }
    let source = template.sourceID.flatMap { controller.sceneObject(id: $0) }
    tap(source)
    wasTapped = notes.outcomes[segue.id] != nil
    if !wasTapped { controller.set(off: template, from: source) }
    rest()
    return switch notes.outcomes[segue.id] {
    case .performed: nil
    case .noDestination: "its destination makes no controller"
    case .unknownClass(let name): "its class \(name) is not in the program"
    case .nobodyTakesUnwind(let action): "nobody on the way back has \(action)"
    case nil: "its controller did not agree"
    }
  }

  private func tap(_ source: AnyObject?) {
    switch source {
    case let cell as UITableViewCell: tap(inside: cell)
    case let view as UIView: tap(inside: view)
    case let item as UIBarButtonItem:
      let button = stage.view(of: item)
      if let button { tap(inside: button) }
    case let recognizer as UITapGestureRecognizer where recognizer.numberOfTapsRequired == 1:
      recognizer.view.map(tap(inside:))
    default: break
    }
  }

  /// Taps a view if a finger would reach it.
  private func tap(inside view: UIView) {
    guard view.window != nil else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: nil)
    let hit = stage.window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) else { return }
    stage.tap(at: point)
  }

  private func rest() {
    for _ in 0..<200 {
      stage.advance(by: 1 / 30)
      if !stage.screen.frameLoop.needsFrame { return }
    }
    notes.problems.append("does not come to rest")
  }

  /// Returns the problems found.
  func finish() -> [String] {
    ControllerWatch.segueListener = nil
    return notes.problems
  }
}

extension UIViewController {
  fileprivate var everyChild: [UIViewController] {
    let inside = (self as? UITabBarController)?.viewControllers ?? []
    return (children + inside).flatMap { [$0] + $0.everyChild }
  }
}

extension Stage {
  /// The button that shows an item in a bar.
  fileprivate func view(of item: UIBarButtonItem) -> UIView? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.shownBarItem === item { return view }
      waiting += view.subviews
    }
    return nil
  }
}
