/// Taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func decodeKind(_ nib: NibCoder) {
    if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }
}

/// A quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions a stroke can have.
  nonisolated public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1 << 0)
    public static let left = Self(rawValue: 1 << 1)
    public static let up = Self(rawValue: 1 << 2)
    public static let down = Self(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override func decodeKind(_ nib: NibCoder) {
    if let words = nib.attribute("direction") { direction = Direction(words: words) }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }
}
