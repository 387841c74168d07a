public import Foundation

/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running, finishing, canceling, completed
}

/// The work of making a text of speech, which is over at once here.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var wasCancelled = false

  /// Always `completed`.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Always false.
  open var isFinishing: Bool { false }
  /// True once it was cancelled.
  open var isCancelled: Bool { lock.withLock { wasCancelled } }
  /// The error: nobody recognizes speech.
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  /// Does nothing: it is over.
  open func finish() {}
  /// Remembers that nobody wants a text.
  open func cancel() { lock.withLock { wasCancelled = true } }
}

/// Is notified of a task; all methods are optional.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Somebody speaks; never called here.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// The text may be this; never called here.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  )
  /// The text is this; never called here.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  )
  /// All speech was read; never called here.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// The task was cancelled; never called here.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// The task is over, with success or without.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  )
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing by default.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing by default.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing by default.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  ) {}
}

/// The texts that a task found; there are none here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The likeliest text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All texts, the likeliest first.
  open var transcriptions: [SFTranscription] { [] }
  /// True for the last answer.
  open var isFinal: Bool { true }
}

/// A text of speech.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  /// Its parts.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A part of a text of speech.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The part.
  open var substring: String { "" }
  /// Its place in the text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// The second at which it begins.
  open var timestamp: TimeInterval { 0 }
  /// The seconds that it takes.
  open var duration: TimeInterval { 0 }
  /// The certainty, from 0 to 1.
  open var confidence: Float { 0 }
  /// Other texts for it.
  open var alternativeSubstrings: [String] { [] }
}
