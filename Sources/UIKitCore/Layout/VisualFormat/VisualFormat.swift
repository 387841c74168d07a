/// A visual format string as values: `H:|-8-[a(>=b@750)]-[c]`.
struct VisualFormat {
  typealias Relation = NSLayoutConstraint.Relation

  /// One place of the line: an edge of the superview, or a view in brackets.
  enum Place {
    case edge
    case view(AnyObject)
  }

  /// One condition: a relation to a number or to a view, and how much it matters.
  struct Predicate {
    var relation = Relation.equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  /// The distance between two places.
  enum Gap {
    case flush
    case standard
    case sized([Predicate])
  }

  /// Two neighbours, and where in the format the second of them ends.
  struct Link {
    let first: Place
    let gap: Gap
    let second: Place
    let position: Int
  }

  /// The length that a view's parentheses ask for.
  struct Sizing {
    let view: AnyObject
    let predicates: [Predicate]
  }

  /// Lengths and links in the order in which the format names them.
  enum Part {
    case sizing(Sizing)
    case link(Link)
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var parts: [Part] = []
  /// The views in brackets, in order.
  var views: [AnyObject] = []
  /// The length of the text in characters.
  var length = 0
}
