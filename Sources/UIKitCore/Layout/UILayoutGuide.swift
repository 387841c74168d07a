/// A rectangle in a view that layout can refer to and that draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view whose rectangle this is; `addLayoutGuide(_:)` sets it; default nil.
  open weak var owningView: UIView?
  /// A name that descriptions of constraints show; default empty.
  open var identifier = ""
  /// The rectangle of the owner that this is; nil for guides that apps make.
  var system: SystemGuide?

  public override init() { super.init() }

  /// Reads the guide from an archive.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The rectangle as last laid out, in the owning view's coordinates; zero without an owner.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard let system else { return owningView.engine?.rect(of: self) ?? .zero }
    return owningView.rect(of: system)
  }
}

/// The rectangles that every view knows of itself.
nonisolated enum SystemGuide: Hashable {
  case safeArea
  case margins
  case readable
  case keyboard

  /// The name that UIKit gives the guide.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}

extension UIView {
  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = layout.systemGuides[kind] { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.system = kind
    guide.identifier = kind.identifier
    guide.owningView = self
    layout.systemGuides[kind] = guide
    return guide
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  func adopt(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layout.guides.append(guide)
  }

  func disown(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layout.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  func rect(of guide: SystemGuide) -> CGRect {
    let bounds = bounds
    switch guide {
    case .safeArea: return bounds.inset(by: effectiveSafeAreaInsets)
    case .margins: return bounds.inset(by: effectiveLayoutMargins)
    case .readable: return readableRect
    case .keyboard:
      let reach = keyboardGuide.reach
      return CGRect(x: bounds.minX, y: bounds.maxY - reach, width: bounds.width, height: reach)
    }
  }

  /// The middle of the margins, no wider than text should run (S-12).
  private var readableRect: CGRect {
    let inner = bounds.inset(by: effectiveLayoutMargins)
    let width = min(
      inner.width,
      Self.readableWidth(for: traitCollection.preferredContentSizeCategory)
    )
    return CGRect(
      x: inner.midX - width / 2,
      y: inner.minY,
      width: width,
      height: inner.height
    )
  }
}
