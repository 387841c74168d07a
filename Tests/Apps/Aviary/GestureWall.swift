import ObjectiveC
import UIKit

/// A screen that prints what pads, pens and the pointer do to it: a scroll view above, a board below.
final class GestureWall: UIViewController, UIScrollViewDelegate, UIPencilInteractionDelegate {
  private let scroll = UIScrollView()
  private let board = Board()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scroll.contentSize = CGSize(width: 100, height: 5000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    board.backgroundColor = .lightGray
    board.isMultipleTouchEnabled = true
    for view in [scroll, board] { self.view.addSubview(view) }
    for (index, feather) in Feather.all.enumerated() {
      feather.frame = CGRect(x: 20 + index * 120, y: 320, width: 110, height: 40)
      view.addSubview(feather)
    }
    for (index, action) in (Pictures.actions + [paste]).enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20 + index * 120, y: 380, width: 110, height: 40)
      view.addSubview(button)
    }
    board.addGestureRecognizer(UIPinchGestureRecognizer(target: board, action: Board.pinched))
    board.addGestureRecognizer(UIRotationGestureRecognizer(target: board, action: Board.turned))
    board.addGestureRecognizer(UIHoverGestureRecognizer(target: board, action: Board.hovered))
    for recognizer in board.gestureRecognizers ?? [] { recognizer.delegate = board }
    board.addInteraction(UIPencilInteraction(delegate: self))
    board.addInteraction(UIDropInteraction(delegate: board))
  }

  private var paste: UIAction {
    UIAction(title: "Paste") { _ in
      let (text, image) = (UIPasteboard.general.string ?? "nothing", UIPasteboard.general.image)
      print("pasted", image.map { "a picture \(Int($0.size.width))" } ?? text)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 300)
    board.frame = CGRect(x: 0, y: 440, width: view.bounds.width, height: 400)
    tellSize()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    tellSize()
  }

  private func tellSize() {
    let (size, screen) = (view.bounds.size, UIScreen.main)
    print("size", Int(size.width), Int(size.height), "scale", screen.scale, screen.nativeScale)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("drag begins") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    let rate = willDecelerate ? "and goes on" : "and rests"
    print("drag ends at", Int(scrollView.contentOffset.y), rate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("rests at", Int(scrollView.contentOffset.y))
  }

  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { print("pencil tapped") }
}

/// A view that prints touches and gestures.
final class Board: UIView, UIGestureRecognizerDelegate {
  static let pinched = Selector("pinched:")
  static let turned = Selector("turned:")
  static let hovered = Selector("hovered:")

  /// Says of the class what lowering would.
  static func describe() {
    ObjectiveC.describe(Board.self, named: "Board", in: "Aviary") {
      $0.method("pinched:") { board, values in board.pinched(values[0]) }
      $0.method("turned:") { board, values in board.turned(values[0]) }
      $0.method("hovered:") { board, values in board.hovered(values[0]) }
    }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    print("pinch \(recognizer.state) \(rounded(recognizer.scale)) of \(recognizer.numberOfTouches)")
  }

  private func turned(_ recognizer: UIRotationGestureRecognizer) {
    print("turn \(recognizer.state) \(rounded(recognizer.rotation))")
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let place = recognizer.location(in: self)
    print(
      "hover \(recognizer.state) \(Int(place.x)) \(Int(place.y)) at \(rounded(recognizer.zOffset))"
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }

  private func tell(_ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      print(
        "touch \(touch.type) \(touch.phase) \(Int(place.x)) \(Int(place.y))",
        "force \(rounded(touch.force)) of \(rounded(touch.maximumPossibleForce))",
        "altitude \(rounded(touch.altitudeAngle)) azimuth \(rounded(touch.azimuthAngle(in: self)))"
      )
    }
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
}

/// Prints what is dragged over the board.
extension Board: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = session.location(in: self)
    print("visit at \(Int(place.x)) \(Int(place.y))")
    return UIDropProposal(operation: .copy)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { print("visit leaves") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { objects in
      let text = objects.first as? String ?? "nothing"
      print("visit gets \(text.prefix { !$0.isNewline })")
    }
  }
}
