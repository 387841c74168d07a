/// The umbrella an app imports: everything Apple puts behind `import UIKit`.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ImageIO
@_exported public import ObjectiveC
@_exported public import QuartzCore
@_exported public import UIKitCore
@_exported public import UserNotifications
