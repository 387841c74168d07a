internal import ObjectiveC

/// The amount of help that tools that rewrite text offer; there are none here.
nonisolated public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// The kinds of text that such tools may put in; there are none here.
nonisolated public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Makes a set of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
}

/// Results that are put behind sums while they are typed; nothing acts on it here.
nonisolated public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

private nonisolated(unsafe) var behaviorKey: UInt8 = 0
private nonisolated(unsafe) var resultKey: UInt8 = 0
private nonisolated(unsafe) var sumKey: UInt8 = 0

extension UITextInputTraits {
  /// Default `.default`; kept, and nothing acts on it here.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { objc_getAssociatedObject(self, &behaviorKey) as? UIWritingToolsBehavior ?? .default }
    set {
      objc_setAssociatedObject(self, &behaviorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Default empty, which leaves the kinds to the text; kept, and nothing acts on it here.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { objc_getAssociatedObject(self, &resultKey) as? UIWritingToolsResultOptions ?? [] }
    set {
      objc_setAssociatedObject(self, &resultKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Default `.default`; kept, and nothing acts on it here.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get {
      objc_getAssociatedObject(self, &sumKey) as? UITextMathExpressionCompletionType ?? .default
    }
    set { objc_setAssociatedObject(self, &sumKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
