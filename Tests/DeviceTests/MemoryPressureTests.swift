import Foundation
import Testing

@testable import Device

@Suite struct `Memory pressure` {
  @Test func `there is none where the kernel keeps no record`() {
    #expect(LinuxMemoryPressure(path: "/proc/pressure/nothing") == nil)
  }

  @Test func `the kernel's trigger is quiet while nobody waits for memory`() {
    // Kernels without the record, and sandboxes that forbid triggers, have nothing to ask.
    guard let pressure = LinuxMemoryPressure(stall: 2_000_000, window: 2_000_000) else { return }
    #expect(!pressure.hasRisen())
  }

  @Test func `is that of the program's own group, unless somebody says which to watch`() {
    let groups = "1:cpu:/\n0::/user.slice/app.scope\n"
    let own = LinuxMemoryPressure.ownFile(groups)
    #expect(own == "/sys/fs/cgroup/user.slice/app.scope/memory.pressure")
    #expect(LinuxMemoryPressure.ownFile("4:memory:/a\n") == nil)
    #expect(LinuxMemoryPressure.watched(["MEMORY_PRESSURE_WATCH": "/dev/null"]) == nil)
    #expect(LinuxMemoryPressure.watched(["MEMORY_PRESSURE_WATCH": "/nothing/there"]) == nil)
  }
}
