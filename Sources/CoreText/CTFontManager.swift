public import UIKitValues

/// The time for which a registered font can be used; here always as long as the app runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Not at all.
  case none = 0
  /// While the app runs.
  case process = 1
  /// In all apps; while this one runs here.
  case persistent = 2
  /// Until the user logs out; while this one runs here.
  case session = 3

  /// The older name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}

/// The reason why a font could not be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is of no kind that is known.
  case unrecognizedFormat = 103
  /// The file can not be used.
  case invalidFontData = 104
  /// It was registered before.
  case alreadyRegistered = 105
  /// There are too many fonts.
  case exceededResourceLimit = 106
  /// There is no such asset.
  case assetNotFound = 107
  /// It was not registered.
  case notRegistered = 201
  /// It is in use.
  case inUse = 202
  /// The system needs it.
  case systemRequired = 203
  /// It could not be registered for another reason.
  case registrationFailed = 301
  /// Its name is that of another.
  case duplicatedName = 305
}

/// The domain of these errors.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the addresses of fonts in an error.
public nonisolated(unsafe) let kCTFontManagerErrorFontURLsKey: CFString =
  "CTFontManagerErrorFontURLs"
/// The name of the notification after fonts were registered; it is never posted here.
public nonisolated(unsafe) let kCTFontManagerRegisteredFontsChangedNotification: CFString =
  "CTFontManagerFontChangedNotification"

/// The pointer through which an error is given back.
public typealias CTFontErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Makes the fonts of a file usable by their names; false with an error if that can't be.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: CTFontErrorPointer?
) -> Bool {
  answer(registering(fontURL as URL), fontURL as URL, error)
}

/// Forgets the fonts of a file; false with an error if they were not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: CTFontErrorPointer?
) -> Bool {
  let url = fontURL as URL
  guard isRegistered(url) else { return answer(.notRegistered, url, error) }
  FontLibrary.shared.unregister(url)
  return true
}

/// Makes the fonts of files usable; false with an error for each that can't be.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let failures = urls(fontURLs).compactMap { url in registering(url).map { made($0, url) } }
  if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
  return failures.isEmpty
}

/// Makes the fonts of files usable, and calls a block once all is done; it returns false to stop.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = urls(fontURLs).compactMap { url in registering(url).map { made($0, url) } }
  _ = registrationHandler?(NSArray(array: failures), true)
}

/// Makes a font that was read from a file's bytes usable by its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontErrorPointer?) -> Bool
{
  guard let file = font.file else { return answer(.alreadyRegistered, nil, error) }
  let names = file.fonts.map(\.postScriptName)
  guard names.allSatisfy({ FontLibrary.shared.announcedFont($0)?.postScriptName != $0 }) else {
    return answer(.alreadyRegistered, nil, error)
  }
  FontLibrary.shared.register(file)
  return true
}

/// Forgets a font that was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: CTFontErrorPointer?
) -> Bool {
  guard let file = font.file,
    FontLibrary.shared.announcedFont("\(font.postScriptName ?? "")") != nil
  else { return answer(.notRegistered, nil, error) }
  FontLibrary.shared.unregister(file)
  return true
}

/// The descriptors of the fonts in a file; nil if it has none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let fonts = FontLibrary.fonts(of: fileURL as URL)
  return fonts.isEmpty ? nil : NSArray(array: fonts.map(descriptor))
}

/// The descriptor of the first font in a file's bytes; nil if they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  CTFontManagerCreateFontDescriptorsFromData(data).firstObject as? CTFontDescriptor
}

/// The descriptors of the fonts in a file's bytes, which text can be drawn with by these.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else {
    return NSArray()
  }
  return NSArray(array: (font.file?.fonts ?? []).map(descriptor))
}

/// The names of all font families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  NSArray(array: UIFont.familyNames.map { $0 as NSString })
}

/// The names of all fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  let names = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
  return NSArray(array: names.map { $0 as NSString })
}

private func descriptor(_ font: RegisteredFont) -> UIFontDescriptor {
  UIFontDescriptor(name: font.postScriptName, size: 0)
}

private func urls(_ list: CFArray) -> [URL] {
  list.compactMap { ($0 as? URL) ?? ($0 as? NSURL).map { $0 as URL } }
}

private func isRegistered(_ url: URL) -> Bool {
  FontLibrary.fonts(of: url).contains { font in
    FontLibrary.shared.announcedFont(font.postScriptName)?.path == url.path
  }
}

/// Registers the fonts of a file, and says why not if that can't be.
private func registering(_ url: URL) -> CTFontManagerError? {
  guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
  guard !isRegistered(url) else { return .alreadyRegistered }
  do {
    try FontLibrary.shared.register(url)
    return nil
  } catch {
    return .unrecognizedFormat
  }
}

private func made(_ error: CTFontManagerError, _ url: URL?) -> NSError {
  var information: [String: Any] = [:]
  if let url { information["\(kCTFontManagerErrorFontURLsKey)"] = [url] }
  return NSError(
    domain: "\(kCTFontManagerErrorDomain)",
    code: error.rawValue,
    userInfo: information
  )
}

private func answer(
  _ error: CTFontManagerError?,
  _ url: URL?,
  _ pointer: CTFontErrorPointer?
) -> Bool {
  if let error { pointer?.pointee = .passRetained(made(error, url)) }
  return error == nil
}
