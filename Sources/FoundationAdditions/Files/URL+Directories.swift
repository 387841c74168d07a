public import Foundation

/// The folders of the person who is signed in, as `FileManager` finds them; the temporary folder
/// and the person's own are in Foundation itself.
extension URL {
  /// The folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder of an app's own data.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }
  /// The folder of an app's settings and data.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of what lies on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder that others can read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder of what was thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash") }

  /// The first folder of a kind; below the person's own where the system names none.
  private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? URL(fileURLWithPath: ("~/" + name as NSString).expandingTildeInPath, isDirectory: true)
  }
}
