internal import Foundation
internal import InterfaceBuilder

/// This program once more, as a worker: values go to it and come from it, and when it ends it is
/// known why.
final class WorkerProcess {
  /// The program to run; tests, which are another program, say where the command is.
  static var program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path

  let channel: MessageChannel
  private let process: pid_t
  /// Holds what it writes to standard output and standard error.
  private let notes: FileHandle
  private let seconds: Int

  /// Starts one that may spend so many seconds on a document.
  init(_ commandLine: [String], seconds: Int) throws(UsageError) {
    guard let notes = Self.scratchFile(), let (near, far) = MessageChannel.pair() else {
      throw .cannotRun("A worker", reason: String(cString: strerror(errno)))
    }
    defer { far.close() }
    self.notes = notes
    self.seconds = seconds
    channel = near
    process = try Self.start(commandLine, channel: far.descriptor, notes: notes.fileDescriptor)
  }

  private static func start(
    _ commandLine: [String],
    channel: Int32,
    notes: Int32
  ) throws(UsageError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, channel, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, notes, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, notes, STDERR_FILENO)
    // A backtrace of a program that crashes would take seconds.
    let settings = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.map { "\($0)=\($1)" }
    var arguments = (["portico", Worker.word] + commandLine).map { strdup($0) } + [nil]
    var environment = settings.map { strdup($0) } + [nil]
    defer { for word in arguments + environment { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, nil, &arguments, &environment)
    guard failure == 0 else {
      throw .cannotRun("A worker", reason: String(cString: strerror(failure)))
    }
    return process
  }

  private static func scratchFile() -> FileHandle? {
    var name = Array((NSTemporaryDirectory() + "/portico-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Waits until one of the workers has something to tell, or has ended; answers which have.
  static func wait(for workers: [(place: Int, worker: WorkerProcess)]) -> [Int] {
    let early = workers.filter { $0.worker.channel.hasMessage }
    guard early.isEmpty else { return early.map(\.place) }
    var ends = workers.map {
      pollfd(fd: $0.worker.channel.descriptor, events: Int16(POLLIN), revents: 0)
    }
    while poll(&ends, nfds_t(ends.count), -1) < 0 && errno == EINTR {}
    return zip(workers, ends).filter { $1.revents != 0 }.map(\.0.place)
  }

  /// Lets it go, and says why it had ended, if it had.
  @discardableResult
  func end() -> Problem.Stop {
    channel.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    try? notes.seek(toOffset: 0)
    let output = (try? notes.read(upToCount: 1 << 20)).flatMap(\.self) ?? Data()
    return Problem.Stop(
      signal: status & 0x7F,
      last: String(decoding: output, as: UTF8.self),
      seconds: seconds
    )
  }
}

nonisolated extension Problem.Stop {
  /// The reason why a process ended, from its signal and its last output.
  init(signal: Int32, last output: String, seconds: Int) {
    // Addresses differ from run to run.
    let lines = output.replacing(/: 0x[0-9a-f]+/, with: "").split(separator: "\n")
    let exception = "*** Terminating app due to uncaught exception "
    if signal == SIGALRM {
      self = .timeout(seconds: seconds)
    } else if let line = lines.last(where: { $0.hasPrefix(exception) }) {
      self = .exception(String(line.dropFirst(exception.count)))
    } else if let line = lines.last(where: { $0.contains("Fatal error: ") }),
      let start = line.range(of: "Fatal error: ")
    {
      self = .crash(String(line[start.upperBound...]))
    } else {
      self = .crash(signal == 0 ? "no reason is known" : String(cString: strsignal(signal)))
    }
  }
}
