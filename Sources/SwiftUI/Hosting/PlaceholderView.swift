internal import UIKitCore

/// The box in place of a view of SwiftUI: the name of its type (L-170).
final class PlaceholderView: ForeignView {
  private var name: String?
  private var label: String { name.map { "SwiftUI: \($0)" } ?? "SwiftUI" }

  /// A box for a type by its name; nil for a view without one.
  convenience init(name: String?) {
    self.init(caption: name.map { "SwiftUI: \($0)" } ?? "SwiftUI", frame: .zero)
    self.name = name
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .staticText
    setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .vertical)
  }

  /// As wide as its label and as high as a row.
  override var intrinsicContentSize: CGSize {
    let text = UILabel()
    text.font = .systemFont(ofSize: 13, weight: .medium)
    text.text = label
    return CGSize(width: text.intrinsicContentSize.width + 32, height: 44)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Says on the console, once for each type, that it is shown in place of a view.
  func report() {
    let subject = name.map { "the view \($0)" } ?? "a view made where it is hosted"
    Diagnostic.notYet("SwiftUI: \(subject) is shown as a labelled box; its body").report()
  }
}
