package import AccessibilityTree
package import CoreGraphics
internal import Foundation
internal import QuartzCore
package import UIKitCore

/// The speech of VoiceOver for a scene, and the issues a blind user would meet there.
package struct SpokenScene {
  /// The sentences in reading order.
  package let elements: [SpokenElement]
  package let issues: [AccessibilityIssue]
  /// The scene with the elements' boxes, numbered in that order.
  package let picture: CGImage?

  /// A line to a sentence, and one to an issue.
  package var text: String {
    let lines = elements.enumerated().map { "  \($0.offset + 1). \($0.element.line)" }
    return (lines + issues.map { "  warning: \($0.text)" }).joined(separator: "\n")
  }
}

extension DocumentPreview {
  /// Reads a scene or view aloud; nil where there is nothing to show.
  package func spoken(_ subject: PreviewSubject) -> SpokenScene? {
    var spoken: SpokenScene?
    show(subject) { window in
      let screen = UIScreen.main
      let found = screen.spokenElements
      let issues = AccessibilityAudit(screen).issues(of: [
        .sufficientElementDescription, .hitRegion, .trait, .elementDetection, .contrast,
      ])
      for (index, element) in found.enumerated() {
        window.addSubview(ReadingBox(index + 1, element.node.frame, in: window))
      }
      let isWholeScreen = window.rootViewController != nil && window.frame == screen.appBounds
      spoken = SpokenScene(
        elements: found.map(\.spoken),
        issues: issues,
        picture: isWholeScreen ? screen.picture() : window.image(scale: scale)
      )
    }
    return spoken
  }
}

/// A numbered frame around an element.
private final class ReadingBox: UIView {
  init(_ number: Int, _ frame: CGRect, in window: UIWindow) {
    super.init(frame: frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY))
    isUserInteractionEnabled = false
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemRed.cgColor
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: number > 9 ? 16 : 10, height: 12))
    label.text = "\(number)"
    label.font = .boldSystemFont(ofSize: 9)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = .systemRed
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
