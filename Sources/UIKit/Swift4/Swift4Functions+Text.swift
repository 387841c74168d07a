public import CoreGraphics
public import Foundation
public import UIKitValues

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ value: CGPoint) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ value: CGVector) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ value: CGSize) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ value: CGRect) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ value: CGAffineTransform) -> String {
  NSCoder.string(for: value)
}

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ value: UIEdgeInsets) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromDirectionalEdgeInsets(_ value: NSDirectionalEdgeInsets) -> String {
  NSCoder.string(for: value)
}

/// The name that Swift 4 has for `NSCoder.string(for:)` of this type.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ value: UIOffset) -> String { NSCoder.string(for: value) }

/// The name that Swift 4 has for `NSCoder.cgPoint(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The name that Swift 4 has for `NSCoder.cgVector(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// The name that Swift 4 has for `NSCoder.cgSize(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The name that Swift 4 has for `NSCoder.cgRect(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The name that Swift 4 has for `NSCoder.cgAffineTransform(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The name that Swift 4 has for `NSCoder.uiEdgeInsets(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The name that Swift 4 has for `NSCoder.nsDirectionalEdgeInsets(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.nsDirectionalEdgeInsets(for:)")
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  NSCoder.nsDirectionalEdgeInsets(for: string)
}

/// The name that Swift 4 has for `NSCoder.uiOffset(for:)`.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
