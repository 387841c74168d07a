/// Core Data brings Foundation along, as on iOS.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ObjectiveC
