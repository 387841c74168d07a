@_exported public import Photos
@_exported public import UIKitCore
