extension UTType {
  /// "public.disk-image".
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// "com.apple.resolvable".
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// "public.symlink".
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// "com.apple.mount-point".
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// "com.apple.alias-file".
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// "com.apple.bookmark".
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// "public.utf16-external-plain-text".
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }
  /// "public.utf16-plain-text".
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// "public.delimited-values-text".
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// "public.tab-separated-values-text".
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// "public.utf8-tab-separated-values-text".
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// "public.css".
  public static var css: UTType { UTType(known: "public.css") }
  /// "public.assembly-source".
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// "public.c-source".
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// "public.objective-c-source".
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// "public.c-plus-plus-source".
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// "public.objective-c-plus-plus-source".
  public static var objectiveCPlusPlusSource: UTType {
    UTType(known: "public.objective-c-plus-plus-source")
  }
  /// "public.c-header".
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// "public.c-plus-plus-header".
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// "public.script".
  public static var script: UTType { UTType(known: "public.script") }
  /// "com.apple.applescript.text".
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// "com.apple.applescript.script".
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// "com.apple.applescript.script-bundle".
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// "public.shell-script".
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// "public.perl-script".
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// "public.python-script".
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// "public.ruby-script".
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// "public.php-script".
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// "public.make-source".
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// "com.apple.xml-property-list".
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// "com.apple.binary-property-list".
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// "com.apple.rtfd".
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// "com.apple.flat-rtfd".
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// "com.apple.webarchive".
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// "com.microsoft.ico".
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// "public.heics".
  public static var heics: UTType { UTType(known: "public.heics") }
  /// "com.ilm.openexr-image".
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// "com.adobe.raw-image".
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// "public.jpeg-xl".
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// "public.3d-content".
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// "com.pixar.universal-scene-description".
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// "com.apple.reality".
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// "com.apple.scenekit.scene".
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// "com.apple.arobject".
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// "public.mpeg-2-video".
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// "public.mpeg-2-transport-stream".
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// "com.apple.protected-mpeg-4-audio".
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }
  /// "com.apple.protected-mpeg-4-video".
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }
  /// "public.playlist".
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// "public.m3u-playlist".
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// "public.volume".
  public static var volume: UTType { UTType(known: "public.volume") }
  /// "com.apple.plugin".
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// "com.apple.metadata-importer".
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// "com.apple.quicklook-generator".
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// "com.apple.xpc-service".
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// "com.apple.framework".
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// "com.apple.application-bundle".
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// "com.apple.application-and-system-extension".
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// "public.unix-executable".
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// "com.microsoft.windows-executable".
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// "com.apple.systempreference.prefpane".
  public static var systemPreferencesPane: UTType {
    UTType(known: "com.apple.systempreference.prefpane")
  }
  /// "public.bzip2-archive".
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// "com.apple.archive".
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// "public.tar-archive".
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// "public.to-do-item".
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// "com.apple.internet-location".
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// "com.microsoft.internet-shortcut".
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// "public.bookmark".
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// "com.rsa.pkcs-12".
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// "public.x509-certificate".
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// "com.apple.haptics.ahap".
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
  /// "public.geojson".
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// "com.apple.linkpresentation.metadata".
  public static var linkPresentationMetadata: UTType {
    UTType(known: "com.apple.linkpresentation.metadata")
  }
}
