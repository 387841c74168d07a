/// The label that draws a field's text, which may be longer than the label while it is edited.
final class FieldLabel: UILabel {
  private var scrolled: LineScroll?

  override var lineScroll: LineScroll? {
    get { scrolled }
    set {
      guard newValue != scrolled else { return }
      scrolled = newValue
      setNeedsDisplay()
    }
  }
}
