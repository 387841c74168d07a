public import UIKitValues

/// A request for a font; the same object as UIKit's descriptor, to which apps cast it.
public typealias CTFontDescriptor = UIFontDescriptor

/// A descriptor of a font by its name; a size of 0 says nothing.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat)
  -> CTFontDescriptor
{
  UIFontDescriptor(name: "\(name)", size: size)
}

/// A descriptor of what attributes by their keys say.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: fontAttributes(attributes))
}

/// A descriptor with more attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor,
  _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(fontAttributes(attributes))
}

/// A descriptor with some traits set to those of a value.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor,
  _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let traits = original.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return original.withSymbolicTraits(traits)
}

/// A descriptor of the same style in another font family.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor,
  _ family: CFString
) -> CTFontDescriptor? {
  original.withFamily("\(family)")
}

/// A descriptor with a setting of a feature; only digits of one width have effect.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor,
  _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  let feature: [UIFontDescriptor.FeatureKey: Int] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  // Attributes that a descriptor is made of are kept as they are.
  return UIFontDescriptor(
    fontAttributes: original.fontAttributes.merging([.featureSettings: [feature]]) { $1 }
  )
}

/// Everything that a descriptor says, by the keys of attributes.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  let attributes = descriptor.fontAttributes.map { ($0.key.rawValue, value($0.value)) }
  return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: attributes))
}

/// One attribute of a descriptor; nil if it has none of that name.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString)
  -> CFTypeRef?
{
  let key = "\(attribute)"
  if key == "\(kCTFontURLAttribute)" {
    return FontLibrary.shared.registeredFont(descriptor.postscriptName)?.url as NSURL?
  }
  if key == "\(kCTFontDisplayNameAttribute)" || key == "\(kCTFontStyleNameAttribute)" {
    let font = UIFont(descriptor: descriptor, size: 0)
    let isStyle = key == "\(kCTFontStyleNameAttribute)"
    return isStyle ? CTFontCopyName(font, kCTFontStyleNameKey) : CTFontCopyDisplayName(font)
  }
  let name = UIFontDescriptor.AttributeName(rawValue: key)
  let found = descriptor.fontAttributes[name] ?? descriptor.requested[name]
  return found.map { value($0) }
}

/// The descriptor of the font that fits best, itself.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ mandatoryAttributes: NSSet?
) -> CTFontDescriptor? {
  descriptor
}

/// The descriptors of the fonts that fit, of which there is one.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor,
  _ mandatoryAttributes: NSSet?
) -> CFArray? {
  NSArray(array: [descriptor])
}

/// The progress of a search for fonts.
public enum CTFontDescriptorMatchingState: UInt32, Sendable {
  case didBegin = 0
  case didFinish, willBeginQuerying, stalled, willBeginDownloading, downloading
  case didFinishDownloading, didMatch, didFailWithError
}

/// Searches for fonts, and reports its beginning and its end at once, on the calling thread.
///
/// Fonts are those of the app and of the system; none is fetched. The dictionary of the end has the
/// descriptors that were found. The result is true, as the search could begin.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
  _ descriptors: CFArray,
  _ mandatoryAttributes: NSSet?,
  _ progressBlock: (CTFontDescriptorMatchingState, CFDictionary) -> Bool
) -> Bool {
  guard progressBlock(.didBegin, NSDictionary()) else { return true }
  let result = [kCTFontDescriptorMatchingResult: descriptors as Any]
  _ = progressBlock(.didFinish, NSDictionary(dictionary: result))
  return true
}

/// The attributes of UIKit's descriptors, whose keys have the same names.
private func fontAttributes(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var result: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    let name = (key as? String) ?? "\(key)"
    result[UIFontDescriptor.AttributeName(rawValue: name)] =
      (value as? NSDictionary).map(plain) ?? (value as? NSArray).map { $0.map(nested) } ?? value
  }
  return result
}

private func plain(_ dictionary: NSDictionary) -> [AnyHashable: Any] {
  var result: [AnyHashable: Any] = [:]
  for (key, value) in dictionary { result[(key as? String) ?? "\(key)"] = value }
  return result
}

private func nested(_ value: Any) -> Any {
  (value as? NSDictionary).map { dictionary in
    var result: [AnyHashable: Any] = [:]
    for (key, value) in dictionary {
      let name = UIFontDescriptor.FeatureKey(rawValue: (key as? String) ?? "\(key)")
      result[name] = (value as? NSNumber)?.intValue ?? value
    }
    return result
  } ?? value
}

/// A value of an attribute as an object.
private func value(_ value: Any) -> NSObject {
  switch value {
  case let number as CGFloat: NSNumber(value: Double(number))
  case let text as String: text as NSString
  case let traits as [UIFontDescriptor.TraitKey: CGFloat]:
    NSDictionary(
      dictionary: Dictionary(
        uniqueKeysWithValues: traits.map { ($0.key.rawValue, Double($0.value)) }
      )
    )
  case let features as [[UIFontDescriptor.FeatureKey: Int]]:
    NSArray(
      array: features.map { feature in
        NSDictionary(
          dictionary: Dictionary(uniqueKeysWithValues: feature.map { ($0.key.rawValue, $0.value) })
        )
      }
    )
  case let object as NSObject: object
  default: "\(value)" as NSString
  }
}

extension RegisteredFont {
  var url: URL { URL(fileURLWithPath: path) }
}
