import Foundation
import Testing

@testable import AppBuilding

@Suite struct `Builds one at a time` {
  @Test func `a second build waits, and says so`() throws {
    let folder = try TemporaryFolder([:])
    let steps = Steps()
    let lock = CacheLock(in: folder.url)
    let second = Thread {
      let work = { steps.add("second builds") }
      try? lock.held(whenWaiting: { steps.add("second waits") }) { () throws(BuildError) in work() }
      steps.add("second is done")
    }
    try lock.held(whenWaiting: { steps.add("first waits") }) { () throws(BuildError) in
      steps.add("first builds")
      second.start()
      steps.wait(for: "second waits")
      steps.add("first is done")
    }
    steps.wait(for: "second is done")
    #expect(
      steps.all == [
        "first builds", "second waits", "first is done", "second builds", "second is done",
      ]
    )
  }
}

/// What happened in which order, told by several threads.
private final class Steps: @unchecked Sendable {
  private let condition = NSCondition()
  private var steps: [String] = []

  var all: [String] { condition.withLock { steps } }

  func add(_ step: String) {
    condition.withLock {
      steps.append(step)
      condition.broadcast()
    }
  }

  func wait(for step: String) {
    condition.withLock { while !steps.contains(step) { condition.wait() } }
  }
}

@Suite struct `Being interrupted` {
  @Test(arguments: [SIGINT, SIGTERM])
  func `ends the tool that runs and what it started, and starts no other`(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(signal)) { [signal] in
      // Tests run on threads that block signals, which what they start would inherit.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      // The shell's child would keep the pipe open, and this waiting, if it were not ended too.
      let shell = URL(fileURLWithPath: "/bin/sh")
      // A shell that is just starting a child loses the signal, so the child says when it is there.
      let tool = Tool(shell, ["-c", "sh -c 'echo ready; exec sleep 1000'; true"])
      do {
        _ = try tool.run { line in if line == "ready" { kill(getpid(), signal) } }
      } catch let interruption as Interruption {
        guard isRefused(tool) else { exit(99) }
        exit(interruption.signal)
      }
    }
  }

  @Test func `a tool ends though a process that outlives it holds its output open`() throws {
    var lines: [String] = []
    let shell = URL(fileURLWithPath: "/bin/sh")
    let code = try Tool(shell, ["-c", "sleep 1000 & echo $!"]).run { lines.append($0) }
    #expect(code == 0)
    let process = try #require(lines.first.flatMap { Int32($0) })
    #expect(kill(process, SIGKILL) == 0)
  }
}

/// Whether a tool isn't even started.
private func isRefused(_ tool: Tool) -> Bool { (try? tool.run { _ in }) == nil }
