internal import ConstraintSolver
internal import QuartzCore
internal import UIKitCore

/// The changes that the canvas makes to the rows that an engine solves.
extension CanvasRules: LayoutRules, TableRules {
  var probe: CGFloat { probes.unsaved }

  func safeArea(of window: UIWindow) -> UIEdgeInsets? { edges }

  func sideMargin(in size: CGSize, _ traits: UITraitCollection) -> CGFloat? {
    let margins = CanvasMargins(version: version)
    let isWide =
      traits.userInterfaceIdiom == .pad
      ? traits.horizontalSizeClass != .compact
      : min(size.width, size.height) >= margins.widePhone
    return isWide && !margins.hasNarrowSquares ? 20 : 16
  }

  /// The sliders of Xcode 26 fill what constraints give them (IOS-nRF-Mesh, NetNewsWire, Delta).
  func alignmentInsets(ofSlider slider: UIView) -> UIEdgeInsets? {
    version < CanvasVersion.glass ? nil : .zero
  }

  // MARK: Contents

  func contentSize(of view: UIView, measured: CGSize) -> CGSize {
    let drawn = drawn(view)
    var size = textSize(of: view, measured: measured)
    if probes.text != 0, view.measuresText { size = size.stretched(by: probes.text) }
    if let substitute = drawn?.substitute {
      if substitute.width >= 0 { size.width = substitute.width }
      if substitute.height >= 0 { size.height = substitute.height }
    }
    if drawn?.isEmptyLine == true, view.isArranged {
      size = CGSize(width: NibCoder.substituteLength, height: NibCoder.substituteLength)
    }
    guard probes.unsaved != 0 else { return size }
    return size.stretched(by: stretch(of: drawn), except: drawn?.saved)
  }

  /// The size of text on the canvas of the version, in points.
  private func textSize(of view: UIView, measured: CGSize) -> CGSize {
    var size = measured
    switch view {
    case let control as UISegmentedControl where version < CanvasVersion.fullContent:
      size.width = control.naturalWidth(weight: .regular, padding: CanvasVersion.segmentPadding)
    default: break
    }
    return size
  }

  /// Another length for each view, so that no two of them make up for one another.
  private func stretch(of drawn: DrawnView?) -> CGFloat {
    guard let frame = drawn?.frame else { return probes.unsaved }
    let place = frame.minX + 3 * frame.minY + 5 * frame.width + 11 * frame.height
    return probes.unsaved + abs(place.truncatingRemainder(dividingBy: 7))
  }

  // MARK: Places

  /// Below all priorities, so that it decides nothing but what constraints leave open.
  private static let drawnPlace = UILayoutPriority(0.5)

  /// Leaves the view where it was drawn, as far as constraints leave that open.
  func rows(placing view: UIView, _ item: LayoutItem) -> [LinearRow] {
    guard let frame = drawn(view)?.frame else { return [] }
    let rect = view.alignmentRect(forFrame: frame)
    // Other distances for each, so that no two of them make up for one another.
    let shift = (probes.shift ?? 0) * CGFloat(1 + item.minX.position / 4 % 7)
    let numbers = [
      rect.minX + shift, rect.minY + shift * 1.3, rect.width + shift * 1.7,
      rect.height + shift * 2.3,
    ]
    let variables = [item.minX, item.minY, item.width, item.height]
    return zip(variables, numbers).map { variable, number in
      let wanted = LinearExpression(constant: Double(number))
      return LinearRow(LinearExpression(variable), .equal, wanted, at: Self.drawnPlace)
    }
  }

  /// Stronger than any content hugs by default, weaker than it resists.
  private static let keptLength = UILayoutPriority(600)

