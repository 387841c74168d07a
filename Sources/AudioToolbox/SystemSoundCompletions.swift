public import Foundation
public import FoundationAdditions

/// A function that is called after a short sound, with the sound and a value of the app's.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void
/// The number of a property of a short sound, made of four letters.
public typealias AudioServicesPropertyID = UInt32

/// True for a sound that falls silent with the device.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// True for a sound that ends even if its app ends before.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
/// The older name of `kSystemSoundID_Vibrate`.
public let kUserPreferredAlert: SystemSoundID = 0x1000
/// The result for a property whose size is wrong.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The result for a sound that there is not.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The result for a sound that takes too long.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1_500
/// The result for a sound that was interrupted.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1_501

/// A function and the value that it is called with.
private struct Completion: @unchecked Sendable {
  let function: AudioServicesSystemSoundCompletionProc
  let value: UnsafeMutableRawPointer?
}

/// The functions that are called after sounds, by the numbers of these.
private enum Completions {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [SystemSoundID: Completion] = [:]

  static func set(_ completion: Completion?, for sound: SystemSoundID) {
    lock.withLock { all[sound] = completion }
  }
  static func completion(of sound: SystemSoundID) -> Completion? { lock.withLock { all[sound] } }
}

/// Has a function called each time a sound is over (L-245); the run loop and its mode have no
/// effect, as the function is called on the main queue.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inRunLoop: CFRunLoop?,
  _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  Completions.set(
    Completion(function: inCompletionRoutine, value: inClientData),
    for: inSystemSoundID
  )
  return kAudioServicesNoError
}

/// Has no function called any more when a sound is over (L-245).
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  Completions.set(nil, for: inSystemSoundID)
}

/// Calls the function of a sound on the main queue: the sound is over at once.
func completeSystemSound(_ sound: SystemSoundID) {
  DispatchQueue.main.async {
    guard let completion = Completions.completion(of: sound) else { return }
    completion.function(sound, completion.value)
  }
}

/// Completes on the main queue, without a sound.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Keeps nothing, and says that there are no such properties here.
@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID,
  _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?,
  _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioServicesUnsupportedPropertyError }
