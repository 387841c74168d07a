internal import CoreGraphics
internal import Device
internal import UIKitCore

/// The kinds of actions.
enum UserAction: CaseIterable {
  case push, pop, popTo, popToRoot, setStack, present, dismiss, select, setTabs, embed, remove
  case rotate, resize, lay, changeMasks, cancelSwipe, finishSwipe, warn, wait, settle, replaceRoot
  case turnPages, dragPage, showColumn, hideColumn, setColumn, showDetail, setMode
  case pullSheet, tapOutside
  case leaveAndComeBack, relaunch, kill

  /// Each as often as its weight.
  static let weighted: [Self] = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  /// With the ends of an app among them.
  static let weightedWithLives =
    weighted + [.leaveAndComeBack, .relaunch, .relaunch, .relaunch, .kill]

  private var weight: Int {
    switch self {
    case .leaveAndComeBack, .relaunch, .kill: 0
    case .push: 14
    case .pop, .present, .dismiss: 9
    case .select, .embed: 7
    case .remove, .wait: 5
    case .popTo, .popToRoot, .setStack, .setTabs, .rotate, .resize, .turnPages, .dragPage: 3
    case .showColumn, .showDetail, .pullSheet: 3
    case .cancelSwipe, .finishSwipe, .warn, .settle, .hideColumn, .setColumn, .tapOutside: 2
    case .replaceRoot, .setMode, .lay, .changeMasks: 1
    }
  }
}

/// A plain screen that may allow some orientations only.
class ActionController: UIViewController {
  var mask: UIInterfaceOrientationMask?
  /// Adds what the screen says, once its view is there.
  var fill: ((UIViewController) -> Void)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill?(self)
  }
}

extension RandomActions {
  func perform(_ action: UserAction) {
    switch action {
    case .push: any(UINavigationController.self).map(push)
    case .pop: any(UINavigationController.self).map(pop)
    case .popTo: any(UINavigationController.self).map(popTo)
    case .popToRoot: any(UINavigationController.self).map(popToRoot)
    case .setStack: any(UINavigationController.self).map(setStack)
    case .present: present()
    case .dismiss: dice.pick(everyone).map(dismiss)
    case .select: any(UITabBarController.self).map(select)
    case .setTabs: any(UITabBarController.self).map(setTabs)
    case .embed: any(ActionController.self).map(embed)
    case .remove: remove()
    case .rotate: stage.rotate(to: dice.pick(Orientation.allCases) ?? .portrait)
    case .lay: stage.device.turn(to: dice.flip() ? .faceUp : .faceDown)
    case .changeMasks: any(ActionController.self).map(changeMask)
    case .resize: resize()
    case .cancelSwipe: swipe().cancel()
    case .finishSwipe: swipe().finish()
    case .warn: stage.memoryWarning()
    case .wait: stage.advance(by: Double(dice.number(below: 30)) / 60)
    case .settle: settle()
    case .replaceRoot: replaceRoot()
    case .turnPages: any(ActionPages.self).map(turnPages)
    case .dragPage: any(ActionPages.self).map(dragPage)
    case .showColumn: anySplit().map(showColumn)
    case .hideColumn: anySplit().map(hideColumn)
    case .setColumn: anySplit().map(setColumn)
    case .showDetail: dice.pick(everyone).map(showDetail)
    case .setMode: any(UISplitViewController.self).map(setMode)
    case .pullSheet: pullSheet()
    case .tapOutside: stage.tap(at: CGPoint(x: 4, y: 70))
    case .leaveAndComeBack: leaveAndComeBack()
    case .relaunch: relaunch(saves: true)
    case .kill: relaunch(saves: false)
    }
  }

  /// A share as the system offers it, or a window of some size; nothing happens on a phone.
  private func resize() {
    if dice.flip(), let share = dice.pick(ScreenShare.allCases) {
      story.note(share.rawValue)
      return stage.resize(to: share)
    }
    let size = CGSize(width: 320 + dice.number(below: 800), height: 320 + dice.number(below: 800))
    story.note("\(size)")
    stage.resize(to: size)
  }

  func any<Kind: UIViewController>(_ type: Kind.Type) -> Kind? {
    dice.pick(everyone.compactMap { $0 as? Kind })
  }

  // MARK: - Making

  /// A controller that may be pushed, embedded, presented or made the root.
  func controller(depth: Int, mayBeNavigation: Bool = true) -> UIViewController {
    let kind = dice.number(below: depth > 2 ? 3 : 9)
    switch kind {
    case 2:
      return reused() ?? screen()
    case 3 where mayBeNavigation, 4 where mayBeNavigation:
      let root = controller(depth: depth + 1, mayBeNavigation: false)
      return named(UINavigationController(rootViewController: root), "nav")
    case 5:
      let tabs = isKept ? KeptActionTabs() : UITabBarController()
      tabs.viewControllers = (0...dice.number(below: 3)).map { _ in controller(depth: depth + 1) }
      return named(tabs, "tab")
    case 7: return pages(depth: depth)
    case 8 where mayBeNavigation: return split(depth: depth)
    default: return screen()
    }
  }

