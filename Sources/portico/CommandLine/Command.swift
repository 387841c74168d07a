/// A subcommand of `portico`.
protocol Command {
  /// The options and operands that it accepts.
  static var syntax: Syntax { get }
  /// Takes its options and operands from the command line.
  init(_ arguments: Arguments) throws(UsageError)
  /// Does the work and answers the exit code: 0 well, 1 problems found, 2 could not run.
  func run() -> Int32
}
