public import Foundation

/// The domain of the errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The errors of media.
public struct AVError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case outOfMemory = -11_801
    case sessionNotRunning = -11_803
    case deviceAlreadyUsedByAnotherSession = -11_804
    case noDataCaptured = -11_805
    case sessionConfigurationChanged = -11_806
    case diskFull = -11_807
    case deviceWasDisconnected = -11_808
    case mediaChanged = -11_809
    case maximumDurationReached = -11_810
    case maximumFileSizeReached = -11_811
    case mediaDiscontinuity = -11_812
    case maximumNumberOfSamplesForFileFormatReached = -11_813
    case deviceNotConnected = -11_814
    case deviceInUseByAnotherApplication = -11_815
    case deviceLockedForConfigurationByAnotherProcess = -11_817
    case sessionWasInterrupted = -11_818
    case mediaServicesWereReset = -11_819
    case exportFailed = -11_820
    case decodeFailed = -11_821
    case invalidSourceMedia = -11_822
    case fileAlreadyExists = -11_823
    case compositionTrackSegmentsNotContiguous = -11_824
    case contentIsProtected = -11_831
    case noImageAtTime = -11_832
    case decoderNotFound = -11_833
    case encoderNotFound = -11_834
    case contentIsNotAuthorized = -11_835
    case applicationIsNotAuthorized = -11_836
    case operationNotSupportedForAsset = -11_838
    case decoderTemporarilyUnavailable = -11_839
    case encoderTemporarilyUnavailable = -11_840
    case failedToLoadMediaData = -11_849
    case serverIncorrectlyConfigured = -11_850
    case applicationIsNotAuthorizedToUseDevice = -11_852
    case failedToParse = -11_853
    case fileTypeDoesNotSupportSampleReferences = -11_854
    case undecodableMediaData = -11_855
    case noCompatibleAlternatesForExternalDisplay = -11_868
    case noSourceTrack = -11_869
    case incompatibleAsset = -11_848
    case encodeFailed = -11_883
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "AVFoundationErrorDomain".
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// A sentence for people.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Portico reads no media."]
  }
  /// No cause is known.
  public static let unknown = Code.unknown
  /// There is no such camera or microphone.
  public static let deviceNotConnected = Code.deviceNotConnected
  /// A film can't be read.
  public static let decodeFailed = Code.decodeFailed
  /// A film can't be written.
  public static let exportFailed = Code.exportFailed
  /// The user doesn't allow the device.
  public static let applicationIsNotAuthorizedToUseDevice =
    Code.applicationIsNotAuthorizedToUseDevice
}

extension AVError.Code {
  /// True if an error has this cause, as `case AVError.unknown:` asks.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == AVFoundationErrorDomain && error.code == code.rawValue
  }
}
