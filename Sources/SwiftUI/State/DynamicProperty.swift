/// A property of a view that keeps its value outside of the view.
public protocol DynamicProperty {
  /// Takes the newest value on; SwiftUI calls it, and nobody does here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A value that is kept apart from the copies of what has it.
final class Kept<Value>: @unchecked Sendable {
  private var made: Value?
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
    set { made = newValue }
  }

  /// A binding to the value.
  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
