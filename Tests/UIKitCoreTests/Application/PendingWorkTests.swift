import Dispatch
import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Pending work` {
  @Test func `is read from what the kernel says of a timer`() {
    let set = "pos:\t0\nclockid: 1\nit_value: (0, 372761692)\nit_interval: (0, 0)\n"
    #expect(PendingWork.time(leftIn: set).map { abs($0 - 0.372761692) < 1e-9 } == true)
    #expect(PendingWork.time(leftIn: "it_value: (2, 500000000)") == 2.5)
    #expect(PendingWork.time(leftIn: "it_value: (0, 0)") == nil)
    #expect(PendingWork.time(leftIn: "pos:\t0\nflags:\t02") == nil)
    #expect(PendingWork.time(leftIn: "it_value: nothing") == nil)
  }

  @Test func `is seen while a timer of dispatch is set`() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 3600)
    timer.activate()
    #expect(PendingWork.mayCome(within: 4000))
    timer.cancel()
  }

  @Test func `has connections to a network, and none to a process beside it`() {
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { for descriptor in pair + [network] { close(descriptor) } }
    #expect(pair.map(PendingWork.isOfInternet) == [false, false])
    #expect(PendingWork.isOfInternet(network))
    #expect(!PendingWork.isOfInternet(0))
  }
}
