/// A line of text in the upper left corner, over everything that the app shows.
final class NoteView: UIView {
  private let text: NSAttributedString

  init(_ text: String) {
    self.text = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium),
        .foregroundColor: UIColor.white,
      ]
    )
    super.init(frame: .zero)
    let size = self.text.size()
    frame.size = CGSize(width: size.width.rounded(.up) + 12, height: size.height.rounded(.up) + 4)
    backgroundColor = UIColor(white: 0, alpha: 0.7)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { text.draw(at: CGPoint(x: 6, y: 2)) }
}
