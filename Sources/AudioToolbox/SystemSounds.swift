public import Foundation
public import FoundationAdditions

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The number that lets a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
/// The result where all went well.
public let kAudioServicesNoError: OSStatus = 0
/// The same by an older name.
public let kAudioSessionNoError: OSStatus = 0
/// The result for a sound that can't be made.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793f

/// Calls the sound's completion on the main queue, without a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  completeSystemSound(inSystemSoundID)
}
/// Calls the sound's completion on the main queue, without a sound; nothing vibrates either.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  completeSystemSound(inSystemSoundID)
}
/// Completes on the main queue, without a sound.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
/// Gives the number 1 for any file, which nothing sounds for.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return 0
}
/// Does nothing, and succeeds.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
