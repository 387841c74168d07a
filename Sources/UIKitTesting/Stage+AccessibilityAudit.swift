public import CoreGraphics
public import Testing
public import UIKitCore

/// The kinds of issues that an audit looks for, named as Xcode's tests name them.
nonisolated public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text that stands out too little from what is behind it.
  public static let contrast = Self(rawValue: 1 << 0)
  /// What can be used and is no element.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// What is smaller than 44 × 44 points.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// What has no words, or the same as something else.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text that does not follow the user's text size.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text that is cut at the largest text size.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that don't fit the element.
  public static let trait = Self(rawValue: 1 << 18)
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
  public let auditType: XCUIAccessibilityAuditType
  /// What is wrong and what to do, in a sentence.
  public let compactDescription: String
  /// The element, where there still is one.
  public weak var element: NSObject?
  /// Where it is, in points of the screen.
  public let frame: CGRect
}

extension Stage {
  /// Looks for what keeps people from using the screen; the test fails for each issue that the
  /// handler does not answer true for.
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
