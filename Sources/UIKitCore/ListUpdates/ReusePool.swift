internal import QuartzCore

/// The means by which a list makes cells: registrations, and cells that went out of sight.
struct ReusePool {
  /// The kind of view that is made.
  enum Kind: Hashable {
    case cell
    case header
    case supplementary(String)
  }

  private struct Key: Hashable {
    var kind: Kind
    var identifier: String
  }

  private var classes: [Key: AnyClass] = [:]
  private var nibs: [Key: UINib] = [:]
  /// Views of one kind; an object, since a list that is changed where it lies in the table would be
  /// taken out of it and put in again.
  private final class Pile {
    var views: [UIView] = []
  }

  private var waiting: [Key: Pile] = [:]
  private var loan: (key: Key, view: UIView)?

  mutating func register(_ type: AnyClass?, for kind: Kind, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = type
    if type != nil { nibs[key] = nil }
  }

  mutating func register(_ nib: UINib?, for kind: Kind, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    nibs[key] = nib
    if nib != nil { classes[key] = nil }
  }

  func type(for kind: Kind, _ identifier: String) -> AnyClass? {
    classes[Key(kind: kind, identifier: identifier)]
  }

  func nib(for kind: Kind, _ identifier: String) -> UINib? {
    nibs[Key(kind: kind, identifier: identifier)]
  }

  mutating func recycle(_ view: UIView, as kind: Kind, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    if let pile = waiting[key] { return pile.views.append(view) }
    let pile = Pile()
    pile.views.append(view)
    waiting[key] = pile
  }

  mutating func take(_ kind: Kind, _ identifier: String) -> UIView? {
    waiting[Key(kind: kind, identifier: identifier)]?.views.popLast()
  }

  /// The next view of a kind that is asked for is this one, as it is.
  mutating func lend(_ view: UIView, as kind: Kind, _ identifier: String) {
    loan = (Key(kind: kind, identifier: identifier), view)
  }

  mutating func lent(_ kind: Kind, _ identifier: String) -> UIView? {
    guard let loan, loan.key == Key(kind: kind, identifier: identifier) else { return nil }
    self.loan = nil
    return loan.view
  }

  /// True while a cell that is shown is lent to be filled anew.
  var isLending: Bool { loan != nil }

  mutating func endLending() { loan = nil }

  mutating func forgetWaiting() { waiting = [:] }
}
