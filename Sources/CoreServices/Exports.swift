@_exported public import MobileCoreServices
