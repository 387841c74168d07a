internal import CSDL
internal import Foundation

/// The desktop that a window is opened on.
enum WindowSystem: Equatable {
  case x11
  case wayland(WaylandDesktop)

  /// The one that `PORTICO_DISPLAY` names, else Wayland where there is a compositor, else X11.
  static func found() -> WindowSystem {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["PORTICO_DISPLAY"]
    guard wanted != "x11", wanted == "wayland" || environment["WAYLAND_DISPLAY"] != nil else {
      return .x11
    }
    return WaylandDesktop.found().map(wayland) ?? .x11
  }

  /// SDL's name for it.
  var driver: String {
    switch self {
    case .x11: "x11"
    case .wayland: "wayland"
    }
  }

  /// The points of an app for one unit of SDL's: X11 counts pixels, Wayland points of its own.
  func unit(scale: CGFloat) -> CGFloat {
    switch self {
    case .x11: 1 / scale
    case .wayland(let desktop): desktop.scale / scale
    }
  }
}

extension WindowLibrary {
  /// SDL's knowledge of a window; nil where it has none.
  func information(on window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: Uint8(SDL_MAJOR_VERSION),
      minor: Uint8(SDL_MINOR_VERSION),
      patch: Uint8(SDL_PATCHLEVEL)
    )
    return systemInfo(window, &info) == SDL_TRUE ? info : nil
  }

  /// The X server that a window is on; nil for one that is not of X11.
  func server(of window: OpaquePointer) -> OpaquePointer? {
    guard let info = information(on: window), info.subsystem == SDL_SYSWM_X11 else { return nil }
    return info.info.x11.display
  }

  /// The pictures of a window on a compositor; nil for a window that is not of Wayland.
  func surface(of window: OpaquePointer) throws(WindowError) -> WaylandSurface? {
    guard let info = information(on: window), info.subsystem == SDL_SYSWM_WAYLAND else {
      return nil
    }
    let session = try WaylandSession.session(on: info.info.wl.display)
    return WaylandSurface(session, info.info.wl.surface, scale: desktopScale)
  }

  /// A function of Xlib.
  func x11(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen("libX11.so.6", RTLD_NOW).flatMap { dlsym($0, name) }
  }

  /// Pixels to a point: the compositor's own, or on X11 a whole number by the desktop's resolution of
  /// text, which is 96 dots to an inch where nothing is enlarged.
  var desktopScale: CGFloat {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Default =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
      UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    if case .wayland(let desktop) = system { return desktop.scale }
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
}
