@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import UIKitCore
