/// The umbrella an app imports: everything Apple puts behind `import UIKit`.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ImageIO
@_exported public import ObjectiveC
@_exported public import QuartzCore
@_exported public import UIKitCore
@_exported public import UserNotifications

// The library for all Unix systems has these names too, with nothing in them; the import of one name
// comes before that of a whole module.
@_exported public import class FoundationAdditions.NSComparisonPredicate
@_exported public import struct FoundationAdditions.NSExceptionName
@_exported public import class FoundationAdditions.NSExpression
@_exported public import class FoundationAdditions.PersonNameComponentsFormatter
