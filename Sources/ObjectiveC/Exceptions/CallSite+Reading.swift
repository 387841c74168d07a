internal import Foundation
internal import Runtime

#if canImport(Glibc)
internal import Glibc
#endif

nonisolated extension CallSite {
  /// Reads the stack of the current thread; empty where it can't be read.
  package static func current() -> CallSite {
    guard isReadable, let stack = try? Backtrace.capture(limit: 96).symbolicated() else {
      return CallSite([])
    }
    return CallSite(
      stack.frames.compactMap { frame in
        UInt(frame.captured.adjustedProgramCounter).flatMap {
          Frame(at: $0, symbol: frame.symbol)
        }
      }
    )
  }
}

nonisolated extension CallSite {
  /// True if the program is an app's, whose functions are found in a moment.
  ///
  /// One that holds the whole kit, as tests do, takes seconds to read.
  fileprivate static let isReadable: Bool = {
    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let attributes = file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    let size = attributes?[.size] as? Int ?? 0
    return size < 48 << 20
  }()
}

nonisolated extension CallSite.Frame {
  /// The function at an address.
  ///
  /// The run-time's reader knows the functions of the program with their lines, but not always
  /// those of libraries; the linker knows the public ones of these.
  init?(at address: UInt, symbol: SymbolicatedBacktrace.Symbol?) {
    guard let found = LinkedSymbol(at: address) else { return nil }
    image = found.image
    if let symbol {
      mangled = symbol.rawName
      name = symbol.name
      line = symbol.sourceLocation.flatMap { $0.line > 0 ? "\($0.path):\($0.line)" : nil }
    } else if let mangled = found.name {
      self.mangled = mangled
      name = Self.plain(LinkedSymbol.demangle(mangled))
    }
  }

  /// A function's name as UIKit's users know it, out of its whole declaration: `UIView.addSubview(_:)`
  /// for `UIKitCore.UIView.addSubview(UIKitCore.UIView) -> ()`.
  static func plain(_ declaration: String) -> String {
    var (result, depth, argument) = ("", 0, "")
    var isOver = false
    for character in declaration where !isOver {
      switch character {
      case "(" where depth > 0, "<" where depth > 0: depth += 1
      case "(": depth = 1
      case ")" where depth == 1:
        result += argument.isEmpty ? "()" : "(\(label(argument)))"
        isOver = true
      case ")" where depth > 1, ">" where depth > 1: depth -= 1
      case "," where depth == 1: argument += "\n"
      case " " where depth == 0 && result.hasSuffix(" :"): isOver = true
      default:
        if depth == 0 { result.append(character) } else if depth == 1 { argument.append(character) }
      }
      if isOver, result.hasSuffix(" :") { result.removeLast(2) }
    }
    for module in kitModules { result = result.replacing(module + ".", with: "") }
    return result
  }

  /// The labels of arguments that are on lines of their own: `withDuration:_:`.
  private static func label(_ arguments: String) -> String {
    arguments.split(separator: "\n").map { argument in
      let parts = argument.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? parts[0].drop { $0 == " " } + ":" : "_:"
    }.joined()
  }
}

/// A symbol as the linker knows it.
private nonisolated struct LinkedSymbol {
  /// The file name of the program or library.
  let image: String
  /// The mangled name, if it is public.
  let name: String?

  private typealias Found = (
    file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, name: UnsafePointer<CChar>?,
    address: UnsafeRawPointer?
  )
  private typealias Find = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  init?(at address: UInt) {
    guard let find = Self.function("dladdr", as: Find.self) else { return nil }
    var found: Found = (nil, nil, nil, nil)
    guard find(UnsafeRawPointer(bitPattern: address), &found) != 0, let file = found.file else {
      return nil
    }
    image = String(cString: file).split(separator: "/").last.map(String.init) ?? ""
    name = found.name.map { String(cString: $0) }
  }

  /// The declaration that a mangled name means.
  static func demangle(_ name: String) -> String {
    guard let demangle = function("swift_demangle", as: Demangle.self),
      let text = demangle(name, name.utf8.count, nil, nil, 0)
    else { return name }
    defer { free(text) }
    return String(cString: text)
  }

  private static func function<Kind>(_ name: String, as kind: Kind.Type) -> Kind? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: kind) }
  }
}
