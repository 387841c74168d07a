extension UTType {
  /// "public.item".
  public static var item: UTType { UTType(known: "public.item") }
  /// "public.content".
  public static var content: UTType { UTType(known: "public.content") }
  /// "public.data".
  public static var data: UTType { UTType(known: "public.data") }
  /// "public.directory".
  public static var directory: UTType { UTType(known: "public.directory") }
  /// "public.folder".
  public static var folder: UTType { UTType(known: "public.folder") }
  /// "public.composite-content".
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// "public.text".
  public static var text: UTType { UTType(known: "public.text") }
  /// "public.plain-text".
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// "public.utf8-plain-text".
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// "public.rtf".
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// "public.html".
  public static var html: UTType { UTType(known: "public.html") }
  /// "public.xml".
  public static var xml: UTType { UTType(known: "public.xml") }
  /// "public.source-code".
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// "public.swift-source".
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// "public.json".
  public static var json: UTType { UTType(known: "public.json") }
  /// "public.yaml".
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// "public.comma-separated-values-text".
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// "com.apple.property-list".
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// "com.adobe.pdf".
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// "org.idpf.epub-container".
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// "public.image".
  public static var image: UTType { UTType(known: "public.image") }
  /// "public.jpeg".
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// "public.png".
  public static var png: UTType { UTType(known: "public.png") }
  /// "com.compuserve.gif".
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// "public.tiff".
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// "com.microsoft.bmp".
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// "public.heic".
  public static var heic: UTType { UTType(known: "public.heic") }
  /// "public.heif".
  public static var heif: UTType { UTType(known: "public.heif") }
  /// "org.webmproject.webp".
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// "public.svg-image".
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// "public.camera-raw-image".
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// "com.apple.live-photo".
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// "com.apple.icns".
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// "public.audiovisual-content".
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// "public.movie".
  public static var movie: UTType { UTType(known: "public.movie") }
  /// "public.video".
  public static var video: UTType { UTType(known: "public.video") }
  /// "public.audio".
  public static var audio: UTType { UTType(known: "public.audio") }
  /// "com.apple.quicktime-movie".
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// "public.mpeg-4".
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// "public.mpeg".
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// "public.avi".
  public static var avi: UTType { UTType(known: "public.avi") }
  /// "public.mp3".
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// "com.microsoft.waveform-audio".
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// "public.aiff-audio".
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// "public.mpeg-4-audio".
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// "public.midi-audio".
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// "public.archive".
  public static var archive: UTType { UTType(known: "public.archive") }
  /// "public.zip-archive".
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// "org.gnu.gnu-zip-archive".
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// "public.url".
  public static var url: UTType { UTType(known: "public.url") }
  /// "public.file-url".
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// "public.vcard".
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// "public.contact".
  public static var contact: UTType { UTType(known: "public.contact") }
  /// "public.message".
  public static var message: UTType { UTType(known: "public.message") }
  /// "public.email-message".
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// "public.calendar-event".
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// "public.font".
  public static var font: UTType { UTType(known: "public.font") }
  /// "public.database".
  public static var database: UTType { UTType(known: "public.database") }
  /// "public.spreadsheet".
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// "public.presentation".
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// "public.executable".
  public static var executable: UTType { UTType(known: "public.executable") }
  /// "com.apple.bundle".
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// "com.apple.package".
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// "com.apple.application".
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// "public.log".
  public static var log: UTType { UTType(known: "public.log") }
  /// "com.netscape.javascript-source".
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// "com.pixar.universal-scene-description-mobile".
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
}
