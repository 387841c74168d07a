public import Foundation

extension XcodeProject {
  /// True if a file of that name goes into the app when the project does not decide it.
  public static func isResource(_ url: URL) -> Bool {
    resources.contains(url.pathExtension.lowercased())
  }

  /// True if a folder of that name is taken whole.
  public static func isBundle(_ url: URL) -> Bool { bundles.contains(url.pathExtension) }

  private static let bundles: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "xcodeproj",
    "playground",
  ]

  private static let resources: Set<String> = [
    "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "plist", "json", "png",
    "jpg", "jpeg", "pdf", "gif", "ttf", "otf", "txt", "html", "css", "js", "mp3", "wav", "m4a",
    "caf", "mp4", "mov", "bundle", "xcdatamodeld", "xcdatamodel",
  ]
}
