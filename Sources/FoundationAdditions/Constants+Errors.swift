public import Foundation

/// The key of the sentence that says what failed, in an error's user info.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// The key of the errors that led to an error, in its user info.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
/// The domain of the errors of the system's older functions.
public let NSMachErrorDomain = "NSMachErrorDomain"
/// The first code of errors of values that are not allowed.
public var NSValidationErrorMinimum: Int { 1024 }
/// The last code of errors of values that are not allowed.
public var NSValidationErrorMaximum: Int { 2047 }
/// The code of the error of a value that a formatter can't read.
public var NSFormattingError: Int { 2048 }

extension NSError {
  /// The errors that led to this one.
  public var underlyingErrors: [any Error] {
    let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
    return several + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap(\.self)
  }
}
