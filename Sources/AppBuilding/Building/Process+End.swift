package import Foundation

/// The end of a process by the kernel's word: `Process` itself waits for all that inherited the socket
/// by which it watches, such as what writes a trace of a crash, and some of these never end.
extension Process {
  /// Waits until the process has ended, and returns its exit code as a shell has it: 128 and the signal
  /// after a crash.
  package func exitCodeAtEnd() -> Int32 {
    var info = siginfo_t()
    let number = id_t(processIdentifier)
    while waitid(P_PID, number, &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    if let code = exitCodeIfEnded { return code }
    waitUntilExit()
    return code
  }

  /// The exit code of a process that has ended, else nil.
  package var exitCodeIfEnded: Int32? {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    else { return isRunning ? nil : code }
    let child = info._sifields._sigchld
    guard child.si_pid != 0 else { return nil }
    return child.si_status + (info.si_code == Int32(CLD_EXITED) ? 0 : 128)
  }

  private var code: Int32 { terminationStatus + (terminationReason == .uncaughtSignal ? 128 : 0) }
}
