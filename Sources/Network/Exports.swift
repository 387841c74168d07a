/// Foundation comes along, as on iOS.
@_exported public import Foundation
