import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Traits from above` {
  /// A trait of an app's own.
  nonisolated enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  /// A trait of an app's own that may have no value.
  nonisolated enum Theme: UITraitDefinition {
    static let defaultValue: String? = nil
    static let affectsColorAppearance = true
  }

  /// A scene around the window of a stage.
  private func scene(of stage: Stage) -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(configuration: configuration),
      connectionOptions: UIScene.ConnectionOptions()
    )
    scene.ownScreen = stage.screen
    stage.window.windowScene = scene
    return scene
  }

  @Test(.oracle("S-34")) func `each gets what was overridden above, the nearest last`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let leaf = UIView()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(leaf)
    let stage = Stage(root: parent)
    let scene = scene(of: stage)
    scene.traitOverrides[Mood.self] = "scene"
    #expect(leaf.traitCollection[Mood.self] == "scene")
    stage.window.traitOverrides[Mood.self] = "window"
    #expect(leaf.traitCollection[Mood.self] == "window")
    parent.traitOverrides[Mood.self] = "parent"
    #expect(child.traitCollection[Mood.self] == "parent")
    child.traitOverrides[Mood.self] = "child"
    leaf.traitOverrides[Mood.self] = "leaf"
    #expect(
      [scene.traitCollection, stage.window.traitCollection, parent.traitCollection]
        .map { $0[Mood.self] } == ["scene", "window", "parent"]
    )
    #expect(child.view.traitCollection[Mood.self] == "child")
    #expect(leaf.traitCollection[Mood.self] == "leaf")
    #expect(leaf.traitOverrides.contains(Mood.self))
    leaf.traitOverrides.remove(Mood.self)
    child.traitOverrides.remove(Mood.self)
    #expect(leaf.traitCollection[Mood.self] == "parent")
    #expect(stage.screen.traitCollection[Mood.self] == "calm")
  }

  @Test(.oracle("S-34")) func `those above hear before those below, a controller before its view`()
  {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    let leaf = UIView()
    controller.view.addSubview(leaf)
    let scene = scene(of: stage)
    stage.turn()
    var lines: [String] = []
    func listen(_ name: String, _ environment: some UITraitEnvironment & UITraitChangeObservable) {
      environment.registerForTraitChanges([Mood.self]) { environment, before in
        lines.append(
          "\(name) \(before[Mood.self]) to \(environment.traitCollection[Mood.self])"
        )
      }
    }
    listen("leaf", leaf)
    listen("view", controller.view)
    listen("controller", controller)
    listen("window", stage.window)
    listen("scene", scene)
    scene.traitOverrides[Mood.self] = "cheerful"
    #expect(lines == ["scene calm to cheerful"])
    stage.turn()
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["scene", "window", "controller", "view", "leaf"]
    )
    #expect(lines.allSatisfy { $0.hasSuffix("calm to cheerful") })
    lines = []
    scene.traitOverrides[Mood.self] = "cheerful"
    stage.turn()
    #expect(lines.isEmpty)
  }

  @Test(.oracle("S-34")) func `a presentation controller gives what it presents its overrides`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stage = Stage(root: first)
    var count = 0
    second.presentationController?.registerForTraitChanges([Mood.self]) {
      (_: UIPresentationController, before) in count += before[Mood.self] == "calm" ? 1 : 100
    }
    first.present(second, animated: false)
    stage.turn(2)
    second.presentationController?.traitOverrides[Mood.self] = "cheerful"
    #expect(second.traitCollection[Mood.self] == "cheerful")
    #expect(second.presentationController?.traitCollection[Mood.self] == "cheerful")
    #expect(first.traitCollection[Mood.self] == "calm")
    #expect(count == 1)
    first.dismiss(animated: false)
    stage.turn(2)
    #expect(second.traitCollection[Mood.self] == "calm")
  }

  @Test func `asked to, views and controllers are told at once`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    stage.turn()
    var count = 0
    controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in count += 1
    }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(count == 0)
    controller.updateTraitsIfNeeded()
    #expect(count == 1)
    stage.window.overrideUserInterfaceStyle = .light
    stage.window.updateTraitsIfNeeded()
    #expect(count == 2)
    stage.turn()
    #expect(count == 2)
  }

  @Test func `an action may take the environment and the traits before`() {
    final class Target {
      var before: [String] = []
    }
    ClassTable.register("changed:before:", of: Target.self) { target, arguments in
      let traits: UITraitCollection? = arguments[1]
      let sender: AnyObject? = arguments[0]
      if sender is UIView, let traits { (target as? Target)?.before.append(traits[Mood.self]) }
      return nil
    }
    let (view, target) = (UIView(), Target())
    view.registerForTraitChanges([Mood.self], target: target, action: "changed:before:")
    view.traitOverrides[Mood.self] = "cheerful"
    view.traitOverrides[Mood.self] = "calm"
    #expect(target.before == ["calm", "cheerful"])
  }

  @Test func `a trait without a value is equal to itself, and its colours follow it`() {
    let view = UIView()
    var count = 0
    view.registerForTraitChanges([Theme.self]) { (_: UIView, _) in count += 1 }
    view.backgroundColor = UIColor { $0[Theme.self] == nil ? .red : .green }
    let red = view.layer.backgroundColor
    view.traitOverrides[Theme.self] = "forest"
    #expect(count == 1 && view.layer.backgroundColor != red)
    view.traitOverrides[Theme.self] = nil
    #expect(count == 2 && view.layer.backgroundColor == red)
    view.traitOverrides[Theme.self] = nil
    #expect(count == 2)
  }

  /// A controller that writes down which width it will have.
  final class Listener: UIViewController {
    var lines: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("will \(newCollection.horizontalSizeClass.rawValue)")
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.lines.append("end") }
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("size")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      lines.append("did \(previous?.horizontalSizeClass.rawValue ?? -1)")
    }
  }

  @Test(.oracle("R-13"))
  func `a child hears of its parent's override before, and of no size`() {
    let stage = Stage()
    let (parent, child) = (UIViewController(), Listener())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    stage.turn()
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(child.lines == ["will 2"])
    stage.turn(2)
    #expect(child.lines == ["will 2", "did 1", "end"])
    parent.setOverrideTraitCollection(regular, forChild: child)
    stage.turn(2)
    #expect(child.lines.count == 3)
  }

  @Test func `a child whose override stands against the change is not told of it`() {
    let (parent, child, other) = (UIViewController(), Listener(), Listener())
    for controller in [child, other] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: child
    )
    let stage = Stage(.tablet, root: parent)
    stage.turn()
    (child.lines, other.lines) = ([], [])
    stage.resize(to: .third)
    stage.turn()
    #expect(other.lines.contains("will 1"))
    #expect(!child.lines.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
  }

  @Test(.oracle("C-32"))
  func `what is presented is notified of the traits that it will have itself`() {
    let (root, shown) = (UIViewController(), Listener())
    let stage = Stage(.tablet, root: root)
    shown.modalPresentationStyle = .fullScreen
    shown.presentationController?.traitOverrides.horizontalSizeClass = .regular
    root.present(shown, animated: false)
    stage.settle()
    shown.lines = []
    stage.resize(to: .third)
    stage.settle()
    #expect(!shown.lines.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
    shown.presentationController?.traitOverrides.horizontalSizeClass = .unspecified
    stage.resize(to: .full)
    stage.settle()
    #expect(shown.lines.contains("will 2"))
  }
}
