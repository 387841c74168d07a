/// The parts of Foundation that it has on iOS and lacks on Linux; a type of both is this one for who imports it.
@_exported public import Foundation
@_exported public import ObjectiveC
