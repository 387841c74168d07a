public import Foundation

/// Which part of a text layer's text gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds down.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, of which only the characters are drawn.
  open var string: Any? {
    didSet { redraw() }
  }
  /// The name of a font family; anything else is the system font.
  open var font: Any? {
    didSet { redraw() }
  }
  /// The size in points.
  open var fontSize: CGFloat = 36 {
    didSet { redraw() }
  }
  /// The colour of the text; opaque white unless set.
  open var foregroundColor: CGColor? = .white {
    didSet { redraw() }
  }
  /// True if lines that are too long for the bounds are broken.
  open var isWrapped = false {
    didSet { redraw() }
  }
  /// Which part of a line that is too long gives way.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { redraw() }
  }
  /// Where lines stand between the edges.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { redraw() }
  }
  /// Kept for whoever reads it; text is always smoothed in grey.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
  }

  open override func draw(in ctx: CGContext) {
    textLayout?.draw(in: ctx, at: bounds.origin)
  }

  open override func preferredFrameSize() -> CGSize { textLayout?.size ?? .zero }

  private func redraw() {
    didChange(.drawing)
    setNeedsDisplay()
  }

  private var textLayout: TextLayout? {
    let text = string as? String ?? (string as? NSAttributedString)?.string
    guard let text, !text.isEmpty, let foregroundColor else { return nil }
    var paragraph = ParagraphAttributes()
    paragraph.alignment = alignment
    paragraph.lineBreak = lineBreak
    let family = (font as? String).map(FontFace.Family.named) ?? .system
    let style = TextStyle(face: FontFace(family: family, size: fontSize), color: foregroundColor)
    return TextLayout(
      runs: [TextRun(text, style: style)],
      paragraph: paragraph,
      width: bounds.width,
      maximumLines: isWrapped ? 0 : 1
    )
  }

  private var alignment: ParagraphAttributes.Alignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreak: ParagraphAttributes.LineBreak {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
