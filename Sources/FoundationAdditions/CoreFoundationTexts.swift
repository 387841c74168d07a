public import Foundation

/// A number that stands for an encoding of texts, as Core Foundation counts them.
public typealias CFStringEncoding = UInt32

/// The encodings that are always there.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Encodings of single languages.
public enum CFStringEncodings: CFIndex, Sendable {
  case isoLatin2 = 0x0202
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case KOI8_R = 0x0A02
  case shiftJIS = 0x0A01
  case ISO_2022_JP = 0x0820
  case EUC_JP = 0x0920
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case EUC_CN = 0x0930
  case big5 = 0x0A03
  case EUC_KR = 0x0940
}

/// Foundation's number of an encoding; encodings of single languages have their highest bit set.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  let known: [CFStringEncoding: String.Encoding] = [
    0: .macOSRoman, 0x0500: .windowsCP1252, 0x0201: .isoLatin1, 0x0600: .ascii, 0x0100: .unicode,
    0x0800_0100: .utf8, 0x0B01: .nextstep, 0x0BFF: .nonLossyASCII, 0x1000_0100: .utf16BigEndian,
    0x1400_0100: .utf16LittleEndian, 0x0C00_0100: .utf32, 0x1800_0100: .utf32BigEndian,
    0x1C00_0100: .utf32LittleEndian, 0x0202: .isoLatin2, 0x0501: .windowsCP1250,
    0x0502: .windowsCP1251, 0x0A01: .shiftJIS, 0x0820: .iso2022JP, 0x0920: .japaneseEUC,
  ]
  return known[encoding]?.rawValue ?? UInt(0x8000_0000) | UInt(encoding)
}

/// True if both objects are equal.
public func CFEqual(_ one: CFTypeRef!, _ other: CFTypeRef!) -> Bool {
  (one as? NSObject)?.isEqual(other) ?? (one === other)
}

/// The hash of an object.
public func CFHash(_ object: CFTypeRef!) -> UInt {
  UInt(bitPattern: (object as? NSObject)?.hash ?? 0)
}

/// An identifier that no other one equals.
public typealias CFUUID = NSUUID

/// A new identifier.
public func CFUUIDCreate(_ allocator: CFAllocator!) -> CFUUID! { NSUUID() }

/// The text of an identifier.
public func CFUUIDCreateString(_ allocator: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.uuidString as NSString
}

/// The bundle of the app.
public func CFBundleGetMainBundle() -> Bundle! { .main }

/// Wakes a run loop that sleeps.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }

/// Runs a block in a run loop's next turn.
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!,
  _ mode: CFTypeRef!,
  _ block: (@Sendable () -> Void)!
) {
  if let block { loop.perform(block) }
}
