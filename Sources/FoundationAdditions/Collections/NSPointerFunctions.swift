public import Foundation

/// The way in which a collection holds and compares what is in it.
open class NSPointerFunctions: NSObject {
  /// The way a table holds and compares its objects; comparing is always by identity here.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Holds objects strongly; the default.
    public static let strongMemory: Self = []
    /// Holds pointers that nobody counts.
    public static let opaqueMemory = Self(rawValue: 2)
    /// Holds memory that C's functions made; treated as `opaqueMemory` here, so nobody frees it.
    public static let mallocMemory = Self(rawValue: 3)
    /// Holds memory of pages; treated as `opaqueMemory` here, so nobody frees it.
    public static let machVirtualMemory = Self(rawValue: 4)
    /// Holds objects weakly.
    public static let weakMemory = Self(rawValue: 5)
    /// No bits; objects are compared by identity all the same.
    public static let objectPersonality: Self = []
    /// Compares pointers themselves.
    public static let opaquePersonality = Self(rawValue: 1 << 8)
    /// Compares objects by identity, as is always done here.
    public static let objectPointerPersonality = Self(rawValue: 2 << 8)
    /// Compares texts of C; pointers themselves are compared here.
    public static let cStringPersonality = Self(rawValue: 3 << 8)
    /// Compares bytes; pointers themselves are compared here.
    public static let structPersonality = Self(rawValue: 4 << 8)
    /// Compares pointers as numbers.
    public static let integerPersonality = Self(rawValue: 5 << 8)
    /// Copies objects that are put in; ignored here.
    public static let copyIn = Self(rawValue: 1 << 16)

    /// The part that says how memory is held.
    var memory: Self { Self(rawValue: rawValue & 0xFF) }
  }

  /// The options that the functions were made with.
  let options: Options

  /// Functions of options.
  public init(options: Options = []) {
    self.options = options
    super.init()
  }
}
