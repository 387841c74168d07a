internal import Foundation

/// The fraction that turns ticks of `mach_absolute_time()` into nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator.
  public var numer: UInt32 = 0
  /// The denominator.
  public var denom: UInt32 = 0
  /// A fraction that isn't set yet.
  public init() {}
  /// A fraction of two numbers.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Sets the fraction to 1, since ticks are nanoseconds here; answers 0, which says that all went well.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Nanoseconds since the machine was started, with the time it slept.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

/// The time of the machine without that in which it slept, as `clock_gettime_nsec_np` takes it.
public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }

/// The nanoseconds of a clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { nanoseconds(clock) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
