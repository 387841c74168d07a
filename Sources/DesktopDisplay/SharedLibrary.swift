internal import Foundation

/// A library of the system that is loaded when it is needed, so that an app without a window loads
/// none of it.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file's name; an error says what to install.
  init(_ name: String) throws(WindowError) {
    // Functions are found as they are called: SDL and what it needs have thousands, most never are.
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { throw .missingLibrary(name) }
    self.handle = handle
  }

  /// A function by its name, as a pointer of a type that has to be its own.
  func find<Function>(_ name: String) throws(WindowError) -> Function {
    guard let address = dlsym(handle, name) else { throw .missingFunction(name) }
    return unsafeBitCast(address, to: Function.self)
  }
}

/// The reason why there is no window.
enum WindowError: Error, Equatable {
  case missingLibrary(String)
  case missingFunction(String)
  case noDisplay(String)
  case noConnection
}

extension WindowError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingLibrary(let name):
      "There is no window: \(name) is missing. Install libsdl2-2.0-0, or run with --headless."
    case .missingFunction(let name):
      "There is no window: the library installed lacks \(name). Install SDL 2.26, or run with --headless."
    case .noDisplay(let reason):
      "There is no window: \(reason). Set DISPLAY or WAYLAND_DISPLAY, or run with --headless."
    case .noConnection:
      "There is no window: only X11 and Wayland are supported. Set DISPLAY, or run with --headless."
    }
  }
}
