/// A constraint that nobody wrote, made where one is asked for: what a mask, a content or a stack
/// requires of a view.
final class GeneratedConstraint: NSLayoutConstraint {
  private nonisolated let formula: String

  init(of item: AnyObject, _ attribute: Attribute, _ constant: CGFloat, _ formula: String) {
    self.formula = formula
    super.init()
    relate(item, attribute, constant)
  }

  nonisolated deinit {}

  /// It holds for as long as its view is laid out so; nobody can take it away.
  override var isActive: Bool {
    get { true }
    set {}
  }

  nonisolated override var description: String { formula }
}
