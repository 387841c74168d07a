import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Each invariant is broken on purpose, and the next frame has to say so.
@Suite(.serialized) @MainActor
struct `Invariants` {
  /// A way to break one, and the rule that it breaks.
  enum Fault: String, CaseIterable {
    case superview = "a subview has another superview"
    case layerOrder = "layers are not in the order of subviews"
    case layerDelegate = "a layer does not belong to its view"
    case window = "a subview is in another window"
    case needs = "nothing above knows what a view waits for"
    case lostItem = "an item's view left the tree"
    case countedItems = "items are miscounted"
    case uninstalled = "a constraint is lowered and not installed"
    case token = "a token has no constraint"
    case insets = "insets move constraints that are gone"
    case ownerless = "a constraint is lowered and waits for its views"
    case parent = "a child has another parent"
    case twice = "a child is twice"
    case seenAlone = "a child is visible and its parent hidden"
    case presenter = "a presented one is another's"
    case presentation = "nothing presents a presented one"
    case stack = "a child of a stack is no member"
    case top = "another than the top is in place"
  }

  /// A stack whose top has a child and two views, one placed by constraints, and presents a sheet.
  @MainActor struct Scene {
    let stage = Stage()
    let page = UIViewController()
    let child = UIViewController()
    let sheet = UIViewController()
    let first = UIView()
    let second = UIView()
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: page)
      page.addChild(child)
      for view in [child.loadedView, first, second] { page.view.addSubview(view) }
      child.didMove(toParent: page)
      second.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        second.topAnchor.constraint(equalTo: page.view.layoutMarginsGuide.topAnchor),
        second.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        second.widthAnchor.constraint(equalToConstant: 20),
        second.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.show(navigation)
      stage.turn(2)
      navigation.present(sheet, animated: false)
      stage.turn(4)
    }

    var engine: LayoutEngine { page.view.engineForUpdate }
  }

  @Test func `hold where nothing is broken`() {
    let scene = Scene()
    var heard: [String] = []
    scene.stage.onViolation = { heard.append($0) }
    scene.engine.markDirty()
    scene.page.view.setNeedsLayout()
    scene.stage.turn()
    #expect(heard == [])
  }

  @Test(arguments: Fault.allCases) func `broken on purpose are reported`(fault: Fault) {
    let scene = Scene()
    var heard: [String] = []
    scene.stage.onViolation = { heard.append($0) }
    let mend = commit(fault, in: scene)
    scene.stage.turn()
    #expect(heard.contains { $0.hasPrefix(fault.rawValue + ":") }, "\(heard)")
    mend()
  }

  /// Breaks it; what comes back puts it right again, so that what is left can be taken apart.
  private func commit(_ fault: Fault, in scene: Scene) -> () -> Void {
    switch fault {
    case .superview, .layerOrder, .layerDelegate, .window, .needs: breakViews(fault, scene)
    case .lostItem, .countedItems, .uninstalled, .token, .insets, .ownerless:
      breakEngine(fault, scene)
    default: breakControllers(fault, scene)
    }
  }

  private func breakViews(_ fault: Fault, _ scene: Scene) -> () -> Void {
    let (view, root) = (scene.first, scene.page.loadedView)
    switch fault {
    case .superview:
      view.hierarchy.superview = nil
      return { view.hierarchy.superview = root }
    case .layerOrder:
      root.layer.addSublayer(view.layer)
    case .layerDelegate:
      view.layer.delegate = nil
    case .window:
      view.hierarchy.window = nil
      return { view.hierarchy.window = scene.stage.window }
    default:
      // Hidden by the engine's flag alone, so that no pass comes here.
      view.needs.insert(.accessibility)
    }
    return {}
  }

  private func breakEngine(_ fault: Fault, _ scene: Scene) -> () -> Void {
    let engine = scene.engine
    engine.markDirty()
    guard let known = engine.lowered.values.first else { return {} }
    switch fault {
    case .lostItem:
      let item = scene.second.layout.item
      scene.second.layout.item = nil
      return { scene.second.layout.item = item }
    case .countedItems:
      engine.itemCount += 1
      return { engine.itemCount -= 1 }
    case .uninstalled:
      let holder = known.constraint.holder
      known.constraint.holder = nil
      return { known.constraint.holder = holder }
    case .token: engine.constraintsByToken[known.token] = nil
    case .insets:
      engine.insetDependents[ObjectIdentifier(scene.first)] = [ObjectIdentifier(scene.first)]
    default: return waitInVain(known.constraint, engine)
    }
    return {}
  }

  /// Whatever joins makes the engine look at those again, so nothing may be on its way.
  private func waitInVain(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine) -> () -> Void {
    engine.update()
    engine.ownerless.append(constraint)
    engine.markDirty()
    return { engine.ownerless.removeAll() }
  }

  private func breakControllers(_ fault: Fault, _ scene: Scene) -> () -> Void {
    let (page, child, navigation) = (scene.page, scene.child, scene.navigation)
    switch fault {
    case .parent:
      child.hierarchy.parent = nil
      return { child.hierarchy.parent = page }
    case .twice:
      page.hierarchy.children.append(child)
      return { page.hierarchy.children.removeLast() }
    case .seenAlone:
      page.appearance = AppearanceState()
    case .presenter:
      scene.sheet.modal.presenting = nil
      return { scene.sheet.modal.presenting = navigation }
    case .presentation:
      let presentation = scene.sheet.modal.presentation
      scene.sheet.modal.presentation = nil
      return { scene.sheet.modal.presentation = presentation }
    case .stack:
      let stranger = UIViewController()
      navigation.hierarchy.children.append(stranger)
      stranger.hierarchy.parent = navigation
      return { navigation.hierarchy.children.removeLast() }
    default:
      let below = UIViewController()
      navigation.setViewControllers([below, page], animated: false)
      navigation.stageView.addSubview(below.view)
    }
    return {}
  }

  @Test func `broken in a test fail it`() {
    let scene = Scene()
    scene.first.hierarchy.superview = nil
    withKnownIssue {
      scene.stage.turn()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a subview has another superview") }
    }
    scene.first.hierarchy.superview = scene.page.view
  }

  @Test func `broken where nobody listens end the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, subview) = (UIView(), UIView())
        view.addSubview(subview)
        subview.hierarchy.superview = nil
        view.addSubview(UIView())
      }
    }
  }

  @Test func `broken by random actions are shrunk to the fewest that break them`() throws {
    // Two pushes onto one stack spoil a view's place in the tree.
    let fault = { (actions: RandomActions) in
      let stacks = actions.everyone.compactMap { $0 as? UINavigationController }
      guard let deep = stacks.first(where: { $0.viewControllers.count > 2 }) else { return }
      deep.view.needs.insert(.accessibility)
      deep.view.setNeedsLayout()
    }
    let seed: UInt64 = 1
    let report = RandomActions(seed: seed, fault: fault).run(1...400)
    let problem = try #require(report.problems.first)
    #expect(problem.rule == "nothing above knows what a view waits for")
    let fewest = ActionSeries.fewest(for: problem, fault)
    #expect(fewest.count < problem.action && fewest.count <= 8, "\(fewest) of \(problem.action)")
    let story = ActionSeries.story(of: problem, fault: fault)
    #expect(story.contains("✘ nothing above knows what a view waits for"))
    #expect(story.components(separatedBy: "\naction ").count - 1 == fewest.count)
  }
}
