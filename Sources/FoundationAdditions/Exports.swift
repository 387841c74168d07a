/// The parts of Foundation that it has on iOS and lacks on Linux; a type of both is this one for who imports it.
@_exported public import Foundation
@_exported public import ObjectiveC

@_exported public import typealias os.os_unfair_lock
// The locks of C come along with Foundation on iOS, logs do not.
@_exported public import func os.os_unfair_lock_lock
@_exported public import struct os.os_unfair_lock_s
@_exported public import typealias os.os_unfair_lock_t
@_exported public import func os.os_unfair_lock_trylock
@_exported public import func os.os_unfair_lock_unlock
