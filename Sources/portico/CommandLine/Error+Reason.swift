internal import Foundation

nonisolated extension Error {
  /// Why the system refused, in its own few words, such as "Permission denied".
  var reason: String {
    let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self
    let system = cause as NSError
    guard system.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(system.code)))
  }
}
