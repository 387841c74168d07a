extension Solver {
  /// A number that the solver is to find.
  ///
  /// It is a name, good for the solver that made it and for copies of that solver. The name of a
  /// removed variable is never that of a later one; its value is zero.
  public struct Variable: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: Int32

    /// The name of no variable.
    public static let none = Variable(index: -1, generation: 0)

    /// A small number that no other variable of the solver has at the same time: an index for
    /// whatever is kept about variables.
    public var position: Int { Int(index) }
  }

  /// A variable and the value that it has got.
  public struct Change: Hashable, Sendable, BitwiseCopyable {
    /// The variable that has changed.
    public let variable: Variable
    /// Its present value.
    public let value: Double
  }

  /// A variable times a factor: one part of a linear expression.
  public struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// The factor; a value that is not finite counts as 0.
    public var coefficient: Double

    /// Makes a term; the factor is 1 unless said.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }
}
