public import CoreGraphics
public import Testing
internal import UIKitCore

/// The kinds of issues that an audit reports, named as Xcode's tests name them.
nonisolated public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt64
  /// Makes a set of any bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text that contrasts too little with its background.
  public static let contrast = Self(rawValue: 1 << 0)
  /// A control that can be used and is no accessibility element.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// An element that is smaller than 44 × 44 points.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// An element that has no label, or the same as another.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text that does not follow the user's text size.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text that is cut at the largest text size.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that don't fit the element.
  public static let trait = Self(rawValue: 1 << 18)
  /// All kinds that can be found here; the default of an audit.
  public static let all: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]

  init(_ kind: AccessibilityIssue.Kind) {
    switch kind {
    case .contrast: self = .contrast
    case .elementDetection: self = .elementDetection
    case .hitRegion: self = .hitRegion
    case .sufficientElementDescription: self = .sufficientElementDescription
    case .dynamicType: self = .dynamicType
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    }
  }
}

/// One thing that an audit found.
public struct XCUIAccessibilityAuditIssue {
  /// The one kind of the issue.
  public let auditType: XCUIAccessibilityAuditType
  /// The fault and its remedy, in a sentence.
  public let compactDescription: String
  /// The element, where there still is one.
  public weak var element: NSObject?
  /// The frame of the element, in points of the screen.
  public let frame: CGRect
}

extension Stage {
  /// Checks what keeps people from using the screen; the test fails for each issue for which the
  /// handler does not return true.
  public func performAccessibilityAudit(
    for types: XCUIAccessibilityAuditType = .all,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ isKnown: (XCUIAccessibilityAuditIssue) -> Bool = { _ in false }
  ) {
    turn()
    let kinds = AccessibilityIssue.Kind.allCases.filter {
      types.contains(XCUIAccessibilityAuditType($0))
    }
    for issue in AccessibilityAudit(screen).issues(of: Set(kinds)) {
      let found = XCUIAccessibilityAuditIssue(
        auditType: XCUIAccessibilityAuditType(issue.kind),
        compactDescription: issue.text,
        element: issue.object,
        frame: issue.frame
      )
      if !isKnown(found) { Issue.record("\(issue.text)", sourceLocation: sourceLocation) }
    }
  }
}
