/// One word after `portico`, and what it does.
protocol Command {
  /// What it accepts.
  static var syntax: Syntax { get }
  /// Takes its options and operands from the command line.
  init(_ arguments: Arguments) throws(UsageError)
  /// Does the work and answers the exit code: 0 well, 1 problems found, 2 could not run.
  func run() -> Int32
}
