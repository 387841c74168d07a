import Foundation
import UIKit
import UIKitTesting

/// An app with a number of screens in one another's place, each of 25 views, all of which keep
/// three values.
final class KeptTreeDelegate: OneWindowDelegate {
  /// Whether the launch makes everything, and nothing is kept.
  private let makesAll: Bool
  private let count: Int

  init(screens: Int, makesAll: Bool) {
    count = screens
    self.makesAll = makesAll
    super.init { KeptScreen.make("root") }
  }

  override func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isFine = super.application(application, willFinishLaunchingWithOptions: options)
    if makesAll, let root = window?.rootViewController as? KeptScreen { fill(root) }
    return isFine
  }

  /// Makes the other screens and gives every view what it would have kept.
  func fill(_ root: KeptScreen) {
    for number in 1..<max(count, 1) { root.embed(KeptScreen.make("screen \(number)")) }
    for screen in [root] + root.children.compactMap({ $0 as? KeptScreen }) {
      screen.values = KeptValues(number: screen.hash & 0xFFFF)
      for (number, view) in screen.parts.enumerated() { view.values = KeptValues(number: number) }
    }
  }

  override func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { !makesAll }
}

/// A number, a text and a share.
struct KeptValues: Equatable {
  var number = 0
  var text = ""
  var share = 0.0

  init() {}

  init(number: Int) {
    self.number = number
    text = "value \(number)"
    share = Double(number) / 7
  }

  init(_ coder: NSCoder) {
    number = coder.decodeInteger(forKey: "number")
    text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
    share = coder.decodeDouble(forKey: "share")
  }

  func encode(with coder: NSCoder) {
    coder.encode(number, forKey: "number")
    coder.encode(text, forKey: "text")
    coder.encode(share, forKey: "share")
  }

  /// The same values for the peer.
  var dictionary: [String: Any] { ["number": number, "text": text, "share": share] }
}

/// A screen of 25 views; the first of them holds the others.
final class KeptScreen: UIViewController, UIViewControllerRestoration {
  static let viewCount = 25
  var values = KeptValues()
  private(set) var parts: [KeptPart] = []

  static func make(_ identifier: String) -> KeptScreen {
    let made = KeptScreen(nibName: nil, bundle: nil)
    made.restorationIdentifier = identifier
    if identifier != "root" { made.restorationClass = KeptScreen.self }
    return made
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { make(identifierComponents.last ?? "") }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for number in 0..<Self.viewCount {
      let frame = CGRect(x: number % 5 * 60, y: number / 5 * 60, width: 50, height: 50)
      let part = KeptPart(frame: frame)
      part.restorationIdentifier = "part \(number)"
      parts.append(part)
      view.addSubview(part)
    }
  }

  func embed(_ child: KeptScreen) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    values.encode(with: coder)
    if !children.isEmpty { coder.encode(children, forKey: "children") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    values = KeptValues(coder)
    for child in coder.decodeObject(forKey: "children") as? [UIViewController] ?? [] {
      if let screen = child as? KeptScreen { embed(screen) }
    }
  }
}

/// A view with values.
final class KeptPart: UIView {
  var values = KeptValues()

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    values.encode(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    values = KeptValues(coder)
  }
}
