import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Sheets` {
  let notes = Ledger()
  let keeper = Keeper()

  /// Keeps delegates, which nobody else does.
  final class Keeper { var kept: [AnyObject] = [] }

  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let notes: Ledger
    var allows = true

    init(_ notes: Ledger) { self.notes = notes }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      notes.note("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      notes.note("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      notes.note("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      notes.note("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { notes.note("detent") }
  }

  /// A sheet that stands, with a delegate.
  private func make(
    _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) -> (Stage, TellingController, TellingController, Delegate) {
    let first = TellingController("A", notes)
    let stage = Stage(root: first)
    let second = TellingController("B", notes)
    let delegate = Delegate(notes)
    second.presentationController?.delegate = delegate
    keeper.kept.append(delegate)
    if let sheet = second.sheetPresentationController { setUp(sheet) }
    first.present(second, animated: false)
    stage.turn(2)
    _ = notes.take()
    return (stage, first, second, delegate)
  }

  private func said() -> [String] {
    notes.take().filter {
      ["should", "will", "did", "attempt", "detent"].contains($0) || $0.contains("ppear")
    }
  }

  private func height(_ controller: UIViewController) -> CGFloat {
    controller.sheetPresentationController?.card.frame.height ?? 0
  }

  @Test func `a sheet stands below the top of the safe area`() {
    let (stage, _, second, _) = make()
    #expect(
      second.sheetPresentationController?.card.frame
        == CGRect(x: 0, y: 69, width: 393, height: 783)
    )
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(stage.window.bounds.height == 852)
  }

  @Test func `a navigation bar in a sheet is 56 points high and leaves the grabber room`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Sheet"
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    root.present(navigation, animated: false)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(stage.view(named: "Sheet")?.superview.map { _ in true } == true)
    root.dismiss(animated: false)
    stage.settle()
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `a form stands in the middle of a tablet, and is narrow`() {
    let first = UIViewController()
    let stage = Stage(.tablet, root: first)
    let second = UIViewController()
    second.modalPresentationStyle = .formSheet
    first.present(second, animated: false)
    stage.turn(2)
    #expect(
      second.sheetPresentationController?.card.frame
        == CGRect(x: 147, y: 287, width: 540, height: 620)
    )
    #expect(second.traitCollection.horizontalSizeClass == .compact)
    #expect(second.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test(.oracle("P-36")) func `a form is narrow as well when its window becomes wide`() {
    let first = UIViewController()
    let stage = Stage(.airPad, root: first)
    stage.resize(to: .third)
    stage.settle()
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [UIViewController(), UIViewController()]
    split.modalPresentationStyle = .formSheet
    first.present(split, animated: false)
    stage.settle()
    #expect(split.isCollapsed)
    stage.resize(to: .full)
    stage.settle()
    #expect(split.sheetPresentationController?.card.frame.width == 540)
    #expect(split.isCollapsed && split.collapse != nil)
    first.dismiss(animated: false)
    stage.settle()
  }

  @Test func `detents give the height`() {
    let (stage, _, second, _) = make {
      $0.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 166 }]
    }
    #expect(height(second) == 200)
    second.sheetPresentationController?.selectedDetentIdentifier = .medium
    stage.turn()
    #expect(height(second) == 426)
    second.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.turn()
    #expect(height(second) == 783)
  }

  @Test(.oracle("P-34")) func `a sheet that is pulled and let go appears again`() throws {
    let (stage, _, second, _) = make()
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    pull.begin()
    pull.move(by: 100)
    #expect(said() == ["should", "will", "B.viewWillDisappear(true)"])
    #expect(second.sheetPresentationController?.card.frame.minY == 169)
    pull.end(by: 100, velocity: 0)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      said() == [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(second.sheetPresentationController?.card.frame.minY == 69)
    #expect(second.view.window === stage.window)
  }

  @Test(.oracle("P-35")) func `the user's dismissal is told, the app's is not`() throws {
    let (stage, first, second, _) = make()
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    pull.begin()
    pull.move(by: 300)
    pull.end(by: 500, velocity: 100)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      said() == [
        "should", "will", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "did",
      ]
    )
    #expect(first.presentedViewController == nil && stage.window.subviews == [first.view])
    let (other, presenter, _, _) = make()
    presenter.dismiss(animated: true)
    for _ in 0..<3 { other.advance(by: 0.4) }
    #expect(said() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }

  @Test(.oracle("P-35"), arguments: [true, false])
  func `what mustn't go stays, and the attempt is told`(isModal: Bool) throws {
    let (stage, _, second, delegate) = make()
    second.isModalInPresentation = isModal
    delegate.allows = isModal
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    pull.begin()
    pull.move(by: 300)
    #expect(second.sheetPresentationController?.card.frame.minY == 114)
    pull.end(by: 300, velocity: 0)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(said() == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(second.sheetPresentationController?.card.frame.minY == 69)
  }

  @Test(.oracle("P-80"), arguments: [(64, 975, true), (64, 1000, false), (380, 0, true)])
  func `a sheet goes away by speed, or beyond half of its height`(
    distance: CGFloat,
    velocity: CGFloat,
    stays: Bool
  ) throws {
    let (stage, first, second, _) = make()
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    pull.begin()
    pull.move(by: distance)
    pull.end(by: distance, velocity: velocity)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect((first.presentedViewController != nil) == stays)
  }

  @Test(.oracle("P-80")) func `a sheet does not follow above its highest detent`() throws {
    let (_, _, second, _) = make { $0.detents = [.medium()] }
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    let before = height(second)
    pull.begin()
    pull.move(by: -120)
    #expect(height(second) == before)
  }

  @Test(.oracle("P-80")) func `a sheet follows after ten points`() throws {
    let (stage, _, second, _) = make()
    let card = try #require(second.sheetPresentationController?.card)
    let before = card.frame.minY
    let finger = stage.touch(at: CGPoint(x: 200, y: 120))
    finger.move(to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(card.frame.minY - before == 170)
    finger.lift()
    stage.settle()
  }

  @Test(.oracle("P-81")) func `a sheet that is let go springs back as recorded`() throws {
    let (stage, _, second, _) = make()
    let sheet = try #require(second.sheetPresentationController)
    let pull = try #require(sheet.pull as? SheetPull)
    pull.begin()
    pull.move(by: 200)
    pull.end(by: 200, velocity: 0)
    stage.turn()
    for time in [0.1, 0.2] {
      stage.advance(by: 0.1)
      let shown = sheet.card.layer.presentation()?.affineTransform().ty ?? 0
      let way = (1000.0 / 3).squareRoot() * time
      // Critically damped, from rest; a frame more or less is let pass.
      let wanted = 200 * (1 + way) * exp(-way)
      #expect(abs(shown - wanted) < 8, "after \(time) s")
    }
    stage.settle()
  }

  @Test func `a drag pulls a sheet down`() {
    let (stage, first, second, _) = make()
    second.view.backgroundColor = .white
    stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 780))
    for _ in 0..<4 { stage.advance(by: 0.4) }
    #expect(first.presentedViewController == nil)
    #expect(said().last == "did")
  }

  @Test func `a finger moves a sheet from detent to detent`() throws {
    let (stage, _, second, _) = make { $0.detents = [.medium(), .large()] }
    let pull = try #require(second.sheetPresentationController?.pull as? SheetPull)
    pull.begin()
    pull.move(by: -200)
    #expect(height(second) == 626)
    pull.end(by: -250, velocity: -100)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(height(second) == 783)
    #expect(second.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(said() == ["detent"])
  }

  @Test func `detents without names are different ones`() {
    let (low, high) = (
      UISheetPresentationController.Detent.custom { _ in 100 },
      UISheetPresentationController.Detent.custom { _ in 300 }
    )
    #expect(low.identifier != high.identifier)
    let (stage, _, second, _) = make { $0.detents = [low, high] }
    let before = height(second)
    second.sheetPresentationController?.selectedDetentIdentifier = high.identifier
    stage.turn()
    #expect(height(second) == before + 200)
  }

  /// A list in a sheet, with more than fits.
  private func list(in controller: UIViewController, _ stage: Stage) -> UIScrollView {
    let list = UIScrollView(frame: controller.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 3000)
    controller.view.addSubview(list)
    stage.turn()
    return list
  }

  @Test(.oracle("P-35")) func `a list at its top pulls the sheet down, and scrolls otherwise`() {
    let (stage, first, second, _) = make()
    let list = list(in: second, stage)
    list.contentOffset.y = 400
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    stage.settle()
    #expect(first.presentedViewController === second && list.contentOffset.y < 400)
    list.contentOffset.y = -list.adjustedContentInset.top
    stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 780))
    stage.settle()
    #expect(first.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a list at its top makes the sheet larger before it scrolls`(expands: Bool) {
    let (stage, _, second, _) = make {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    let list = list(in: second, stage)
    let top = list.contentOffset.y
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 350))
    stage.settle()
    #expect((height(second) == 783) == expands)
    #expect((list.contentOffset.y > top + 100) == !expands)
    guard expands else { return }
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 350))
    stage.settle()
    #expect(list.contentOffset.y > 100)
  }

  @Test func `below the largest undimmed detent the presenter can be used`() {
    let (stage, first, second, _) = make {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil) === first.view)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 600), with: nil) === second.view)
    second.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.turn()
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 30), with: nil) !== first.view)
  }
}
