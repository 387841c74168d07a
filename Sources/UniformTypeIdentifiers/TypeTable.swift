/// The types of the system, with the endings of files, the name in mail and the web, and what each is
/// a kind of.
enum TypeTable {
  struct Row: Sendable {
    let endings: [String]
    let mime: String?
    let parents: [String]
  }

  /// The names in the order in which endings are looked up.
  static let order = lines.map { $0.0 }

  static let rows: [String: Row] = Dictionary(
    uniqueKeysWithValues: lines.map { name, endings, mime, parents in
      func parts(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      let row = Row(
        endings: parts(endings),
        mime: mime.isEmpty ? nil : mime,
        parents: parts(parents)
      )
      return (name, row)
    }
  )

  private static let lines: [(String, String, String, String)] = [
    ("public.item", "", "", ""),
    ("public.content", "", "", ""),
    ("public.data", "", "", "public.item"),
    ("public.directory", "", "", "public.item"),
    ("public.folder", "", "", "public.directory"),
    ("public.composite-content", "", "", "public.content"),
    ("public.text", "", "", "public.data public.content"),
    ("public.plain-text", "txt text", "text/plain", "public.text"),
    ("public.utf8-plain-text", "", "", "public.plain-text"),
    ("public.rtf", "rtf", "text/rtf", "public.text"),
    ("public.html", "html htm", "text/html", "public.text"),
    ("public.xml", "xml", "application/xml", "public.text"),
    ("public.source-code", "", "", "public.plain-text"),
    ("public.swift-source", "swift", "", "public.source-code"),
    ("public.json", "json", "application/json", "public.text"),
    ("public.yaml", "yaml yml", "application/x-yaml", "public.text"),
    ("public.comma-separated-values-text", "csv", "text/csv", "public.text"),
    ("com.apple.property-list", "plist", "", "public.data"),
    ("com.adobe.pdf", "pdf", "application/pdf", "public.data public.composite-content"),
    (
      "org.idpf.epub-container", "epub", "application/epub+zip",
      "public.data public.composite-content"
    ),
    ("public.image", "", "", "public.data public.content"),
    ("public.jpeg", "jpeg jpg jpe", "image/jpeg", "public.image"),
    ("public.png", "png", "image/png", "public.image"),
    ("com.compuserve.gif", "gif", "image/gif", "public.image"),
    ("public.tiff", "tiff tif", "image/tiff", "public.image"),
    ("com.microsoft.bmp", "bmp", "image/bmp", "public.image"),
    ("public.heic", "heic", "image/heic", "public.image"),
    ("public.heif", "heif", "image/heif", "public.image"),
    ("org.webmproject.webp", "webp", "image/webp", "public.image"),
    ("public.svg-image", "svg", "image/svg+xml", "public.image"),
    ("public.camera-raw-image", "", "", "public.image"),
    ("com.apple.live-photo", "", "", "public.image"),
    ("com.apple.icns", "icns", "", "public.image"),
    ("public.audiovisual-content", "", "", "public.data public.content"),
    ("public.movie", "", "", "public.audiovisual-content"),
    ("public.video", "", "", "public.movie"),
    ("public.audio", "", "", "public.audiovisual-content"),
    ("com.apple.quicktime-movie", "mov qt", "video/quicktime", "public.movie"),
    ("public.mpeg-4", "mp4 mpg4", "video/mp4", "public.movie"),
    ("public.mpeg", "mpg mpeg", "video/mpeg", "public.movie"),
    ("public.avi", "avi", "video/avi", "public.movie"),
    ("public.mp3", "mp3", "audio/mpeg", "public.audio"),
    ("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", "public.audio"),
    ("public.aiff-audio", "aiff aif", "audio/aiff", "public.audio"),
    ("public.mpeg-4-audio", "m4a", "audio/mp4", "public.audio"),
    ("public.midi-audio", "midi mid", "audio/midi", "public.audio"),
    ("public.archive", "", "", "public.data"),
    ("public.zip-archive", "zip", "application/zip", "public.archive"),
    ("org.gnu.gnu-zip-archive", "gz", "application/gzip", "public.archive"),
    ("public.url", "", "", "public.data"),
    ("public.file-url", "", "", "public.url"),
    ("public.vcard", "vcf", "text/vcard", "public.text"),
    ("public.contact", "", "", ""),
    ("public.message", "", "", ""),
    ("public.email-message", "eml", "message/rfc822", "public.data"),
    ("public.calendar-event", "", "", ""),
    ("public.font", "", "", "public.data"),
    ("public.database", "", "", "public.data"),
    ("public.spreadsheet", "", "", "public.content"),
    ("public.presentation", "", "", "public.content"),
    ("public.executable", "", "", "public.data"),
    ("com.apple.bundle", "", "", "public.directory"),
    ("com.apple.package", "", "", "public.directory"),
    ("com.apple.application", "", "", "public.executable"),
    ("com.apple.log", "log", "", "public.plain-text"),
    ("com.netscape.javascript-source", "js", "text/javascript", "public.source-code"),
    ("com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip", "public.data"),
  ]
}
