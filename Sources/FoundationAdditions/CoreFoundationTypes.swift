public import Foundation

// Core Foundation's types under the names with which apps cast to them. On iOS each is bridged to
// the class of Foundation that it is here.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A text.
public typealias CFString = NSString
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// A list.
public typealias CFArray = NSArray
/// A list that can be changed.
public typealias CFMutableArray = NSMutableArray
/// Values by keys.
public typealias CFDictionary = NSDictionary
/// Values by keys, which can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes.
public typealias CFData = NSData
/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
/// The bytes, as long as the data lives; nil for no data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  (theData as CFData?)?.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// An address.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// A set.
public typealias CFSet = NSSet
/// A part of a list.
public typealias CFRange = NSRange
/// A count or a place in a list.
public typealias CFIndex = Int
/// A whole number, by its name in Objective-C.
public typealias NSInteger = Int
/// A whole number that isn't negative, by its name in Objective-C.
public typealias NSUInteger = UInt
/// A number that stands for a type.
public typealias CFTypeID = UInt
/// Bits of options.
public typealias CFOptionFlags = UInt
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// The maker of memory; there is one.
public typealias CFAllocator = NSObject

/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The usual maker of memory, nil.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil

/// Now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of an object's type, to be compared with those of the functions below.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  guard let cf else { return 0 }
  if let number = cf as? NSNumber {
    // A truth value is a number whose type is that of a character.
    return number.objCType.pointee == kCFBooleanTrue.objCType.pointee
      ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  }
  let kinds: [(AnyClass, CFTypeID)] = [
    (NSString.self, CFStringGetTypeID()), (NSArray.self, CFArrayGetTypeID()),
    (NSDictionary.self, CFDictionaryGetTypeID()), (NSData.self, CFDataGetTypeID()),
    (NSDate.self, CFDateGetTypeID()), (NSURL.self, CFURLGetTypeID()),
    (NSNull.self, CFNullGetTypeID()), (NSSet.self, CFSetGetTypeID()),
  ]
  return kinds.first { (cf as? NSObject)?.isKind(of: $0.0) == true }?.1 ?? 1
}

/// The number of the type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of the type of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of the type of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of the type of values by keys.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of the type of bytes.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of the type of points in time.
public func CFDateGetTypeID() -> CFTypeID { 42 }
/// The number of the type of addresses.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// The number of the type of the object that stands for nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The number of the type of sets.
public func CFSetGetTypeID() -> CFTypeID { 17 }

/// Makes bytes that can be changed; the capacity is only a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// The number of a list's elements.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

/// Changes a text by the rules that have a name; false if there are no such rules.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!,
  _ range: UnsafeMutablePointer<CFRange>!,
  _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let name = StringTransform(rawValue: "\(transform ?? "")")
  let text = "\(string ?? "")"
  guard let changed = text.applyingTransform(name, reverse: reverse) else { return false }
  string.setString(changed)
  return true
}

/// The rules that write any script in Latin letters.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// The rules that write Chinese in Latin letters.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// The rules that take accents away.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! =
  "NFD; [:Mn:] Remove; NFC"
/// The rules that take marks away that combine with letters.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! =
  "NFD; [:Mn:] Remove; NFC"
