public import Foundation

/// A moment in a sound, by the machine's clock or in samples.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The machine's clock.
  public let hostTime: UInt64
  /// The sample.
  public let sampleTime: AVAudioFramePosition
  /// Samples a second; 0 for a moment by the clock alone.
  public let sampleRate: Double
  /// True for a moment by the clock.
  open var isHostTimeValid: Bool { sampleRate == 0 }
  /// True for a moment in samples.
  open var isSampleTimeValid: Bool { sampleRate > 0 }

  /// Makes a moment by the clock.
  public init(hostTime: UInt64) {
    (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
    super.init()
  }
  /// Makes a moment in samples.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    super.init()
  }
}

/// A function that takes what comes out of a node; never called here.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Makes, changes or takes sounds; here it only keeps its values.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that the node is attached to; nil for none.
  open internal(set) weak var engine: AVAudioEngine?
  /// Always 1.
  open var numberOfInputs: Int { 1 }
  /// Always 1.
  open var numberOfOutputs: Int { 1 }
  /// Always nil.
  open var lastRenderTime: AVAudioTime? { nil }
  /// In seconds, always 0.
  open var latency: TimeInterval { 0 }

  /// The form of an input, the usual one.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .usual }
  /// The form of the node's connection, or the usual one.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    engine?.format(from: self) ?? .usual
  }
  /// Calls nobody: nothing comes out.
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Does nothing.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Does nothing.
  open func reset() {}
}

/// An end of an engine.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Always false.
  open var isVoiceProcessingEnabled: Bool { false }
  /// Does nothing, and succeeds.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The way into an engine; nothing comes in.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
}

/// The way out of an engine; it stays silent.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Brings sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// From 0 to 1, the default; kept, and has no effect here.
  open var outputVolume: Float = 1
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// From −1, left, to 1, right; default 0; kept, and has no effect here.
  open var pan: Float = 0

  /// Makes a mixer.
  public override init() { super.init() }
}

/// The manners of a buffer's turn.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = Self(rawValue: 1)
  /// In place of those that wait.
  public static let interrupts = Self(rawValue: 2)
  /// In place of those that wait, after the round that is played.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// Plays buffers and files; each is over at once, as nothing sounds.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// From −1, left, to 1, right; default 0; kept, and has no effect here.
  open var pan: Float = 0
  /// Always false.
  open var isPlaying: Bool { false }

  /// Makes a player.
  public override init() { super.init() }

  /// Plays nothing, and completes on another queue.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { complete(completionHandler) }
  /// Plays nothing, and completes on another queue.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) { complete(completionHandler) }
  /// Plays nothing, and completes on another queue.
  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { complete(completionHandler) }
  /// Does nothing.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  /// Does nothing: nothing sounds here.
  open func play() {}
  /// Does nothing: nothing sounds here.
  open func play(at when: AVAudioTime?) {}
  /// Does nothing: nothing was begun.
  open func pause() {}
  /// Does nothing: nothing was begun.
  open func stop() {}
  /// Always nil.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

  private func complete(_ handler: (@Sendable () -> Void)?) {
    if let handler { DispatchQueue.global().async(execute: handler) }
  }
}
