internal import Foundation
internal import InterfaceBuilder

/// The other side of a `WorkerProcess`: takes documents from standard input until that ends.
enum Worker {
  /// The hidden argument that makes the program a worker.
  static let word = "worker"

  /// Runs the worker of the command that is the first argument.
  static func run(_ commandLine: [String]) throws(UsageError) -> Int32 {
    let options = Array(commandLine.dropFirst())
    switch commandLine.first {
    case RenderTask.syntax.name: try serve(RenderTask.self, options)
    case LayoutTask.syntax.name: try serve(LayoutTask.self, options)
    default: throw .unknownCommand(commandLine.first ?? "", known: [])
    }
    return 0
  }

  private static func serve<Task: DocumentTask>(
    _: Task.Type,
    _ options: [String]
  ) throws(UsageError) {
    let arguments = try Arguments(options, syntax: Task.syntax)
    let task = try Task(arguments)
    let seconds = try WorkLimits.seconds(arguments)
    WorkLimits.limitMemory()
    let channel = MessageChannel(descriptor: STDIN_FILENO)
    while let order: WorkOrder = channel.receive() {
      forgetNotes()
      alarm(UInt32(seconds))
      let result = task.result(of: order) { mark in
        channel.send(WorkerMessage<Task.Result>.reached(mark))
      }
      alarm(0)
      channel.send(WorkerMessage<Task.Result>.finished(result))
    }
  }

  /// Empties the file of notes, since they are about one document alone.
  private static func forgetNotes() {
    ftruncate(STDERR_FILENO, 0)
    lseek(STDERR_FILENO, 0, SEEK_SET)
  }
}

/// The limit of time for one document.
enum WorkLimits {
  /// The option that says how many seconds a document may take.
  static let option = Syntax.Option(
    name: "--time-limit",
    value: "SECONDS",
    help: "How long one document may take; 60 if not given."
  )

  static func seconds(_ arguments: Arguments) throws(UsageError) -> Int {
    try Int(arguments.number(option.name, limit: 86400)?.rounded(.up) ?? 60)
  }

  /// Far more than any real document takes, and less than would make others suffer.
  private static let memory: rlim_t = 4 << 30

  /// Has the system refuse this process memory beyond the limit, and leave no image of it behind.
  static func limitMemory() {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
