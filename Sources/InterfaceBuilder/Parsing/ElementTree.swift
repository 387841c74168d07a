package import Foundation

/// Other documents that Xcode saves as XML, read by the same rules as those of Interface Builder.
package enum ElementTree {
  /// The outermost element of a document.
  ///
  /// - Throws: File, line and reason for what isn't well-formed, asks for other files, or is larger
  ///   than any document.
  package static func read(_ data: Data, file: String) throws(DocumentError) -> Element {
    let index = try DocumentReader.read(Source(bytes: Array(data), file: file))
    guard let root = index.elements.first else { throw DocumentError(file: file, reason: .empty) }
    return root
  }
}
