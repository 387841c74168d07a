public import CoreGraphics
public import Foundation
public import UIKitCore
public import UIKitValues

/// The name that Swift 4 has for `UIEdgeInsets(top:left:bottom:right:)`.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// The name that Swift 4 has for `NSDirectionalEdgeInsets(top:leading:bottom:trailing:)`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)"
)
public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// The name that Swift 4 has for `UIOffset(horizontal:vertical:)`.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The way in which Swift 4 compares insets.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}

/// The way in which Swift 4 compares directional insets.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func NSDirectionalEdgeInsetsEqualToDirectionalEdgeInsets(
  _ left: NSDirectionalEdgeInsets,
  _ right: NSDirectionalEdgeInsets
) -> Bool { left == right }

/// The way in which Swift 4 compares offsets.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIOffsetEqualToOffset(_ left: UIOffset, _ right: UIOffset) -> Bool { left == right }

/// The name that Swift 4 has for `inset(by:)` of a rectangle.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The name that Swift 4 has for `pngData()` of an image.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name that Swift 4 has for `jpegData(compressionQuality:)` of an image.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name that Swift 4 has for `isPortrait` of an orientation.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// The name that Swift 4 has for `isLandscape` of an orientation.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// The name that Swift 4 has for `isPortrait` of a device's orientation.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The name that Swift 4 has for `isLandscape` of a device's orientation.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The name that Swift 4 has for `isFlat` of a device's orientation.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isFlat(self:)")
public func UIDeviceOrientationIsFlat(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isFlat
}

/// The name that Swift 4 has for `isValidInterfaceOrientation` of a device's orientation.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)"
)
public func UIDeviceOrientationIsValidInterfaceOrientation(
  _ orientation: UIDeviceOrientation
) -> Bool { orientation.isValidInterfaceOrientation }
