public import UIKitValues

/// The layout of a paragraph's lines; the same object as UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle

/// The position of lines between the edges.
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left edge.
  case left
  /// At the right edge.
  case right
  /// In the middle.
  case center
  /// At both edges.
  case justified
  /// At the edge where the text begins to be read.
  case natural
}

/// The end of a line, and the treatment of text that has no room.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between any letters.
  case byCharWrapping
  /// Nowhere.
  case byClipping
  /// Dots at the beginning of the only line.
  case byTruncatingHead
  /// Dots at the end of the only line.
  case byTruncatingTail
  /// Dots in the middle of the only line.
  case byTruncatingMiddle
}

/// The direction in which a paragraph is read.
public enum CTWritingDirection: Int8, Sendable {
  /// That of its first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The meaning of a setting's value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`.
  case alignment
  /// Lengths in points, each a `CGFloat`.
  case firstLineHeadIndent, headIndent, tailIndent
  /// An array of `CTTextTab`.
  case tabStops
  /// A length in points, a `CGFloat`.
  case defaultTabInterval
  /// A `CTLineBreakMode`.
  case lineBreakMode
  /// A factor, a `CGFloat`.
  case lineHeightMultiple
  /// Lengths in points, each a `CGFloat`.
  case maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing
  /// A length in points, a `CGFloat`.
  case paragraphSpacingBefore
  /// A `CTWritingDirection`.
  case baseWritingDirection
  /// Lengths in points, each a `CGFloat`.
  case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
  /// Bits that have no effect here.
  case lineBoundsOptions
}

/// One value of a paragraph style, of which a pointer is given.
public struct CTParagraphStyleSetting {
  /// The meaning of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The number of its bytes.
  public var valueSize: Int
  /// The value itself.
  public var value: UnsafeRawPointer

  /// A setting of a meaning and a value.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A paragraph style of some settings; what they leave out is as usual.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?,
  _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<settingCount { if let setting = settings?[index] { style.apply(setting) } }
  return (style.copy() as? NSParagraphStyle) ?? style
}

/// A copy of a style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  (paragraphStyle.copy() as? NSParagraphStyle) ?? paragraphStyle
}

/// Writes a value of a style; false if its bytes are not so many, or it is no number.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle,
  _ spec: CTParagraphStyleSpecifier,
  _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<Value: BitwiseCopyable>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  switch spec {
  case .alignment: return write(CTTextAlignment(paragraphStyle.alignment).rawValue)
  case .lineBreakMode: return write(UInt8(paragraphStyle.lineBreakMode.rawValue))
  case .baseWritingDirection: return write(Int8(paragraphStyle.baseWritingDirection.rawValue))
  case .tabStops, .lineBoundsOptions: return false
  default: return write(paragraphStyle.length(spec))
  }
}

extension NSMutableParagraphStyle {
  fileprivate func apply(_ setting: CTParagraphStyleSetting) {
    func value<Value>(_ type: Value.Type) -> Value? {
      guard setting.valueSize >= MemoryLayout<Value>.size else { return nil }
      return setting.value.assumingMemoryBound(to: type).pointee
    }
    switch setting.spec {
    case .alignment:
      if let raw = value(UInt8.self), let found = CTTextAlignment(rawValue: raw) {
        alignment = found.kit
      }
    case .lineBreakMode:
      if let raw = value(UInt8.self), let mode = NSLineBreakMode(rawValue: Int(raw)) {
        lineBreakMode = mode
      }
    case .baseWritingDirection:
      if let raw = value(Int8.self), let direction = NSWritingDirection(rawValue: Int(raw)) {
        baseWritingDirection = direction
      }
    case .tabStops:
      if let tabs = value(CFArray.self) { tabStops = tabs.compactMap { $0 as? NSTextTab } }
    case .lineBoundsOptions: break
    default: if let length = value(CGFloat.self) { set(setting.spec, length) }
    }
  }

  private func set(_ spec: CTParagraphStyleSpecifier, _ length: CGFloat) {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent = length
    case .headIndent: headIndent = length
    case .tailIndent: tailIndent = length
    case .defaultTabInterval: defaultTabInterval = length
    case .lineHeightMultiple: lineHeightMultiple = length
    case .maximumLineHeight: maximumLineHeight = length
    case .minimumLineHeight: minimumLineHeight = length
    case .paragraphSpacing: paragraphSpacing = length
    case .paragraphSpacingBefore: paragraphSpacingBefore = length
    case .lineSpacing, .lineSpacingAdjustment: lineSpacing = length
    case .minimumLineSpacing: lineSpacing = max(lineSpacing, length)
    case .maximumLineSpacing: lineSpacing = min(lineSpacing, length)
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions: break
    }
  }
}

extension NSParagraphStyle {
  fileprivate func length(_ spec: CTParagraphStyleSpecifier) -> CGFloat {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent
    case .headIndent: headIndent
    case .tailIndent: tailIndent
    case .defaultTabInterval: defaultTabInterval
    case .lineHeightMultiple: lineHeightMultiple
    case .maximumLineHeight: maximumLineHeight
    case .minimumLineHeight: minimumLineHeight
    case .paragraphSpacing: paragraphSpacing
    case .paragraphSpacingBefore: paragraphSpacingBefore
    default: lineSpacing
    }
  }
}

extension CTTextAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }

  fileprivate var kit: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// UIKit's alignment of a text as CoreText counts it.
public func NSTextAlignmentToCTTextAlignment(_ alignment: NSTextAlignment) -> CTTextAlignment {
  CTTextAlignment(alignment)
}

/// CoreText's alignment of a text as UIKit counts it.
public func NSTextAlignmentFromCTTextAlignment(_ alignment: CTTextAlignment) -> NSTextAlignment {
  alignment.kit
}

/// A place that a tab jumps to; the same object as UIKit's.
public typealias CTTextTab = NSTextTab

/// A tab of an alignment at a place in points; options aren't kept.
public func CTTextTabCreate(
  _ alignment: CTTextAlignment,
  _ location: Double,
  _ options: CFDictionary?
) -> CTTextTab {
  NSTextTab(textAlignment: alignment.kit, location: CGFloat(location), options: [:])
}

/// The alignment of text at a tab.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
  CTTextAlignment(tab.alignment)
}

/// The place of a tab in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }
