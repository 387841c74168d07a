/// From a visual format to constraints.
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Options = NSLayoutConstraint.FormatOptions

  let format: VisualFormat
  let text: String
  let options: Options
  private var made: [NSLayoutConstraint] = []

  init(_ format: VisualFormat, text: String, options: Options) {
    self.format = format
    self.text = text.filter { !$0.isWhitespace }
    self.options = options
  }

  /// Lengths and links in the format's order, then what the options put in line.
  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    for part in format.parts {
      switch part {
      case .sizing(let sizing): size(sizing)
      case .link(let link): try connect(link)
      }
    }
    try align()
    return made
  }

  // MARK: Lengths

  private mutating func size(_ sizing: VisualFormat.Sizing) {
    let length: Attribute = format.axis == .horizontal ? .width : .height
    for predicate in sizing.predicates {
      let constraint = NSLayoutConstraint(
        item: sizing.view,
        attribute: length,
        relatedBy: predicate.relation,
        toItem: predicate.view,
        attribute: predicate.view == nil ? .notAnAttribute : length,
        multiplier: predicate.multiplier,
        constant: predicate.constant
      )
      constraint.priority = predicate.priority
      made.append(constraint)
    }
  }

  // MARK: Links

  private mutating func connect(_ link: VisualFormat.Link) throws(VisualFormatError) {
    switch (link.first, link.second) {
    case (.edge, .view(let view)):
      let outer = try superview(of: view, at: link.position)
      join(view, start, outer, start, link.gap, isEdge: true)
    case (.view(let view), .edge):
      // The view before the closing edge is tied to its superview; the edge names no view.
      let outer = try superview(of: view, at: link.position - 1)
      join(outer, end, view, end, link.gap, isEdge: true)
    case (.view(let first), .view(let second)):
      join(second, spaced ? .firstBaseline : start, first, spaced ? .lastBaseline : end, link.gap)
    case (.edge, .edge): break
    }
  }

  /// Holds one line at a distance behind another, in the direction of reading.
  private mutating func join(
    _ later: AnyObject,
    _ laterLine: Attribute,
    _ earlier: AnyObject,
    _ earlierLine: Attribute,
    _ gap: VisualFormat.Gap,
    isEdge: Bool = false
  ) {
    var (laterLine, earlierLine) = (laterLine, earlierLine)
    var predicates = [VisualFormat.Predicate()]
    switch gap {
    case .flush: break
    case .sized(let list): predicates = list
    case .standard where isEdge:
      // The superview's margins are its standard distance.
      if laterLine == end { laterLine = laterLine.margin } else { earlierLine = earlierLine.margin }
    case .standard: predicates[0].constant = AnchorTarget.systemSpacing
    }
    for predicate in predicates {
      let constraint =
        isBackwards
        ? NSLayoutConstraint(
          item: earlier,
          attribute: earlierLine,
          relatedBy: predicate.relation,
          toItem: later,
          attribute: laterLine,
          multiplier: 1,
          constant: predicate.constant
        )
        : NSLayoutConstraint(
          item: later,
          attribute: laterLine,
          relatedBy: predicate.relation,
          toItem: earlier,
          attribute: earlierLine,
          multiplier: 1,
          constant: predicate.constant
        )
      constraint.priority = predicate.priority
      made.append(constraint)
    }
  }

  private func superview(
    of object: AnyObject,
    at position: Int
  ) throws(VisualFormatError) -> AnyObject {
    let outer = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
    guard let outer else {
      throw VisualFormatError(kind: .noSuperview, format: text, position: position)
    }
    return outer
  }

  // MARK: Directions

  private var isBackwards: Bool {
    format.axis == .horizontal && options.isDisjoint(with: .directionLeftToRight)
      && !options.isDisjoint(with: .directionRightToLeft)
  }

  /// Vertical distances may count between baselines.
  private var spaced: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  private var start: Attribute {
    if format.axis == .vertical { return .top }
    if isBackwards { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: Attribute {
    if format.axis == .vertical { return .bottom }
    if isBackwards { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // MARK: Options

  private mutating func align() throws(VisualFormatError) {
    // A single view is in line with itself, whatever the options say.
    guard format.views.count > 1 else { return }
    for (option, attribute) in Options.lines where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(
          kind: .perpendicularOptions(isHorizontal: format.axis == .horizontal),
          format: text,
          position: format.length
        )
      }
      for (view, next) in zip(format.views, format.views.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: view,
            attribute: attribute,
            relatedBy: .equal,
            toItem: next,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that each option puts in line.
  fileprivate static let lines: [(Self, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format describes, with numbers and views by name.
  ///
  /// A format that makes no sense ends the program, as on iOS.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try parsed(format, opts, metrics ?? [:], views)
    } catch {
      UIKitException.visualFormat(error).raise()
    }
  }

  /// The same for those who want to know what is wrong.
  static func parsed(
    _ format: String,
    _ options: FormatOptions = [],
    _ metrics: [String: Any] = [:],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    let parsed = try parser.parse()
    var builder = VisualFormatBuilder(parsed, text: format, options: options)
    return try builder.constraints()
  }
}
