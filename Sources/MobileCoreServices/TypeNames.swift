public import Foundation
public import FoundationAdditions
internal import UniformTypeIdentifiers

// The names of types as texts, which `UTType` came after.

/// The name of `UTType.item`.
public var kUTTypeItem: CFString { UTType.item.identifier as CFString }
/// The name of `UTType.content`.
public var kUTTypeContent: CFString { UTType.content.identifier as CFString }
/// The name of `UTType.data`.
public var kUTTypeData: CFString { UTType.data.identifier as CFString }
/// The name of `UTType.directory`.
public var kUTTypeDirectory: CFString { UTType.directory.identifier as CFString }
/// The name of `UTType.folder`.
public var kUTTypeFolder: CFString { UTType.folder.identifier as CFString }
/// The name of `UTType.text`.
public var kUTTypeText: CFString { UTType.text.identifier as CFString }
/// The name of `UTType.plainText`.
public var kUTTypePlainText: CFString { UTType.plainText.identifier as CFString }
/// The name of `UTType.utf8PlainText`.
public var kUTTypeUTF8PlainText: CFString { UTType.utf8PlainText.identifier as CFString }
/// The name of `UTType.rtf`.
public var kUTTypeRTF: CFString { UTType.rtf.identifier as CFString }
/// The name of `UTType.html`.
public var kUTTypeHTML: CFString { UTType.html.identifier as CFString }
/// The name of `UTType.xml`.
public var kUTTypeXML: CFString { UTType.xml.identifier as CFString }
/// The name of `UTType.sourceCode`.
public var kUTTypeSourceCode: CFString { UTType.sourceCode.identifier as CFString }
/// The name of `UTType.swiftSource`.
public var kUTTypeSwiftSource: CFString { UTType.swiftSource.identifier as CFString }
/// The name of `UTType.json`.
public var kUTTypeJSON: CFString { UTType.json.identifier as CFString }
/// The name of `UTType.propertyList`.
public var kUTTypePropertyList: CFString { UTType.propertyList.identifier as CFString }
/// The name of `UTType.pdf`.
public var kUTTypePDF: CFString { UTType.pdf.identifier as CFString }
/// The name of `UTType.image`.
public var kUTTypeImage: CFString { UTType.image.identifier as CFString }
/// The name of `UTType.jpeg`.
public var kUTTypeJPEG: CFString { UTType.jpeg.identifier as CFString }
/// The name of `UTType.png`.
public var kUTTypePNG: CFString { UTType.png.identifier as CFString }
/// The name of `UTType.gif`.
public var kUTTypeGIF: CFString { UTType.gif.identifier as CFString }
/// The name of `UTType.tiff`.
public var kUTTypeTIFF: CFString { UTType.tiff.identifier as CFString }
/// The name of `UTType.bmp`.
public var kUTTypeBMP: CFString { UTType.bmp.identifier as CFString }
/// The name of `UTType.rawImage`.
public var kUTTypeRawImage: CFString { UTType.rawImage.identifier as CFString }
/// The name of `UTType.livePhoto`.
public var kUTTypeLivePhoto: CFString { UTType.livePhoto.identifier as CFString }
/// The name of `UTType.audiovisualContent`.
public var kUTTypeAudiovisualContent: CFString { UTType.audiovisualContent.identifier as CFString }
/// The name of `UTType.movie`.
public var kUTTypeMovie: CFString { UTType.movie.identifier as CFString }
/// The name of `UTType.video`.
public var kUTTypeVideo: CFString { UTType.video.identifier as CFString }
/// The name of `UTType.audio`.
public var kUTTypeAudio: CFString { UTType.audio.identifier as CFString }
/// The name of `UTType.quickTimeMovie`.
public var kUTTypeQuickTimeMovie: CFString { UTType.quickTimeMovie.identifier as CFString }
/// The name of `UTType.mpeg4Movie`.
public var kUTTypeMPEG4: CFString { UTType.mpeg4Movie.identifier as CFString }
/// The name of `UTType.mpeg`.
public var kUTTypeMPEG: CFString { UTType.mpeg.identifier as CFString }
/// The name of `UTType.avi`.
public var kUTTypeAVIMovie: CFString { UTType.avi.identifier as CFString }
/// The name of `UTType.mp3`.
public var kUTTypeMP3: CFString { UTType.mp3.identifier as CFString }
/// The name of `UTType.wav`.
public var kUTTypeWaveformAudio: CFString { UTType.wav.identifier as CFString }
/// The name of `UTType.mpeg4Audio`.
public var kUTTypeMPEG4Audio: CFString { UTType.mpeg4Audio.identifier as CFString }
/// The name of `UTType.archive`.
public var kUTTypeArchive: CFString { UTType.archive.identifier as CFString }
/// The name of `UTType.zip`.
public var kUTTypeZipArchive: CFString { UTType.zip.identifier as CFString }
/// The name of `UTType.url`.
public var kUTTypeURL: CFString { UTType.url.identifier as CFString }
/// The name of `UTType.fileURL`.
public var kUTTypeFileURL: CFString { UTType.fileURL.identifier as CFString }
/// The name of `UTType.vCard`.
public var kUTTypeVCard: CFString { UTType.vCard.identifier as CFString }
/// The name of `UTType.contact`.
public var kUTTypeContact: CFString { UTType.contact.identifier as CFString }
/// The name of `UTType.message`.
public var kUTTypeMessage: CFString { UTType.message.identifier as CFString }
/// The name of `UTType.commaSeparatedText`.
public var kUTTypeCommaSeparatedText: CFString { UTType.commaSeparatedText.identifier as CFString }
/// The name of `UTType.svg`.
public var kUTTypeScalableVectorGraphics: CFString { UTType.svg.identifier as CFString }
/// The name of `UTType.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { UTType.spreadsheet.identifier as CFString }
/// The name of `UTType.presentation`.
public var kUTTypePresentation: CFString { UTType.presentation.identifier as CFString }
/// The name of `UTType.database`.
public var kUTTypeDatabase: CFString { UTType.database.identifier as CFString }
/// The name of `UTType.font`.
public var kUTTypeFont: CFString { UTType.font.identifier as CFString }
/// The name of `UTType.bundle`.
public var kUTTypeBundle: CFString { UTType.bundle.identifier as CFString }
/// The name of `UTType.package`.
public var kUTTypePackage: CFString { UTType.package.identifier as CFString }

/// True if the first name is that of the second type or of a kind of it.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
  guard let type = UTType(type as String), let other = UTType(other as String) else {
    return type == other
  }
  return type.conforms(to: other)
}

/// True for two spellings of one name.
public func UTTypeEqual(_ type: CFString, _ other: CFString) -> Bool {
  (type as String).lowercased() == (other as String).lowercased()
}

/// The kind of name that an ending of files is.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension" as CFString
/// The kind of name that types have in mail and the web.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type" as CFString

/// The name of the type with an ending or a name of the web; nil for one that the table lacks.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString,
  _ tag: CFString,
  _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let type =
    tagClass == kUTTagClassMIMEType
    ? UTType(mimeType: tag as String) : UTType(filenameExtension: tag as String)
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The ending or the name of the web of a type; nil for types without one.
public func UTTypeCopyPreferredTagWithClass(
  _ type: CFString,
  _ tagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(type as String)
  let tag =
    tagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}
