import CoreGraphics
import UIKitCore

/// A tree of views as text, one a line, drawn with boxes: class, frame, controller, what is odd.
///
/// ```
/// UIWindow 0 0 393 852
/// └─ UIView 0 0 393 852 · RootController visible
///    └─ UILabel 20 100 200 20.33 hidden
/// ```
struct TreeDump {
  private(set) var text = ""

  init(_ view: UIView) {
    add(view, prefix: "", childPrefix: "")
  }

  private mutating func add(_ view: UIView, prefix: String, childPrefix: String) {
    if !text.isEmpty { text += "\n" }
    text += prefix + line(for: view)
    for (index, subview) in view.subviews.enumerated() {
      let isLast = index == view.subviews.count - 1
      add(
        subview,
        prefix: childPrefix + (isLast ? "└─ " : "├─ "),
        childPrefix: childPrefix + (isLast ? "   " : "│  ")
      )
    }
  }

  private func line(for view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = ["\(type(of: view))"] + numbers
    if view.isHidden { parts.append("hidden") }
    if view.alpha < 1 { parts.append("alpha \(number(view.alpha))") }
    if let controller = view.viewController {
      parts.append("· \(type(of: controller)) \(controller.appearancePhase)")
    }
    return parts.joined(separator: " ")
  }

  /// At most two decimals, none where they are zero.
  private func number(_ value: CGFloat) -> String {
    ((value * 100).rounded() / 100).short
  }
}
