public import Foundation

/// The place at which speech pauses or ends.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// Speaks texts one after the other; nothing is heard, and each is over at once (L-249).
///
/// The delegate is called on the main queue, as on iOS.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Is notified of each text.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// True while texts wait or are spoken, also during a pause.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// True from a pause until speech goes on or ends.
  open private(set) var isPaused = false
  /// Default true; kept, and has no effect here.
  open var usesApplicationAudioSession = true
  /// Default false; kept, and has no effect here.
  open var mixToTelephonyUplink = false
  /// The texts, of which the first is spoken.
  private var queue: [AVSpeechUtterance] = []
  /// True once the delegate was notified of the first text.
  private var hasBegun = false
  /// True while a turn of the main queue is waited for.
  private var isWaiting = false

  /// Makes a synthesizer without texts.
  public override init() { super.init() }

  /// Puts a text behind the others.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    goOn()
  }

  /// Ends all texts; false if there was none.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let ended = queue
    (queue, hasBegun, isPaused) = ([], false, false)
    DispatchQueue.main.async { [self] in
      for utterance in ended { delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// Waits with the texts; false if there is none or they wait.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !isPaused, let utterance = queue.first else { return false }
    isPaused = true
    DispatchQueue.main.async { [self] in
      delegate?.speechSynthesizer(self, didPause: utterance)
    }
    return true
  }

  /// Goes on with the texts; false if they don't wait.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused, let utterance = queue.first else { return false }
    isPaused = false
    DispatchQueue.main.async { [self] in
      delegate?.speechSynthesizer(self, didContinue: utterance)
    }
    goOn()
    return true
  }

  /// Begins with the first text in one turn of the main queue, and ends it in the next.
  private func goOn() {
    guard !isWaiting, !isPaused, !queue.isEmpty else { return }
    isWaiting = true
    DispatchQueue.main.async { [self] in
      isWaiting = false
      guard !isPaused, let utterance = queue.first else { return }
      if hasBegun { finish(utterance) } else { begin(utterance) }
      goOn()
    }
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    hasBegun = true
    delegate?.speechSynthesizer(self, didStart: utterance)
    let text = utterance.speechString
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      delegate?.speechSynthesizer(
        self,
        willSpeakRangeOfSpeechString: NSRange(word.startIndex..<word.endIndex, in: text),
        utterance: utterance
      )
    }
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    hasBegun = false
    queue.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
}

/// Is notified of texts that are spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// A text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  )
  /// A text is over.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  )
  /// A text waits.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  )
  /// A text goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// A text was ended before its end.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  )
  /// A word is about to be spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
