/// The view that shows a container's text.
nonisolated package protocol TextContainerView: AnyObject {
  /// Measures, lays out and draws again.
  func containerChanged()
  /// Lays the view's text out by a manager from now on.
  func makeLayoutManager()
}

/// The area that lines are laid out in.
nonisolated open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Room at both ends of every line, in points; default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

  /// The most lines that are laid out; 0, the default, is no limit.
  open var maximumNumberOfLines: Int = 0 { didSet { changed() } }

  /// The treatment of text without room: truncating modes shorten the last of a limited number of
  /// lines; default `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }

  /// Shapes that lines go around, in the container's coordinates; default none (W-96).
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }

  /// The size, in points; no limit where it is 0 or less; that of a view's own container follows
  /// the view.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// `true` if it is as wide as its view; default `false`, and `true` for a view's own container.
  open var widthTracksTextView: Bool = false { didSet { changed() } }

  /// `true` if it is as high as its view; default `false`; kept, and has no effect here.
  open var heightTracksTextView: Bool = false

  /// The manager that lays text out in it; default nil; of a text view's container the view's.
  open var layoutManager: NSLayoutManager? {
    get {
      if ownManager == nil { view?.makeLayoutManager() }
      return ownManager
    }
    set { newValue?.addTextContainer(self) }
  }

  /// The view that shows the text.
  package weak var view: (any TextContainerView)?
  /// The manager, if there is one already.
  package internal(set) weak var ownManager: NSLayoutManager?

  /// Creates a container.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// `true` if lines fill the whole rectangle.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Sets the size without laying out again, when the view has another one.
  package func follow(_ size: CGSize) {
    guard self.size != size else { return }
    isFollowing = true
    self.size = size
    isFollowing = false
    ownManager?.forgetLayout()
  }

  private var isFollowing = false

  private func changed() {
    guard !isFollowing else { return }
    ownManager?.textContainerChangedGeometry(self)
    if ownManager == nil { view?.containerChanged() }
  }

  /// The room for letters: within a width of the container, or in its own.
  package func limits(width: CGFloat? = nil) -> AttributedText.Limits {
    func limit(_ length: CGFloat) -> CGFloat {
      length > 0 && length < Self.endless ? length : .infinity
    }
    let padding = lineFragmentPadding
    let width = limit(width ?? size.width)
    var limits = AttributedText.Limits(
      width: width.isFinite ? max(width - 2 * padding, 1) : width,
      lines: max(maximumNumberOfLines, 0)
    )
    if view == nil { limits.height = limit(size.height) }
    limits.obstacles = exclusionPaths.map { TextObstacle($0, padding: padding) }
    return limits
  }

  /// The text with lines broken as the container has it.
  package func breaking(_ text: StyledText) -> StyledText {
    lineBreakMode == .byWordWrapping ? text : text.breakingLines(lineBreakMode)
  }

  /// A length from which on there is no limit, as apps give it.
  private static let endless: CGFloat = 1e6
}
