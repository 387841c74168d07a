/// Text with attributes that reports every change of it to the managers that lay it out (W-95).
///
/// A subclass that keeps its text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited` in the last two;
/// everything else goes through these four.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  /// Kinds of changes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the kinds, with the values of iOS.
    public let rawValue: UInt
    /// Kinds from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a change is processed, when attributes and characters may still be changed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification"
  )
  /// Posted after a change was processed, before it is laid out.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification"
  )

  var edits = TextEdits()

  /// Storage without text.
  public init() { super.init(string: "") }
  /// Storage of text without attributes.
  public override init(string: String) { super.init(string: string) }
  /// Storage of text with the same attributes throughout.
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  /// Storage of another text with its attributes.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    setAttributedString(attributedString)
  }
  /// Reads a text with the attributes that Foundation archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Layout

  /// The managers that lay the text out; default none.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Has another manager lay the text out, and reports changes to it from now on.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    guard !layoutManagers.contains(manager) else { return }
    manager.textStorage?.removeLayoutManager(manager)
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// Reports changes to a manager no longer; nothing happens if it is another's.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    guard layoutManagers.contains(manager) else { return }
    layoutManagers.removeAll { $0 === manager }
    manager.textStorage = nil
  }

  // MARK: - Changes

  /// The object that is asked and informed of changes; default nil; held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The kinds of changes since the last processing.
  open var editedMask: EditActions { edits.mask }
  /// The range of what changed, in the text as it is now; location `NSNotFound` without changes.
  open var editedRange: NSRange { edits.range }
  /// The number of UTF-16 units that changes added, negative if they took some away.
  open var changeInLength: Int { edits.changeInLength }

  /// Records a change of a range as it was before, and processes it unless more are to come.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength: Int) {
    record(editedMask, editedRange, changeInLength)
  }

  /// Informs the delegate and observers of what was recorded, and has managers lay it out (W-95).
  open func processEditing() { process() }

  /// `true` if attributes are fixed when they are asked for; `false`, since none are fixed here.
  open var fixesAttributesLazily: Bool { false }
  /// Has attributes of a range fixed again; does nothing here.
  open func invalidateAttributes(in range: NSRange) {}
  /// Fixes attributes of a range; does nothing here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Puts processing off until the matching `endEditing`; pairs may be nested.
  open override func beginEditing() { edits.depth += 1 }
  /// Processes what changed since the first of all `beginEditing` that are open.
  open override func endEditing() { endPair() }

  // MARK: - The four that subclasses override

  open override var string: String { super.string }

  open override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length > 0 else { return }
    super.setAttributes(attrs ?? [:], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: - Reading

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let attributes = attributes(at: location, effectiveRange: nil)
    range?.pointee = extent(from: location, in: rangeLimit) { sameAttributes($0, attributes) }
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    let value = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = extent(from: location, in: rangeLimit) {
      sameValue($0[attrName], value)
    }
    return value
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    copy(of: range)
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    isSame(as: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { copy(of: whole) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: copy(of: whole))
  }

  // MARK: - Writing

  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replace(whole, with: attrString)
  }
}
