/// The wheel above a list that is being fetched again.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of the height that it has in a list.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Reads a refresh control with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder {
      attributedTitle = nib.attributedString("attributedTitle")
    }
  }

  private func setUp() {
    isOpaque = false
    wheel.hidesWhenStopped = false
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    isHidden = true
  }

  /// `true` between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing: Bool = false
  /// True once the present pull has begun a refresh; it begins no other.
  var hasBegun = false

  /// Text under the wheel; nil by default.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

  /// Shows the wheel turning and makes room for it above the content, which does not move; sends no
  /// event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    if scrollView?.isDragging != true { makeRoom() }
  }

  /// Stops the wheel; the content goes back to its place (V-175).
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    giveRoomBack()
  }

  func start() {
    isRefreshing = true
    isHidden = false
    wheel.alpha = 1
    wheel.startAnimating()
    contentMoved()
  }

  /// Shows how much of the pull that begins a refresh is there, from 0 to 1.
  func show(pulled part: CGFloat) {
    isHidden = part <= 0
    wheel.alpha = part
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.attributedText = attributedTitle
    label.isHidden = attributedTitle == nil
    let wheelTop = bounds.midY - (attributedTitle == nil ? 10 : 20)
    wheel.frame = CGRect(x: bounds.midX - 10, y: wheelTop, width: 20, height: 20)
    label.frame = CGRect(x: 0, y: wheelTop + 24, width: bounds.width, height: 20)
  }
}
