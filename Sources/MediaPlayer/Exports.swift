@_exported public import AVFoundation
@_exported public import UIKitCore