  /// Leaves the content of a scroll view as long as it was drawn, when a constraint says where it
  /// ends: the canvas lets it grow, but nothing that hugs makes it shorter.
  func rows(beside row: LinearRow, in engine: LayoutEngine) -> [LinearRow] {
    let terms = row.expression.terms
    guard probes.shift == nil, row.relation == .equal,
      let content = terms.first(where: { engine.scroll(endingAt: $0.variable) != nil }),
      let scroll = engine.scroll(endingAt: content.variable),
      drawn(scroll)?.keptLengths.contains(content.variable) == false
    else { return [] }
    var rest = row.expression.constant
    for term in terms where term.variable != content.variable {
      guard let number = drawnNumber(term.variable, in: engine) else { return [] }
      rest += term.coefficient * number
    }
    let length = -rest / content.coefficient
    guard length > 0 else { return [] }
    change(scroll) { $0.keptLengths.append(content.variable) }
    recording?.keepsContent = true
    let wanted = LinearExpression(constant: length)
    return [LinearRow(LinearExpression(content.variable), .equal, wanted, at: Self.keptLength)]
  }

  /// The value of a variable in the document; nil for views that are not drawn.
  private func drawnNumber(_ variable: Solver.Variable, in engine: LayoutEngine) -> Double? {
    guard let item = engine.owners[variable.position], let view = item.view,
      let frame = drawn(view)?.frame
    else { return nil }
    return item.number(variable, in: view.alignmentRect(forFrame: frame))
  }

  // MARK: Conflicts

  /// The constraints of a document come before the sizes of content, and before what lines up
  /// views of a stack with its first one.
  func refusal(of conflict: Solver.Conflict, in engine: LayoutEngine) -> Solver.Token? {
    var content: Set<Solver.Token> = []
    var alignment: Set<Solver.Token> = []
    var isDrawn = false
    for item in engine.items {
      guard let view = item.view, let drawn = drawn(view), drawn.frame != nil else { continue }
      isDrawn = true
      content.formUnion(item.content.tokens)
      let rows = drawn.alignmentRows.filter { item.arrangement.indices.contains($0) }
      alignment.formUnion(rows.map { item.arrangement[$0] })
    }
    guard isDrawn else { return nil }
    return conflict.constraints.last { content.contains($0) }
      ?? conflict.constraints.last { engine.constraint(behind: $0)?.endsCellContent == true }
      ?? conflict.constraints.last { alignment.contains($0) }
  }

  func note(conflictOf members: [NSLayoutConstraint], refused: NSLayoutConstraint?) {
    recording?.noteConflict(of: members, refused: refused)
  }
}

extension LayoutEngine {
  /// The scroll view whose content reaches as far as a variable says.
  fileprivate func scroll(endingAt variable: Solver.Variable) -> UIScrollView? {
    guard let owner = owners[variable.position], let guide = owner.object as? UILayoutGuide,
      let scroll = guide.owningView as? UIScrollView, guide === scroll.contentLayoutGuide,
      variable == owner.width || variable == owner.height
    else { return nil }
    return scroll
  }
}

extension LayoutItem {
  /// The number of a rectangle that one of the item's variables stands for.
  func number(_ variable: Solver.Variable, in rect: CGRect) -> Double {
    switch variable {
    case minX: Double(rect.minX)
    case minY: Double(rect.minY)
    case width: Double(rect.width)
    default: Double(rect.height)
    }
  }
}

extension NSLayoutConstraint {
  /// True if the constraint places the end of a table cell's content, which the canvas gives up
  /// first.
  fileprivate var endsCellContent: Bool {
    let ends = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    return ends.contains { item, attribute in
      NSLayoutConstraint.view(of: item) is TableCellContentView && attribute.edge == .end
    }
  }
}

extension UIView {
  /// True if a stack lines the view up.
  fileprivate var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains(self) == true
  }

  /// True if text decides the size of the content.
  fileprivate var measuresText: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView
      || self is UISegmentedControl
  }
}

extension CGSize {
  /// The size with more points to each length that is one, but for those that a document holds.
  fileprivate func stretched(by points: CGFloat, except saved: CGSize? = nil) -> CGSize {
    func stretched(_ length: CGFloat, _ saved: CGFloat?) -> CGFloat {
      let isSaved = saved.map { abs($0 - length) <= 1 } ?? false
      return length > 0 && !isSaved ? length + points : length
    }
    return CGSize(width: stretched(width, saved?.width), height: stretched(height, saved?.height))
  }
}
