/// The rectangle that a text view's lines are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room at both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// The most lines that are laid out; 0 is no limit.
  open var maximumNumberOfLines: Int = 0

  /// How the last line breaks.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  /// How large it is, in points; the text view decides.
  open var size: CGSize

  /// Whether it is as wide as its view.
  open var widthTracksTextView: Bool = true

  /// Whether it is as high as its view.
  open var heightTracksTextView: Bool = false

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
