internal import Foundation

/// Why bytes are not a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes begin like no format that can be read.
  case unknownFormat
  /// The header asks for more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The bytes begin well but cannot be read to the end.
  case corrupt(String)
  /// The file cannot be read at all.
  case unreadable(path: String)
}

extension ImageError: CustomStringConvertible {
  /// The fault and its remedy.
  package var description: String {
    switch self {
    case .unknownFormat:
      "the data is neither PNG nor JPEG; convert the image to one of them"
    case .tooLarge(let width, let height):
      "the image is \(width) × \(height) pixels, more than can be held; scale it down"
    case .corrupt(let reason):
      "the image data is damaged (\(reason)); export the image again"
    case .unreadable(let path):
      "\(path) cannot be read; check that it exists and is readable"
    }
  }
}
