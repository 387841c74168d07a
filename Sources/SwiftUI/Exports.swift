/// Modules that files of iOS see that import SwiftUI alone: UIKit's types are among it.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ObjectiveC
@_exported public import Observation
@_exported public import QuartzCore
@_exported public import UIKitCore
