/// The strip at the top or bottom of a controller's view that bars cover, as a length.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points (S-14).
  var length: CGFloat { get }
  /// The top of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip, in points.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
final class BarLengthGuide: UILayoutGuide, @MainActor UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  private weak var controller: UIViewController?
  private let edge: Edge

  init(_ edge: Edge, of controller: UIViewController) {
    self.edge = edge
    self.controller = controller
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  var isTop: Bool { edge == .top }

  var length: CGFloat {
    let insets = controller?.viewIfLoaded?.effectiveSafeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let bounds = controller?.viewIfLoaded?.bounds else { return .zero }
    let y = edge == .top ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: length)
  }
}

/// The two guides of a controller.
struct BarLengthGuides {
  let top: BarLengthGuide
  let bottom: BarLengthGuide

  init(of controller: UIViewController) {
    top = BarLengthGuide(.top, of: controller)
    bottom = BarLengthGuide(.bottom, of: controller)
    if let view = controller.viewIfLoaded { belong(to: view) }
  }

  func belong(to view: UIView) {
    top.owningView = view
    bottom.owningView = view
  }
}

extension UIViewController {
  var barLengthGuides: BarLengthGuides {
    if let guides = settings.barLengthGuides { return guides }
    let guides = BarLengthGuides(of: self)
    settings.barLengthGuides = guides
    return guides
  }
}
