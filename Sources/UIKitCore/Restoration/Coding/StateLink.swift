/// The relation of an object to a state that refers to it.
enum StateLink {
  /// A preserved object, by its number.
  case preserved(Int)
  /// A controller or view that isn't preserved; nothing is written for it.
  case leftOut
  /// Any other object, which has to code itself.
  case value
}

/// The class of an object with its module, as a state names it.
nonisolated func stateName(of type: AnyClass) -> String { String(reflecting: type) }
