internal import Foundation

nonisolated extension Error {
  /// The system's reason for refusing, such as "Permission denied".
  var reason: String {
    let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self
    let system = cause as NSError
    guard system.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(system.code)))
  }
}
