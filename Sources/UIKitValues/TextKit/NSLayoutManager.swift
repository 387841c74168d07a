/// Lays the text of a storage out in containers, tells where its characters lie, and draws them.
///
/// Glyphs are counted like characters here, one to each UTF-16 unit, whatever the font draws.
nonisolated open class NSLayoutManager: NSObject, NSSecureCoding, @unchecked Sendable {
  var flow: [ContainerText]?

  /// A manager without storage and containers.
  public override init() { super.init() }
  /// A manager as it is without a document: archives hold none of it.
  public required init?(coder: NSCoder) { super.init() }
  /// Managers can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: - Text and containers

  /// The text that is laid out; default nil; set by `addLayoutManager(_:)`; held weakly.
  open weak var textStorage: NSTextStorage? { didSet { invalidate() } }

  /// The containers that the text fills one after the other; default none.
  open internal(set) var textContainers: [NSTextContainer] = []

  /// The object that is informed of layout; default nil; held weakly.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container in front of another; places beyond the last are the last.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    insert(container, at: index)
  }

  /// Takes a container away; nothing happens beyond the last.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).ownManager = nil
    invalidate()
  }

  /// Lays out again after a container got another shape.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Lays out again after the text changed; called by the storage.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  // MARK: - Settings

  /// `true` if what lies far below may be laid out first; default `false`; has no effect here.
  open var allowsNonContiguousLayout = false
  /// `true` if some of the text is not laid out yet; `false`: all of it always is.
  open var hasNonContiguousLayout: Bool { false }
  /// Draws marks for spaces; default `false`; kept, and has no effect here.
  open var showsInvisibleCharacters = false
  /// Draws marks for control characters; default `false`; kept, and has no effect here.
  open var showsControlCharacters = false
  /// Counts the font's leading into line heights; default `true`; kept, and has no effect here.
  open var usesFontLeading = true
  /// Breaks words; default `false`; kept, and has no effect here.
  open var usesDefaultHyphenation = false
  /// Stops at text that may take long; default `false`; kept, and has no effect here.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: - Laying out

  /// Lays the text out in a container now.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Lays a range of characters out now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Lays a range of glyphs out now.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Lays a rectangle of a container out now.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = laidOut
  }
  /// Makes glyphs of a range now; does nothing here.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes glyphs of a range now; does nothing here.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Lays a range out again when it is asked for next.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Makes glyphs of a range again when they are asked for next.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Draws a range of characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
  /// Draws a range of glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }

  // MARK: - Drawing

  /// Draws backgrounds of a range in the current context, the container's corner at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintBackgrounds(of: glyphsToShow, at: origin)
  }

  /// Draws the letters of the lines of a range in the current context, the container's corner at
  /// `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintLetters(of: glyphsToShow, at: origin)
  }

  /// Fills the rectangles behind characters of one background, in the current context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>,
    count rectCount: Int,
    forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    fill(Array(UnsafeBufferPointer(start: rectArray, count: max(rectCount, 0))), color)
  }
}

/// Is informed of the layout of text.
nonisolated public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when a layout is valid no longer.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when the text in a container was laid out; `nil` for text without room.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

/// Both are optional.
nonisolated extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
