@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ObjectiveC
@_exported public import QuartzCore
