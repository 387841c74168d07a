@_exported public import AudioToolbox
@_exported public import Foundation
@_exported public import QuartzCore