  func screen() -> UIViewController {
    let controller = isKept ? KeptActionController() : ActionController()
    if !isKept, dice.number(below: 5) == 0 { controller.mask = anyMask }
    if movesCursor { controller.fill = { [weak self] in self?.addElements(to: $0) } }
    return named(controller, "c")
  }

  private var anyMask: UIInterfaceOrientationMask? {
    dice.pick([.portrait, .landscape, .landscapeLeft, .allButUpsideDown])
  }

  private func changeMask(_ controller: ActionController) {
    controller.mask = dice.flip() ? nil : anyMask
    tell([controller], on: nil)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func named(_ controller: UIViewController, _ word: String) -> UIViewController {
    report.controllers += 1
    controller.title = "\(word)\(report.controllers)"
    if isKept { KeptActionRestorer.tag(controller) }
    return controller
  }

  // MARK: - Telling

  /// Writes down what is done with whom, animated or not.
  func animated(_ controllers: [UIViewController], on other: UIViewController?) -> Bool {
    let isAnimated = dice.flip()
    tell(controllers, on: other)
    if isAnimated { story.note("animated") }
    return isAnimated
  }

  func tell(_ controllers: [UIViewController], on other: UIViewController?) {
    let names = controllers.map(\.nameInLedger).joined(separator: ", ")
    story.note("[\(names)] on \(other?.nameInLedger ?? "nothing")")
  }

  // MARK: - Stacks

  private func push(_ navigation: UINavigationController) {
    guard navigation.viewControllers.count < 6 else {
      return popToRoot(navigation)
    }
    let depth = depth(of: navigation) + 1
    let controller = controller(depth: depth, mayBeNavigation: false)
    navigation.pushViewController(controller, animated: animated([controller], on: navigation))
  }

  private func pop(_ navigation: UINavigationController) {
    let popped = navigation.popViewController(animated: animated([], on: navigation))
    if dice.flip() { keep(popped) }
  }

  private func popToRoot(_ navigation: UINavigationController) {
    navigation.popToRootViewController(animated: animated([], on: navigation))
  }

  private func popTo(_ navigation: UINavigationController) {
    guard let target = dice.pick(navigation.viewControllers) else { return }
    navigation.popToViewController(target, animated: animated([target], on: navigation))
  }

  private func setStack(_ navigation: UINavigationController) {
    var stack = navigation.viewControllers.filter { _ in dice.flip() }.shuffled(using: &dice)
    if stack.isEmpty || dice.flip() {
      stack.append(controller(depth: depth(of: navigation) + 1, mayBeNavigation: false))
    }
    navigation.setViewControllers(stack, animated: animated(stack, on: navigation))
  }

  func depth(of controller: UIViewController) -> Int {
    sequence(first: controller, next: \.parent).dropFirst().reduce(0) { depth, _ in depth + 1 }
  }

  // MARK: - Tabs and children

  private func select(_ tabs: UITabBarController) {
    guard let controllers = tabs.viewControllers, !controllers.isEmpty else { return }
    let index = dice.number(below: controllers.count)
    tell([controllers[index]], on: tabs)
    tabs.selectedIndex = index
  }

  private func setTabs(_ tabs: UITabBarController) {
    var controllers = (tabs.viewControllers ?? []).filter { _ in dice.flip() }
    if controllers.count < 2 { controllers.append(controller(depth: depth(of: tabs) + 1)) }
    let shuffled = controllers.shuffled(using: &dice)
    tabs.setViewControllers(shuffled, animated: animated(shuffled, on: tabs))
  }

  private func embed(in parent: ActionController) {
    guard parent.children.count < 3, depth(of: parent) < 5 else { return }
    let child = controller(depth: 3)
    tell([child], on: parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds.insetBy(dx: 10, dy: 10)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove() {
    guard let child = dice.pick(everyone.filter { $0.parent is ActionController }) else { return }
    tell([child], on: nil)
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: - Presenting and swiping

  private func present() {
    let free = everyone.filter {
      $0.presentedViewController == nil && $0.viewIfLoaded?.window != nil
    }
    guard let presenter = dice.pick(free), presentations < 4 else { return }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
      .overCurrentContext, .popover,
    ]
    // Who was presented in the place of a child comes back only if that child is seen.
    let whole = styles.filter { $0 != .currentContext && $0 != .overCurrentContext }
    let other = controller(depth: 1)
    other.modalPresentationStyle = dice.pick(isKept ? whole : styles) ?? .automatic
    other.modalTransitionStyle = dice.flip() ? .coverVertical : .crossDissolve
    other.popoverPresentationController?.sourceView = presenter.view
    presenter.present(other, animated: animated([other], on: presenter))
    story.note("\(other.modalPresentationStyle), \(other.modalTransitionStyle)")
  }

  private func dismiss(_ controller: UIViewController) {
    controller.dismiss(animated: animated([], on: controller))
  }

  private func replaceRoot() {
    let root = controller(depth: 0)
    tell([root], on: nil)
    stage.show(root)
  }

  private var presentations: Int {
    everyone.filter { $0.parent == nil && $0.presentingViewController != nil }.count
  }

  private func swipe() -> Swipe { stage.swipeBack(to: CGFloat(dice.number(below: 10)) / 10) }
}
