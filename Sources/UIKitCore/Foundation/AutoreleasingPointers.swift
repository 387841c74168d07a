/// A pointer to a reference that somebody else keeps, as Objective-C's methods hand it out.
///
/// The compiler has it where Objective-C is; here it is a pointer like any other.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
