internal import CSDL
internal import Foundation

/// The functions of SDL that a window needs.
///
/// They are looked up when the first window opens: an app that runs without one needs no SDL, loads
/// none and starts no slower.
struct WindowLibrary {
  let initialize: @convention(c) (Uint32) -> Int32
  let usableBounds: @convention(c) (Int32, UnsafeMutablePointer<SDL_Rect>?) -> Int32
  let bounds: @convention(c) (Int32, UnsafeMutablePointer<SDL_Rect>?) -> Int32
  let lastError: @convention(c) () -> UnsafePointer<CChar>?
  let setHint: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> SDL_bool
  let makeWindow:
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32, Int32, Int32, Uint32) -> OpaquePointer?
  let closeWindow: @convention(c) (OpaquePointer?) -> Void
  let setSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
  let systemInfo: @convention(c) (OpaquePointer?, UnsafeMutablePointer<SDL_SysWMinfo>?) -> SDL_bool
  let surface: @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<SDL_Surface>?
  let showParts: @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, Int32) -> Int32
  let nextEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>?) -> Int32
  let captureMouse: @convention(c) (SDL_bool) -> Int32
  let setLeastSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
  let setGreatestSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
  let setFullScreen: @convention(c) (OpaquePointer?, Uint32) -> Int32
  let makeSurface:
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, Uint32) ->
      UnsafeMutablePointer<SDL_Surface>?
  let freeSurface: @convention(c) (UnsafeMutablePointer<SDL_Surface>?) -> Void
  let setIcon: @convention(c) (OpaquePointer?, UnsafeMutablePointer<SDL_Surface>?) -> Void
  let showPointer: @convention(c) (Int32) -> Int32
  let makePointer: @convention(c) (SDL_SystemCursor) -> OpaquePointer?
  let setPointer: @convention(c) (OpaquePointer?) -> Void
  let freePointer: @convention(c) (OpaquePointer?) -> Void
  let keepScreenOn: @convention(c) () -> Void
  let clipboardText: @convention(c) () -> UnsafeMutablePointer<CChar>?
  let setClipboardText: @convention(c) (UnsafePointer<CChar>?) -> Int32
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let startText: @convention(c) () -> Void

  /// The library, connected with the screen; loaded when it is first asked for.
  static let shared = Result { () throws(WindowError) in try WindowLibrary() }

  /// SDL's own way to X11 without a graphics processor: shared memory, no handling of signals,
  /// fingers and the mouse kept apart.
  private static let hints = [
    ("SDL_VIDEODRIVER", "x11"), ("SDL_FRAMEBUFFER_ACCELERATION", "0"),
    ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
    ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"), ("SDL_IME_SHOW_UI", "1"),
  ]

  /// Loads the library; an error says what is missing.
  private init() throws(WindowError) {
    guard let library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
      throw .missingLibrary
    }
    func find<Function>(_ name: String) throws(WindowError) -> Function {
      guard let address = dlsym(library, name) else { throw .missingFunction(name) }
      return unsafeBitCast(address, to: Function.self)
    }
    initialize = try find("SDL_Init")
    usableBounds = try find("SDL_GetDisplayUsableBounds")
    lastError = try find("SDL_GetError")
    setHint = try find("SDL_SetHint")
    makeWindow = try find("SDL_CreateWindow")
    closeWindow = try find("SDL_DestroyWindow")
    setSize = try find("SDL_SetWindowSize")
    systemInfo = try find("SDL_GetWindowWMInfo")
    surface = try find("SDL_GetWindowSurface")
    showParts = try find("SDL_UpdateWindowSurfaceRects")
    nextEvent = try find("SDL_PollEvent")
    captureMouse = try find("SDL_CaptureMouse")
    bounds = try find("SDL_GetDisplayBounds")
    setLeastSize = try find("SDL_SetWindowMinimumSize")
    setGreatestSize = try find("SDL_SetWindowMaximumSize")
    setFullScreen = try find("SDL_SetWindowFullscreen")
    makeSurface = try find("SDL_CreateRGBSurfaceWithFormatFrom")
    freeSurface = try find("SDL_FreeSurface")
    setIcon = try find("SDL_SetWindowIcon")
    showPointer = try find("SDL_ShowCursor")
    makePointer = try find("SDL_CreateSystemCursor")
    setPointer = try find("SDL_SetCursor")
    freePointer = try find("SDL_FreeCursor")
    keepScreenOn = try find("SDL_DisableScreenSaver")
    clipboardText = try find("SDL_GetClipboardText")
    setClipboardText = try find("SDL_SetClipboardText")
    free = try find("SDL_free")
    startText = try find("SDL_StartTextInput")
    for (name, value) in Self.hints { _ = setHint(name, value) }
    guard initialize(Uint32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason) }
  }

  /// The server that a window is on; nil for one that is not of X11.
  func server(of window: OpaquePointer) -> OpaquePointer? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: Uint8(SDL_MAJOR_VERSION),
      minor: Uint8(SDL_MINOR_VERSION),
      patch: Uint8(SDL_PATCHLEVEL)
    )
    guard systemInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11 else { return nil }
    return info.info.x11.display
  }

  /// A function of Xlib.
  func x11(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen("libX11.so.6", RTLD_NOW).flatMap { dlsym($0, name) }
  }

  /// Pixels to a point by the desktop's resolution of text, which is 96 dots to an inch where nothing
  /// is enlarged: a whole number, as on devices.
  var desktopScale: CGFloat {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Default =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
      UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let open = x11("XOpenDisplay"), let read = x11("XGetDefault"),
      let close = x11("XCloseDisplay"),
      let server = unsafeBitCast(open, to: Open.self)(nil)
    else { return 1 }
    defer { _ = unsafeBitCast(close, to: Close.self)(server) }
    let text = unsafeBitCast(read, to: Default.self)(server, "Xft", "dpi")
    let dots = text.flatMap { Double(String(cString: $0)) } ?? 96
    return Self.scale(dots: dots)
  }

  /// Pixels to a point for dots to an inch, 1 to 4.
  static func scale(dots: Double) -> CGFloat {
    dots.isFinite ? CGFloat(min(max((dots / 96).rounded(), 1), 4)) : 1
  }

  /// SDL's words for what went wrong last.
  var reason: String { lastError().map { String(cString: $0) } ?? "" }
}

/// The reason why there is no window.
enum WindowError: Error, Equatable {
  case missingLibrary
  case missingFunction(String)
  case noDisplay(String)
  case noConnection
}

extension WindowError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingLibrary:
      "There is no window: SDL 2 is missing. Install libsdl2-2.0-0, or run with --headless."
    case .missingFunction(let name):
      "There is no window: the SDL 2 installed lacks \(name). Install 2.26, or run with --headless."
    case .noDisplay(let reason):
      "There is no window: \(reason). Set DISPLAY to a screen, or run with --headless."
    case .noConnection:
      "There is no window: only X11 is supported. Set DISPLAY to an X server, or run with --headless."
    }
  }
}
