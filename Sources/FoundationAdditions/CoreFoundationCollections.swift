public import Foundation

/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet

/// A part of a list from a place on.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// The number of a text's UTF-16 units.
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.length }

/// An element of a list, which the list keeps, as a pointer to it.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(array.object(at: index) as AnyObject).toOpaque())
}

/// The number of a dictionary's keys.
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }

/// The value of a key, which the dictionary keeps, as a pointer to it; nil if there is none.
public func CFDictionaryGetValue(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!)
  -> UnsafeRawPointer!
{
  let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let value = dictionary.object(forKey: (object as? NSString).map { "\($0)" } ?? object)
  else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
}

/// A text with the attributes of a dictionary, whose keys are texts.
public func CFAttributedStringCreate(
  _ allocator: CFAllocator!,
  _ string: CFString!,
  _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: "\(string ?? "")", attributes: keys(attributes))
}

/// An empty text whose attributes can be changed.
public func CFAttributedStringCreateMutable(_ allocator: CFAllocator!, _ maxLength: CFIndex)
  -> CFMutableAttributedString!
{
  NSMutableAttributedString(string: "")
}

/// The number of UTF-16 units.
public func CFAttributedStringGetLength(_ text: CFAttributedString!) -> CFIndex { text.length }

/// The text without its attributes.
public func CFAttributedStringGetString(_ text: CFAttributedString!) -> CFString! {
  text.string as NSString
}

/// Puts a text in place of characters.
public func CFAttributedStringReplaceString(
  _ text: CFMutableAttributedString!,
  _ range: CFRange,
  _ replacement: CFString!
) {
  text.replaceCharacters(in: range, with: "\(replacement ?? "")")
}

/// Gives characters an attribute.
public func CFAttributedStringSetAttribute(
  _ text: CFMutableAttributedString!,
  _ range: CFRange,
  _ name: CFString!,
  _ value: CFTypeRef!
) {
  guard let value else { return }
  text.addAttribute(NSAttributedString.Key("\(name ?? "")"), value: value, range: range)
}

private func keys(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    result[NSAttributedString.Key((key as? String) ?? "\(key)")] = value
  }
  return result
}

/// The number of an error.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
/// The domain of an error.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain as NSString }
/// The words of an error.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  error.localizedDescription as NSString
}
