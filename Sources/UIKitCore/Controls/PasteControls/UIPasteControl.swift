public import QuartzCore

/// A button that pastes into its target what the pasteboard has; it is enabled as long as the target
/// takes some of that (W-218).
open class UIPasteControl: UIControl {
  /// The parts of a paste control: picture, title or both.
  nonisolated public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel
  }

  /// The style of a paste control.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The parts that are shown; default `iconAndLabel`.
    open var displayMode = DisplayMode.iconAndLabel
    /// The rounding of the corners; default `dynamic`.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners where their style is `fixed`, in points; default 5.
    open var cornerRadius: CGFloat = 5
    /// The colour of picture and title; nil, the default, is white.
    open var baseForegroundColor: UIColor?
    /// The colour of the plate; nil, the default, is the tint.
    open var baseBackgroundColor: UIColor?
    /// The side of the title that the picture is on; default `leading`.
    open var imagePlacement = NSDirectionalRectEdge.leading

    /// Makes the usual style.
    public override init() { super.init() }
  }

  /// The style that the control was made with.
  public let configuration: Configuration
  /// The object that is pasted into; held weakly; nil, the default, is the first responder from the
  /// control on that takes what there is.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { pasteboardChanged() } }

  private let button = UIButton(type: .system)
  private var observer: (any NSObjectProtocol)?

  /// Makes a control of a style, with an empty frame.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
    frame.size = intrinsicContentSize
  }

  /// Makes a control of the usual style.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  /// Reads a control, which has the usual style.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.configuration = configuration.button
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    addSubview(button)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    pasteboardChanged()
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    pasteboardChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
    guard window != nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.pasteboardChanged() }
    }
    pasteboardChanged()
  }

  // MARK: - Pasting

  /// The target, or else the first responder from the control on that takes what there is.
  private var receiver: (any UIPasteConfigurationSupporting)? {
    if let target { return takes(target) ? target : nil }
    return sequence(first: self as UIResponder, next: \.next).first(where: takes)
  }

  private func takes(_ target: any UIPasteConfigurationSupporting) -> Bool {
    if target.pasteConfiguration == nil, let text = target as? any EditedText {
      return text.isEditableText && UIPasteboard.general.hasStrings
    }
    return target.canPaste(UIPasteboard.general.pastedProviders)
  }

  private func pasteboardChanged() { button.isEnabled = receiver != nil }

  private func paste() {
    guard let receiver else { return }
    if receiver.pasteConfiguration == nil, let text = receiver as? any EditedText {
      text.pasteText()
    } else {
      receiver.paste(itemProviders: UIPasteboard.general.pastedProviders)
    }
  }
}

extension UIPasteControl.Configuration {
  /// The configuration of the button that is seen.
  fileprivate var button: UIButton.Configuration {
    var button = UIButton.Configuration.filled()
    if displayMode != .iconOnly { button.title = "Paste" }
    if displayMode != .labelOnly {
      let isArrow = displayMode == .arrowAndLabel
      button.image = UIImage(systemName: isArrow ? "arrow.down.doc" : "doc.on.clipboard")
    }
    button.imagePadding = 6
    button.imagePlacement = imagePlacement
    button.cornerStyle = cornerStyle
    button.background.cornerRadius = cornerRadius
    button.baseForegroundColor = baseForegroundColor
    button.baseBackgroundColor = baseBackgroundColor
    return button
  }
}

extension UIPasteboard {
  /// A provider for each item, in all types that the item has.
  fileprivate var pastedProviders: [NSItemProvider] {
    items.map { item in
      let provider = NSItemProvider()
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        if let object = value as? any NSItemProviderWriting {
          provider.registerObject(object, visibility: .all)
        } else if let data = value as? Data {
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(data, nil)
            return nil
          }
        }
      }
      return provider
    }
  }
}
