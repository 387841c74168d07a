@_exported public import Photos
@_exported public import UIKitCore
@_exported public import UniformTypeIdentifiers
