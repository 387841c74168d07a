@_exported public import CoreLocation
/// Core Data brings Foundation along, as on iOS, and by way of CloudKit also Core Location.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import ObjectiveC
