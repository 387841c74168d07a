import Device
import Foundation
import Testing

@Suite struct `Memory pressure` {
  @Test func `there is none where the kernel keeps no record`() {
    #expect(LinuxMemoryPressure(path: "/proc/pressure/nothing") == nil)
  }

  @Test func `the kernel's trigger is quiet while nobody waits for memory`() {
    // Kernels without the record, and sandboxes that forbid triggers, have nothing to ask.
    guard let pressure = LinuxMemoryPressure(stall: 2_000_000, window: 2_000_000) else { return }
    #expect(!pressure.hasRisen())
  }
}
