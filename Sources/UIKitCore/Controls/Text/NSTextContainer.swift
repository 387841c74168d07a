/// The rectangle that a text view's lines are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room at both ends of every line, in points; default 5.
  open var lineFragmentPadding: CGFloat = 5

  /// The most lines that are laid out; 0, the default, is no limit.
  open var maximumNumberOfLines: Int = 0

  /// The line break of the last line; kept, and has no effect here.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  /// The size, in points; kept: the text view lays lines out in its own width.
  open var size: CGSize

  /// `true` if it is as wide as its view; kept: it always is here.
  open var widthTracksTextView: Bool = true

  /// `true` if it is as high as its view; kept, and has no effect here.
  open var heightTracksTextView: Bool = false

  /// Creates a container; the size is only kept.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
