internal import CSDL

/// The functions of Xlib for selections, for drags and for their pictures; SDL has those for texts and
/// for drops alone.
struct XLibrary {
  typealias Server = OpaquePointer
  typealias ErrorHandler =
    @convention(c) (Server?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

  let connect: @convention(c) (UnsafePointer<CChar>?) -> Server?
  let descriptor: @convention(c) (Server) -> Int32
  let root: @convention(c) (Server) -> UInt
  let atom: @convention(c) (Server, UnsafePointer<CChar>, Int32) -> UInt
  let makeWindow:
    @convention(c) (Server, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
  let selectInput: @convention(c) (Server, UInt, Int) -> Int32
  let pending: @convention(c) (Server) -> Int32
  let nextEvent: @convention(c) (Server, UnsafeMutablePointer<XEvent>) -> Int32
  let send: @convention(c) (Server, UInt, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
  let flush: @convention(c) (Server) -> Int32
  let setOwner: @convention(c) (Server, UInt, UInt, UInt) -> Int32
  let owner: @convention(c) (Server, UInt) -> UInt
  let convert: @convention(c) (Server, UInt, UInt, UInt, UInt, UInt) -> Int32
  let setProperty:
    @convention(c) (Server, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32
  let property:
    @convention(c) (
      Server, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  let deleteProperty: @convention(c) (Server, UInt, UInt) -> Int32
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Int32
  let pointer:
    @convention(c) (
      Server, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
    ) -> Int32
  let translate:
    @convention(c) (
      Server, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>
    ) -> Int32
  let setErrorHandler: @convention(c) (ErrorHandler?) -> ErrorHandler?

  // MARK: - Windows with pictures

  let screen: @convention(c) (Server) -> Int32
  let depth: @convention(c) (Server, Int32) -> Int32
  let visual: @convention(c) (Server, Int32) -> UnsafeMutablePointer<Visual>?
  let context: @convention(c) (Server, Int32) -> GC?
  let change:
    @convention(c) (Server, UInt, UInt, UnsafeMutablePointer<XSetWindowAttributes>) -> Int32
  let makeMap: @convention(c) (Server, UInt, UInt32, UInt32, UInt32) -> UInt
  let freeMap: @convention(c) (Server, UInt) -> Int32
  let makeImage:
    @convention(c) (
      Server, UnsafeMutablePointer<Visual>?, UInt32, Int32, Int32, UnsafeMutablePointer<CChar>?,
      UInt32, UInt32, Int32, Int32
    ) -> UnsafeMutablePointer<XImage>?
  let put:
    @convention(c) (
      Server, UInt, GC?, UnsafeMutablePointer<XImage>, Int32, Int32, Int32, Int32, UInt32, UInt32
    ) -> Int32
  let setBackground: @convention(c) (Server, UInt, UInt) -> Int32
  let move: @convention(c) (Server, UInt, Int32, Int32) -> Int32
  let show: @convention(c) (Server, UInt) -> Int32
  let hide: @convention(c) (Server, UInt) -> Int32
  let close: @convention(c) (Server, UInt) -> Int32

  init() throws(WindowError) {
    let library = try SharedLibrary("libX11.so.6")
    connect = try library.find("XOpenDisplay")
    descriptor = try library.find("XConnectionNumber")
    root = try library.find("XDefaultRootWindow")
    atom = try library.find("XInternAtom")
    makeWindow = try library.find("XCreateSimpleWindow")
    selectInput = try library.find("XSelectInput")
    pending = try library.find("XPending")
    nextEvent = try library.find("XNextEvent")
    send = try library.find("XSendEvent")
    flush = try library.find("XFlush")
    setOwner = try library.find("XSetSelectionOwner")
    owner = try library.find("XGetSelectionOwner")
    convert = try library.find("XConvertSelection")
    setProperty = try library.find("XChangeProperty")
    property = try library.find("XGetWindowProperty")
    deleteProperty = try library.find("XDeleteProperty")
    free = try library.find("XFree")
    pointer = try library.find("XQueryPointer")
    translate = try library.find("XTranslateCoordinates")
    setErrorHandler = try library.find("XSetErrorHandler")
    screen = try library.find("XDefaultScreen")
    depth = try library.find("XDefaultDepth")
    visual = try library.find("XDefaultVisual")
    context = try library.find("XDefaultGC")
    change = try library.find("XChangeWindowAttributes")
    makeMap = try library.find("XCreatePixmap")
    freeMap = try library.find("XFreePixmap")
    makeImage = try library.find("XCreateImage")
    put = try library.find("XPutImage")
    setBackground = try library.find("XSetWindowBackgroundPixmap")
    move = try library.find("XMoveWindow")
    show = try library.find("XMapRaised")
    hide = try library.find("XUnmapWindow")
    close = try library.find("XDestroyWindow")
  }
}
