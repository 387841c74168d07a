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
  let pointerPlace:
    @convention(c) (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Uint32
  let pointerWindow: @convention(c) () -> OpaquePointer?
  let placeInWindow:
    @convention(c) (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Uint32
  let windowPlace:
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) ->
      Void
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
  let setTextPlace: @convention(c) (UnsafePointer<SDL_Rect>?) -> Void

  let number: @convention(c) (OpaquePointer?) -> Uint32
  let setTitle: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
  let raise: @convention(c) (OpaquePointer?) -> Void
  /// The events of all windows.
  let events = WindowEvents()

  /// The desktop that SDL is connected with.
  let system: WindowSystem

  /// The library, connected with the screen; loaded when it is first asked for.
  static let shared = Result { () throws(WindowError) in try WindowLibrary() }

  /// SDL's own way to X11 without a graphics processor, which is shared memory; no handling of
  /// signals; fingers and the mouse kept apart.
  private static let hints = [
    ("SDL_FRAMEBUFFER_ACCELERATION", "0"),
    ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
    ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"), ("SDL_IME_SHOW_UI", "1"),
    ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
  ]

  /// Loads the library; an error says what is missing.
  private init() throws(WindowError) {
    let library = try SharedLibrary("libSDL2-2.0.so.0")
    system = WindowSystem.found()
    initialize = try library.find("SDL_Init")
    usableBounds = try library.find("SDL_GetDisplayUsableBounds")
    lastError = try library.find("SDL_GetError")
    setHint = try library.find("SDL_SetHint")
    makeWindow = try library.find("SDL_CreateWindow")
    closeWindow = try library.find("SDL_DestroyWindow")
    setSize = try library.find("SDL_SetWindowSize")
    systemInfo = try library.find("SDL_GetWindowWMInfo")
    surface = try library.find("SDL_GetWindowSurface")
    showParts = try library.find("SDL_UpdateWindowSurfaceRects")
    nextEvent = try library.find("SDL_PollEvent")
    pointerPlace = try library.find("SDL_GetGlobalMouseState")
    pointerWindow = try library.find("SDL_GetMouseFocus")
    placeInWindow = try library.find("SDL_GetMouseState")
    windowPlace = try library.find("SDL_GetWindowPosition")
    captureMouse = try library.find("SDL_CaptureMouse")
    bounds = try library.find("SDL_GetDisplayBounds")
    setLeastSize = try library.find("SDL_SetWindowMinimumSize")
    setGreatestSize = try library.find("SDL_SetWindowMaximumSize")
    setFullScreen = try library.find("SDL_SetWindowFullscreen")
    makeSurface = try library.find("SDL_CreateRGBSurfaceWithFormatFrom")
    freeSurface = try library.find("SDL_FreeSurface")
    setIcon = try library.find("SDL_SetWindowIcon")
    showPointer = try library.find("SDL_ShowCursor")
    makePointer = try library.find("SDL_CreateSystemCursor")
    setPointer = try library.find("SDL_SetCursor")
    freePointer = try library.find("SDL_FreeCursor")
    keepScreenOn = try library.find("SDL_DisableScreenSaver")
    clipboardText = try library.find("SDL_GetClipboardText")
    setClipboardText = try library.find("SDL_SetClipboardText")
    free = try library.find("SDL_free")
    startText = try library.find("SDL_StartTextInput")
    setTextPlace = try library.find("SDL_SetTextInputRect")
    number = try library.find("SDL_GetWindowID")
    setTitle = try library.find("SDL_SetWindowTitle")
    raise = try library.find("SDL_RaiseWindow")
    for (name, value) in Self.hints { _ = setHint(name, value) }
    _ = setHint("SDL_VIDEODRIVER", system.driver)
    guard initialize(Uint32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason) }
  }

  /// SDL's words for what went wrong last.
  var reason: String { lastError().map { String(cString: $0) } ?? "" }
}
