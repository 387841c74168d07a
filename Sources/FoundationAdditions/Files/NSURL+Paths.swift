public import Foundation

extension NSURL {
  /// The URL of a file; a folder's has a slash at its end if there is a folder now (L-341).
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

  /// The URL of a file or, if so said, of a folder, which has a slash at its end (L-341).
  public class func fileURL(withPath path: String, isDirectory: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDirectory)
  }
}
