/// The types of the system, with the endings of files, the name in mail and the web, and what each is
/// a kind of.
enum TypeTable {
  /// The names in the order in which endings are looked up.
  static let order = lines.map { $0.0 }

  static let rows: [String: TypeRecord] = Dictionary(
    uniqueKeysWithValues: lines.map { name, endings, mime, parents in
      func parts(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      var tags: [String: [String]] = [:]
      if !endings.isEmpty { tags["public.filename-extension"] = parts(endings) }
      if !mime.isEmpty { tags["public.mime-type"] = [mime] }
      let record = TypeRecord(
        identifier: name,
        tags: tags,
        parents: parts(parents),
        description: descriptions[name]
      )
      return (name, record)
    }
  )

  /// The English texts for the usual types.
  private static let descriptions = [
    "public.text": "text", "public.plain-text": "text", "public.html": "HTML text",
    "public.image": "image", "public.jpeg": "JPEG image", "public.png": "PNG image",
    "com.compuserve.gif": "GIF image", "public.tiff": "TIFF image", "public.heic": "HEIF Image",
    "com.adobe.pdf": "PDF document", "public.movie": "movie", "public.audio": "audio",
    "com.apple.quicktime-movie": "QuickTime movie", "public.mpeg-4": "MPEG-4 movie",
    "public.mp3": "MP3 audio", "public.zip-archive": "ZIP archive", "public.folder": "folder",
    "com.apple.arobject": "AR Reference Object",
  ]

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
    ("public.comma-separated-values-text", "csv", "text/csv", "public.delimited-values-text"),
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
    ("public.heic", "heic", "image/heic", "public.heif-standard"),
    ("public.heif", "heif", "image/heif", "public.heif-standard"),
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
    ("public.zip-archive", "zip", "application/zip", "public.data public.archive"),
    ("org.gnu.gnu-zip-archive", "gz", "application/gzip", "public.data public.archive"),
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
    ("public.executable", "", "", "public.item"),
    ("com.apple.bundle", "", "", "public.directory"),
    ("com.apple.package", "", "", "public.directory"),
    ("com.apple.application", "", "", "public.executable"),
    ("com.apple.log", "log", "", "public.log"),
    (
      "com.netscape.javascript-source", "js", "text/javascript",
      "public.source-code public.executable"
    ),
    (
      "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip",
      "public.data public.3d-content"
    ),
    ("public.disk-image", "dmg", "", "public.archive"),
    ("com.apple.resolvable", "", "", ""),
    ("public.symlink", "", "", "public.item com.apple.resolvable"),
    ("com.apple.mount-point", "", "", "public.item com.apple.resolvable"),
    ("com.apple.alias-file", "", "", "public.data com.apple.resolvable"),
    ("com.apple.bookmark", "", "", "public.data com.apple.resolvable"),
    ("public.utf16-external-plain-text", "", "", "public.plain-text"),
    ("public.utf16-plain-text", "", "", "public.plain-text"),
    ("public.delimited-values-text", "", "", "public.text"),
    (
      "public.tab-separated-values-text", "tsv", "text/tab-separated-values",
      "public.delimited-values-text"
    ),
    (
      "public.utf8-tab-separated-values-text", "", "",
      "public.tab-separated-values-text public.utf8-plain-text"
    ),
    ("public.css", "css", "text/css", "public.text"),
    ("public.assembly-source", "s", "", "public.source-code"),
    ("public.c-source", "c", "", "public.source-code"),
    ("public.objective-c-source", "m", "", "public.source-code"),
    ("public.c-plus-plus-source", "cpp cp c++ cc cxx", "", "public.source-code"),
    ("public.objective-c-plus-plus-source", "mm", "", "public.source-code"),
    ("public.c-header", "h", "", "public.source-code"),
    ("public.c-plus-plus-header", "hpp h++ hxx hh", "", "public.source-code"),
    ("public.script", "", "", "public.source-code"),
    ("com.apple.applescript.text", "applescript", "", "public.script"),
    ("com.apple.applescript.script", "scpt", "", "public.data public.script"),
    (
      "com.apple.applescript.script-bundle", "scptd", "",
      "com.apple.bundle com.apple.package public.script"
    ),
    ("public.shell-script", "sh", "", "public.script"),
    ("public.perl-script", "pl pm", "text/x-perl-script", "public.shell-script"),
    ("public.python-script", "py", "text/x-python-script", "public.shell-script"),
    ("public.ruby-script", "rb", "text/x-ruby-script", "public.shell-script"),
    ("public.php-script", "php", "text/php", "public.shell-script"),
    ("public.make-source", "mak mk", "", "public.script"),
    ("com.apple.xml-property-list", "", "", "public.xml com.apple.property-list"),
    ("com.apple.binary-property-list", "", "", "com.apple.property-list"),
    ("com.apple.rtfd", "rtfd", "", "com.apple.package public.composite-content"),
    ("com.apple.flat-rtfd", "", "", "public.data public.composite-content"),
    (
      "com.apple.webarchive", "webarchive", "application/x-webarchive",
      "public.data public.composite-content"
    ),
    ("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", "public.image"),
    ("public.heics", "heics", "image/heic-sequence", "public.heif-standard"),
    ("com.ilm.openexr-image", "exr", "image/x-exr", "public.image"),
    ("com.adobe.raw-image", "dng", "image/x-adobe-dng", "public.camera-raw-image"),
    ("public.jpeg-xl", "jxl", "image/jxl", "public.image"),
    ("public.3d-content", "", "", "public.content"),
    ("com.pixar.universal-scene-description", "usd usda usdc", "", "public.data public.3d-content"),
    ("com.apple.reality", "reality", "model/vnd.reality", "public.data"),
    ("com.apple.scenekit.scene", "scn", "", "public.data public.3d-content"),
    ("com.apple.arobject", "arobject", "", "public.data"),
    ("public.mpeg-2-video", "m2v", "video/mpeg2", "public.video"),
    ("public.mpeg-2-transport-stream", "ts", "", "public.movie"),
    ("com.apple.protected-mpeg-4-audio", "m4p", "", "public.audio"),
    ("com.apple.protected-mpeg-4-video", "m4v", "", "public.movie"),
    ("public.playlist", "", "", "public.data"),
    ("public.m3u-playlist", "m3u m3u8", "audio/mpegurl", "public.text public.playlist"),
    ("public.volume", "", "", "public.folder"),
    ("com.apple.plugin", "plugin", "", "com.apple.bundle com.apple.package"),
    ("com.apple.metadata-importer", "mdimporter", "", "com.apple.plugin"),
    ("com.apple.quicklook-generator", "qlgenerator", "", "com.apple.plugin"),
    ("com.apple.xpc-service", "xpc", "", "com.apple.bundle com.apple.package"),
    ("com.apple.framework", "framework", "", "com.apple.bundle"),
    (
      "com.apple.application-bundle", "app", "",
      "com.apple.application com.apple.bundle com.apple.package"
    ),
    ("com.apple.application-and-system-extension", "appex", "", "com.apple.xpc-service"),
    ("public.unix-executable", "", "", "public.data public.executable"),
    (
      "com.microsoft.windows-executable", "exe", "application/x-msdownload",
      "public.data public.executable"
    ),
    ("com.apple.systempreference.prefpane", "prefpane", "", "com.apple.bundle com.apple.package"),
    ("public.bzip2-archive", "bz2", "application/x-bzip2", "public.data public.archive"),
    ("com.apple.archive", "aar yaa", "", "public.data public.archive"),
    ("public.tar-archive", "tar", "application/x-tar", "public.data public.archive"),
    ("public.to-do-item", "", "", ""),
    ("com.apple.internet-location", "", "", "public.data"),
    ("com.microsoft.internet-shortcut", "url", "", "com.apple.internet-location"),
    ("public.bookmark", "", "", ""),
    ("com.rsa.pkcs-12", "p12 pfx", "application/x-pkcs12", "public.data"),
    ("public.x509-certificate", "cer crt der", "application/x-x509-ca-cert", "public.data"),
    ("public.log", "", "", "public.plain-text"),
    ("com.apple.haptics.ahap", "ahap", "", "public.data"),
    ("public.geojson", "geojson", "application/geo+json", "public.json"),
    ("com.apple.linkpresentation.metadata", "", "", "public.data"),
    ("public.heif-standard", "", "", "public.image"),
  ]
}
