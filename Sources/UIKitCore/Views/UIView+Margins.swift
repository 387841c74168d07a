extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that were set, or the default ones of the class; without safe area.
  private var baseMargins: UIEdgeInsets {
    let system = controller.map { $0.systemMinimumLayoutMargins }
    var base =
      margins.setBySide ?? margins.set?.resolved(rightToLeft: isRightToLeft)
      ?? system?.resolved(rightToLeft: isRightToLeft)
      ?? plainMargins
    if let system, controller?.viewRespectsSystemMinimumLayoutMargins == true {
      let least = system.resolved(rightToLeft: isRightToLeft)
      base.left = max(base.left, least.left)
      base.right = max(base.right, least.right)
    }
    return base
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    effectiveLayoutMargins(safeArea: margins.insetsFromSafeArea ? effectiveSafeAreaInsets : .zero)
  }

  /// The margins, for callers that know the view's safe area already.
  func effectiveLayoutMargins(safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var result = baseMargins
    if margins.insetsFromSafeArea { result = result + safeArea }
    guard inheritsMargins, let superview else { return result }
    let outer = superview.handingOn(superview.effectiveLayoutMargins)
    let own = bounds
    let inner = layer.convert(superview.bounds.inset(by: outer), from: superview.layer)
    result.left = max(result.left, min(inner.minX - own.minX, outer.left))
    result.right = max(result.right, min(own.maxX - inner.maxX, outer.right))
    result.top = max(result.top, min(inner.minY - own.minY, outer.top))
    result.bottom = max(result.bottom, min(own.maxY - inner.maxY, outer.bottom))
    return result
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let sides = effectiveLayoutMargins
    return NSDirectionalEdgeInsets(
      top: sides.top,
      leading: isRightToLeft ? sides.right : sides.left,
      bottom: sides.bottom,
      trailing: isRightToLeft ? sides.left : sides.right
    )
  }

  func setLayoutMargins(_ insets: UIEdgeInsets) {
    changeMargins {
      $0.setBySide = insets
      $0.set = nil
    }
  }

  func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
    changeMargins {
      $0.set = insets
      $0.setBySide = nil
    }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    insetsMatter()
    setNeeds(.insets)
    if window == nil { setNeedsLayout() }
  }

  // MARK: - Readable width

  /// The widest that text should run, by text size; 672 points at the default (S-12).
  nonisolated static func readableWidth(for size: UIContentSizeCategory) -> CGFloat {
    let widths: [CGFloat] = [560, 600, 636, 672, 744, 820, 896]
    let index = UIContentSizeCategory.ascending.firstIndex(of: size) ?? 3
    return widths[min(index, widths.count - 1)]
  }
}
