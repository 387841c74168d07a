public import Foundation

extension AVAudioSession {
  /// A kind of input or output, by the name that iOS has for it.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The part that a telephone holds to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// The microphone of the device.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// Headphones with a wire.
    public static let headphones = Self(rawValue: "Headphones")
    /// A microphone of headphones with a wire.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// A wire out of the device.
    public static let lineOut = Self(rawValue: "LineOut")
    /// A wire into the device.
    public static let lineIn = Self(rawValue: "LineIn")
    /// Wireless headphones for music.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// Wireless headphones for talks.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// Wireless hearing aids.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// A receiver in the network.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// A screen with sound.
    public static let HDMI = Self(rawValue: "HDMIOutput")
    /// A car.
    public static let carAudio = Self(rawValue: "CarAudioOutput")
    /// A device at the end of a wire.
    public static let usbAudio = Self(rawValue: "USBAudio")
  }
}

/// The inputs and outputs of a moment.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs; none here.
  public let inputs: [AVAudioSessionPortDescription]
  /// The outputs; the device's own loudspeaker, which stays silent here.
  public let outputs: [AVAudioSessionPortDescription]

  init(
    inputs: [AVAudioSessionPortDescription],
    outputs: [AVAudioSessionPortDescription]
  ) {
    (self.inputs, self.outputs) = (inputs, outputs)
    super.init()
  }
}

/// An input or an output.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name that people read.
  public let portName: String
  /// The name that no other has.
  open var uid: String { portType.rawValue }
  /// Always none.
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  /// Always none.
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// Always nil.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Always nil.
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Always false.
  open var hasHardwareVoiceCallProcessing: Bool { false }

  init(_ portType: AVAudioSession.Port, name: String) {
    (self.portType, portName) = (portType, name)
    super.init()
  }

  /// Does nothing, and succeeds.
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

/// A channel of an input or output; there is none here.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  /// The name that people read.
  public let channelName = ""
  /// The number of the channel.
  public let channelNumber = 0
}

/// A part of an input or output, such as one of several microphones; there is none here.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  /// The number of the part.
  public let dataSourceID: NSNumber = 0
  /// The name that people read.
  public let dataSourceName = ""
}
