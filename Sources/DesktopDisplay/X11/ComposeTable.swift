internal import Foundation
internal import Glibc

/// The characters that X11 composes of several keys, é of ´ and e, in the user's language.
///
/// X11's library reads a text of 5,000 lines when a window opens its input method, a quarter of what
/// an app with one label does until its first picture. It keeps what it read in a folder that
/// `XCOMPOSECACHE` names (Compose(5)), though not for root.
enum ComposeTable {
  /// Names a folder in the user's cache, unless somebody named one or the library has its own.
  ///
  /// To be called before there is a second thread, since others may read the environment.
  static func keep() {
    let environment = ProcessInfo.processInfo.environment
    let user = URL(fileURLWithPath: environment["HOME"] ?? "/")
    let own = user.appending(path: ".compose-cache")
    guard environment["XCOMPOSECACHE"] == nil, !FileManager.default.fileExists(atPath: own.path)
    else { return }
    let named = environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
    let cache = named ?? user.appending(path: ".cache")
    let folder = cache.appending(path: "portico/compose")
    // The library wants a folder that nobody else can write to.
    let made: Void? = try? FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    if made != nil { setenv("XCOMPOSECACHE", folder.path, 1) }
  }
}
