internal import CCairo
package import Foundation

/// A picture in SVG, which librsvg draws.
///
/// The library is loaded with the first such picture, so that apps that have none load nothing of it.
/// It reads nothing but the bytes it is given: no files or addresses that they name.
package struct SVGPicture {
  private let bytes: Data

  package init(_ bytes: Data) { self.bytes = bytes }

  /// True if the library is installed.
  package static var hasLibrary: Bool { VectorLibrary.shared != nil }

  /// The picture in a size in points, at a scale; nil for what the library can't read, without the
  /// library, and where there is no room.
  package func makeImage(size: CGSize, scale: CGFloat) -> CGImage? {
    guard let library = VectorLibrary.shared, let context = CGContext(size: size, scale: scale)
    else { return nil }
    let document = bytes.withUnsafeBytes { raw in
      raw.bindMemory(to: UInt8.self).baseAddress.flatMap { library.read($0, raw.count, nil) }
    }
    guard let document else { return nil }
    defer { library.release(document) }
    let pixels = [0, 0, Double(context.width), Double(context.height)]
    guard library.draw(document, context.cairo, pixels, nil) != 0 else { return nil }
    return context.takeImage()
  }
}

/// The functions of librsvg that are called here.
private struct VectorLibrary {
  /// Reads a document of bytes and their number; errors are not asked for.
  typealias Read = @convention(c) (UnsafePointer<UInt8>, Int, OpaquePointer?) -> OpaquePointer?
  /// Draws a document into a box of four numbers: left, top, width and height; 0 if that failed.
  typealias Draw =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<Double>, OpaquePointer?) -> Int32
  typealias Release = @convention(c) (OpaquePointer) -> Void

  static let shared = VectorLibrary()

  let read: Read
  let draw: Draw
  let release: Release

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL),
      let read = dlsym(library, "rsvg_handle_new_from_data"),
      let draw = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.read = unsafeBitCast(read, to: Read.self)
    self.draw = unsafeBitCast(draw, to: Draw.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }
}
