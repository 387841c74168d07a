/// The reasons why a state could not be kept or taken up.
public enum StateStoreError: Error, Equatable, Sendable {
  /// Another process of the app saves or restores at this moment.
  case busy(folder: String)
  /// A call of the system failed.
  case failed(call: String, path: String, reason: String)
  /// The file holds no state that can be used.
  case unusable(path: String, StateFormatError)
  /// The app ended while it was put back the last time.
  case endedWhileRestoring(path: String)
}

extension StateStoreError: CustomStringConvertible {
  /// The reason in whole sentences, with what becomes of the state.
  public var description: String {
    switch self {
    case .busy(let folder):
      "Another process of this app uses \(folder) at this moment; the state there stays as it is."
    case .failed(let call, let path, let reason):
      "The state could not be kept: \(call) \(path): \(reason). What was saved before stays."
    case .unusable(let path, let error):
      "\(path) is not used: \(error). The app starts as if there were no state."
    case .endedWhileRestoring(let path):
      "The app ended while it was being put back the last time, so \(path) is removed and the app "
        + "starts as if there were no state."
    }
  }
}
