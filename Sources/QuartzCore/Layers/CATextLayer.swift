public import Foundation

/// The part of a text layer's text that gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `none`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing gives way: lines are cut off at the bounds.
  public static let none = Self(rawValue: "none")
  /// The beginning of the line gives way.
  public static let start = Self(rawValue: "start")
  /// The end of the line gives way.
  public static let end = Self(rawValue: "end")
  /// The middle of the line gives way.
  public static let middle = Self(rawValue: "middle")
}

/// The place of a text layer's lines between the edges.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `natural`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines begin at the side where the text's writing direction does.
  public static let natural = Self(rawValue: "natural")
  /// Lines begin at the left edge.
  public static let left = Self(rawValue: "left")
  /// Lines end at the right edge.
  public static let right = Self(rawValue: "right")
  /// Lines are centered.
  public static let center = Self(rawValue: "center")
  /// Lines but the last are stretched to both edges.
  public static let justified = Self(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds down.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, of which only the characters are drawn; default nil.
  open var string: Any? {
    didSet { redraw() }
  }
  /// The name of a font family; anything else, as nil by default, is the system font.
  open var font: Any? {
    didSet { redraw() }
  }
  /// The size in points; default 36.
  open var fontSize: CGFloat = 36 {
    didSet { redraw() }
  }
  /// The colour of the text; opaque white unless set.
  open var foregroundColor: CGColor? = .white {
    didSet { redraw() }
  }
  /// True if lines that are too long for the bounds are broken; default false.
  open var isWrapped = false {
    didSet { redraw() }
  }
  /// The part of a line that is too long that gives way; default `.none`.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { redraw() }
  }
  /// The place of lines between the edges; default `.natural`.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { redraw() }
  }
  /// Default false; kept, and has no effect here: text is always smoothed in grey.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a layer with default values; archives hold nothing of layers.
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
