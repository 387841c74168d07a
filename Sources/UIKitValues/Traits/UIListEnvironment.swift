/// The kind of list that a view is in.
nonisolated public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The kind of list that a view is in; set by whoever shows a list, and inherited by its cells.
nonisolated public enum UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIListEnvironment.unspecified
}

nonisolated extension UITraitCollection {
  /// A collection that specifies the kind of list alone.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// The kind of list that a view is in.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

nonisolated extension UIMutableTraits {
  /// The kind of list that a view is in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
