import Testing

@testable import UIKitCore

/// What the documentation says that fresh instances of one class answer.
///
/// The tables beside this file hold one row for each property: the words on its page under
/// developer.apple.com, or those beside it in UIKit's headers, as a value.
nonisolated struct Defaults: Sendable, CustomTestStringConvertible {
  /// One property: what it answers, and what it is documented to.
  nonisolated struct Row {
    let property: String
    let answered: String
    let documented: String
    let agrees: Bool
  }

  let name: String
  private let evaluate: @Sendable @MainActor () -> [Row]

  /// The rows of a class, each read from an instance that nothing else was done to.
  init<Object>(
    _ name: String,
    _ make: @autoclosure @escaping @Sendable @MainActor () -> Object,
    _ fill: @escaping @Sendable @MainActor (inout Table<Object>) -> Void
  ) {
    self.name = name
    evaluate = {
      var table = Table(make: make)
      fill(&table)
      return table.rows
    }
  }

  var testDescription: String { name }

  @MainActor func rows() -> [Row] { evaluate() }

  /// Collects the rows of one class.
  @MainActor struct Table<Object> {
    let make: @MainActor () -> Object
    private(set) var rows: [Row] = []

    init(make: @escaping @MainActor () -> Object) { self.make = make }

    /// A property and its documented default.
    mutating func callAsFunction<Value: Equatable>(
      _ property: String,
      _ read: (Object) -> Value,
      _ documented: Value
    ) {
      let value = read(make())
      rows.append(
        Row(
          property: property,
          answered: "\(value)",
          documented: "\(documented)",
          agrees: value == documented
        )
      )
    }

    /// A property that is documented to be nil.
    mutating func none<Value>(_ property: String, _ read: (Object) -> Value?) {
      let value = read(make())
      rows.append(
        Row(
          property: property,
          answered: value.map { "\($0)" } ?? "nil",
          documented: "nil",
          agrees: value == nil
        )
      )
    }
  }
}
