@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import FoundationAdditions
