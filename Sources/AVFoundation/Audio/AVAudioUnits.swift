public import Foundation

/// A node that changes sounds; here it only keeps its values.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// The name of the kind.
  open var name: String { String(describing: type(of: self)) }
}

/// A node that can be passed by.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Default false; kept, and has no effect here.
  open var bypass = false
}

/// A node that changes time, and can be passed by.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Default false; kept, and has no effect here.
  open var bypass = false
}

/// Changes pitch and time, each by itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// In hundredths of half a tone, from −2400 to 2400; default 0; kept, and has no effect here.
  open var pitch: Float = 0
  /// From 1/32 to 32; default 1; kept, and has no effect here.
  open var rate: Float = 1
  /// From 3 to 32; default 8; kept, and has no effect here.
  open var overlap: Float = 8

  /// Makes a node that changes nothing.
  public override init() { super.init() }
}

/// Changes pitch and time together.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// From 0.25 to 4; default 1; kept, and has no effect here.
  open var rate: Float = 1

  /// Makes a node that changes nothing.
  public override init() { super.init() }
}

/// The rooms whose sound can be had.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Adds the sound of a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// In hundredths; default 0; kept, and has no effect here.
  open var wetDryMix: Float = 0

  /// Makes a node that changes nothing.
  public override init() { super.init() }
  /// Takes the sound of a room; has no effect here.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// Adds echoes.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// In seconds; default 1; kept, and has no effect here.
  open var delayTime: TimeInterval = 1
  /// In hundredths; default 50; kept, and has no effect here.
  open var feedback: Float = 50
  /// In hertz; default 15,000; kept, and has no effect here.
  open var lowPassCutoff: Float = 15_000
  /// In hundredths; default 100; kept, and has no effect here.
  open var wetDryMix: Float = 100

  /// Makes a node that changes nothing.
  public override init() { super.init() }
}

/// The shapes of an equalizer's bands.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
  case highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// Default `parametric`; kept, and has no effect here.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// In hertz; default 1,000; kept, and has no effect here.
  open var frequency: Float = 1_000
  /// In octaves; default 0.5; kept, and has no effect here.
  open var bandwidth: Float = 0.5
  /// In decibels; default 0; kept, and has no effect here.
  open var gain: Float = 0
  /// Default true; kept, and has no effect here.
  open var bypass = true
}

/// Changes the strength of bands.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// In decibels; default 0; kept, and has no effect here.
  open var globalGain: Float = 0

  /// Makes a node of so many bands.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
