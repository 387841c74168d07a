public import Foundation

/// The place of the state of an app.
public enum StateFolder {
  /// The folder of an app: `portico/IDENTIFIER` in `XDG_STATE_HOME`, which is `~/.local/state` if
  /// it isn't set to an absolute path.
  public static func url(
    forBundle identifier: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    home(environment).appendingPathComponent("portico").appendingPathComponent(name(identifier))
  }

  private static func home(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path)
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent(".local/state")
  }

  /// A name that leads nowhere else: other than letters, digits, dots, dashes and underscores are
  /// written as the numbers of their bytes, and so is a dot at the beginning.
  static func name(_ identifier: String) -> String {
    var name = ""
    for byte in identifier.utf8.prefix(200) {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (48...57) ~= byte)
      if isPlain || "-_".unicodeScalars.contains(scalar) || (scalar == "." && !name.isEmpty) {
        name.unicodeScalars.append(scalar)
      } else {
        name += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
    return name.isEmpty ? "%" : name
  }
}
