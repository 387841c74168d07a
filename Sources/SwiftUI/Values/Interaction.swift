public import CoreGraphics
public import Foundation

/// The traits that assistive software hears of a view.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  /// No traits.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// A button.
  public static let isButton = Self("isButton")
  /// A header.
  public static let isHeader = Self("isHeader")
  /// Chosen.
  public static let isSelected = Self("isSelected")
  /// A link.
  public static let isLink = Self("isLink")
  /// A field to search in.
  public static let isSearchField = Self("isSearchField")
  /// A picture.
  public static let isImage = Self("isImage")
  /// Something that plays a sound.
  public static let playsSound = Self("playsSound")
  /// A key.
  public static let isKeyboardKey = Self("isKeyboardKey")
  /// Text that doesn't change.
  public static let isStaticText = Self("isStaticText")
  /// A summary of the screen.
  public static let isSummaryElement = Self("isSummaryElement")
  /// Content that changes often.
  public static let updatesFrequently = Self("updatesFrequently")
  /// A control that begins to play a recording.
  public static let startsMediaSession = Self("startsMediaSession")
  /// A surface that is drawn on and the like.
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  /// A view at whose end the page turns.
  public static let causesPageTurn = Self("causesPageTurn")
  /// A view that hides those around it.
  public static let isModal = Self("isModal")
  /// A switch.
  public static let isToggle = Self("isToggle")

  /// True if all traits of another set are in this one.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// The traits of both sets.
  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  /// The traits that are in both sets.
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  /// The traits that are in one of the sets alone.
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }
  /// Adds traits; answers whether one was new, and the traits.
  @discardableResult public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: Self
  ) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  /// Takes traits out; answers them, or nil if none was there.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let known = intersection(member)
    names.subtract(member.names)
    return known.names.isEmpty ? nil : known
  }
  /// Adds traits; answers those of them that were there, or nil.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let known = intersection(newMember)
    names.formUnion(newMember.names)
    return known.names.isEmpty ? nil : known
  }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Leaves the traits that are in another set too.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Leaves the traits that are in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The keys that are held with another one.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// A set of any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Control.
  public static let control = Self(rawValue: 4)
  /// Option.
  public static let option = Self(rawValue: 8)
  /// Command.
  public static let command = Self(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = Self(rawValue: 32)
  /// All.
  public static let all = Self(rawValue: 63)
}

/// A key by its character.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character.
  public let character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
  /// Return.
  public static let `return` = Self("\r")
  /// Escape.
  public static let escape = Self("\u{1B}")
  /// Delete.
  public static let delete = Self("\u{8}")
  /// Space.
  public static let space = Self(" ")
  /// Tab.
  public static let tab = Self("\t")
  /// The arrow up.
  public static let upArrow = Self("\u{F700}")
  /// The arrow down.
  public static let downArrow = Self("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = Self("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = Self("\u{F703}")
}

/// A key that does what a control does; never pressed here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys that are held with it.
  public let modifiers: EventModifiers
  /// A shortcut; with Command if nothing else is said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// Return.
  public static let defaultAction = Self(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = Self(.escape, modifiers: [])
  /// True for the same key with the same others.
  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.modifiers == second.modifiers
  }
  /// Puts the key into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The way lines of a path are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The length of a pointed corner at which it is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The place in the pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// A style; by default a whole line of a point.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The way shapes are filled.
public struct FillStyle: Equatable, Sendable {
  /// True fills by the even-odd rule.
  public var isEOFilled: Bool
  /// True smooths edges.
  public var isAntialiased: Bool
  /// A style; by default smooth, by the winding rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The reasons for which content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// A set of any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content that is not there yet.
  public static let placeholder = Self(rawValue: 1)
  /// Content that others must not see.
  public static let privacy = Self(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = Self(rawValue: 4)
}

/// The parts of a stack that stay at its edges.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32
  /// A set of any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Footers.
  public static let sectionFooters = Self(rawValue: 2)
}

/// The picture of an address while it is loaded; none is loaded here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture; nil until it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil without one.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
