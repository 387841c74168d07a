internal import CSDL

/// The functions of Xlib for pictures in memory that the server reads.
struct XSharingLibrary {
  typealias Server = OpaquePointer
  typealias Segment = UnsafeMutablePointer<XShmSegmentInfo>

  let isThere: @convention(c) (Server) -> Int32
  let makeImage:
    @convention(c) (
      Server, UnsafeMutablePointer<Visual>?, UInt32, Int32, UnsafeMutablePointer<CChar>?, Segment,
      UInt32, UInt32
    ) -> UnsafeMutablePointer<XImage>?
  let attach: @convention(c) (Server, Segment) -> Int32
  let detach: @convention(c) (Server, Segment) -> Int32
  let put:
    @convention(c) (
      Server, UInt, GC?, UnsafeMutablePointer<XImage>, Int32, Int32, Int32, Int32, UInt32, UInt32,
      Int32
    ) -> Int32
  let attributes: @convention(c) (Server, UInt, UnsafeMutablePointer<XWindowAttributes>) -> Int32
  let makeContext: @convention(c) (Server, UInt, UInt, UnsafeMutablePointer<XGCValues>?) -> GC?
  let freeContext: @convention(c) (Server, GC?) -> Int32
  /// Waits until the server has done what it was asked for.
  let wait: @convention(c) (Server, Int32) -> Int32

  init() throws(WindowError) {
    let (library, sharing) = (try SharedLibrary("libX11.so.6"), try SharedLibrary("libXext.so.6"))
    isThere = try sharing.find("XShmQueryExtension")
    makeImage = try sharing.find("XShmCreateImage")
    attach = try sharing.find("XShmAttach")
    detach = try sharing.find("XShmDetach")
    put = try sharing.find("XShmPutImage")
    attributes = try library.find("XGetWindowAttributes")
    makeContext = try library.find("XCreateGC")
    freeContext = try library.find("XFreeGC")
    wait = try library.find("XSync")
  }
}
