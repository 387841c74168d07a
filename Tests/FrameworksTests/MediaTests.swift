import AVFoundation
import ObjectiveC
import Testing
import UIKitTesting

/// Times, forms of sound and what goes on although nothing is heard.
@Suite struct `Media that are not played` {
  @Test(.oracle("L-246")) func `times of different scales are compared and added exactly`() {
    let (half, other) = (CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
    #expect(half == other && half.hashValue == other.hashValue)
    let sum = half + CMTime(value: 1, timescale: 3)
    #expect(sum.value == 5 && sum.timescale == 6)
    #expect((half - CMTime(value: 1, timescale: 1)).seconds == -0.5)
    #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    #expect(CMTime.negativeInfinity < .zero && CMTime.indefinite.isValid)
    #expect(CMTime.indefinite.isIndefinite && !CMTime.invalid.isIndefinite)
    #expect((half + .indefinite).isIndefinite && !(half + .invalid).isValid)
    #expect((half + .positiveInfinity).isPositiveInfinity)
    #expect(
      CMTimeCompare(CMTime(value: .max, timescale: 1), CMTime(value: .max, timescale: 2)) == 1
    )
    #expect(CMTimeMultiplyByFloat64(half, multiplier: 3).seconds == 1.5)
    let rounded = CMTimeConvertScale(sum, timescale: 10, method: .default)
    #expect(rounded.value == 8 && rounded.timescale == 10)
    for time in [half, .indefinite, .positiveInfinity] {
      #expect(NSValue(time: time).timeValue == time)
    }
  }

  @Test(.oracle("L-246")) func `ranges have their beginning and not their end`() {
    let second = CMTime(value: 1, timescale: 1)
    let range = CMTimeRange(start: second, end: CMTime(value: 3, timescale: 1))
    #expect(range.duration.seconds == 2 && range.containsTime(second))
    #expect(!range.containsTime(range.end) && !CMTimeRange.invalid.containsTime(.zero))
    let other = CMTimeRange(start: .zero, duration: second + second)
    #expect(range.intersection(other) == CMTimeRange(start: second, duration: second))
    #expect(range.union(other).duration.seconds == 3)
    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }

  @Test(.oracle("L-247")) func `a session keeps what it is set to, and has one output`() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.availableCategories.contains(.playback))
    try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.routeSharingPolicy == .longFormAudio)
    try session.setPreferredSampleRate(16_000)
    #expect(session.sampleRate == 16_000)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    #expect(session.currentRoute.inputs.isEmpty && session.recordPermission == .denied)
    try session.setPreferredSampleRate(0)
    try session.setCategory(.soloAmbient, mode: .default)
  }

  @Test(.oracle("L-248")) func `forms of sound say how samples lie in memory`() throws {
    let form = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
    #expect(form.commonFormat == .pcmFormatFloat32 && !form.isInterleaved && form.isStandard)
    #expect(form.streamDescription.pointee.mBytesPerFrame == 4)
    #expect(AVAudioFormat(settings: form.settings) == form)
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 1,
    ]
    let coded = try #require(AVAudioFormat(settings: settings))
    #expect(coded.commonFormat == .otherFormat && coded.sampleRate == 44_100)
    #expect(AVAudioPCMBuffer(pcmFormat: coded, frameCapacity: 8) == nil)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: form, frameCapacity: 8))
    buffer.frameLength = 99
    #expect(buffer.frameLength == 8 && buffer.stride == 1)
    let samples = try #require(buffer.floatChannelData)
    samples[0][7] = 0.5
    samples[1][0] = 0.25
    #expect(samples[1] - samples[0] == 8 && samples[0][7] == 0.5 && samples[0][0] == 0)
    #expect(buffer.int16ChannelData == nil)
    let pairs = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16,
        sampleRate: 8_000,
        channels: 2,
        interleaved: true
      )
    )
    let mixed = try #require(AVAudioPCMBuffer(pcmFormat: pairs, frameCapacity: 4))
    let numbers = try #require(mixed.int16ChannelData)
    #expect(mixed.stride == 2 && numbers[1] - numbers[0] == 1)
  }

  nonisolated final class Listener: NSObject, @unchecked Sendable, AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart text: AVSpeechUtterance) {
      heard.append("start \(text.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish text: AVSpeechUtterance) {
      heard.append("finish \(text.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel text: AVSpeechUtterance) {
      heard.append("cancel \(text.speechString)")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer,
      willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) { heard.append((utterance.speechString as NSString).substring(with: characterRange)) }
  }

  @Test(.oracle("L-249")) func `texts are spoken in turn, without a sound`() async {
    let (speech, listener) = (AVSpeechSynthesizer(), Listener())
    speech.delegate = listener
    for text in ["Blue tit.", "Wren"] { speech.speak(AVSpeechUtterance(string: text)) }
    #expect(speech.isSpeaking && listener.heard.isEmpty)
    while speech.isSpeaking { await turn() }
    #expect(
      listener.heard == [
        "start Blue tit.", "Blue", "tit", "finish Blue tit.", "start Wren", "Wren", "finish Wren",
      ]
    )
    listener.heard = []
    speech.speak(AVSpeechUtterance(string: "Rook"))
    #expect(speech.pauseSpeaking(at: .word) && speech.isPaused)
    await turn()
    #expect(speech.stopSpeaking(at: .immediate) && !speech.isSpeaking && !speech.isPaused)
    await turn()
    #expect(listener.heard == ["cancel Rook"] && !speech.stopSpeaking(at: .immediate))
  }

  /// Waits for what the main queue has to do.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test(.oracle("L-245")) func `a short sound is over at once`() async {
    final class Count { var value = 0 }
    let count = Count()
    let pointer = Unmanaged.passUnretained(count).toOpaque()
    let result = AudioServicesAddSystemSoundCompletion(
      77,
      nil,
      nil,
      { _, pointer in
        pointer.map { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().value += 1 }
      },
      pointer
    )
    #expect(result == kAudioServicesNoError)
    AudioServicesPlaySystemSound(77)
    await turn()
    #expect(count.value == 1)
    AudioServicesRemoveSystemSoundCompletion(77)
    AudioServicesPlaySystemSound(77)
    await turn()
    #expect(count.value == 1)
  }

  /// Notes what is observed by name.
  final class Observer: NSObject {
    var heard: [Float] = []
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { heard.append((object as? AVPlayer)?.rate ?? -1) }
  }

  @Test(.oracle("L-257")) @MainActor func `a player says when it is to play and when it is not`()
    throws
  {
    let player = AVPlayer(url: URL(fileURLWithPath: "/none.mov"))
    var states: [AVPlayer.TimeControlStatus] = []
    let token = player.observe(\.rate) { player, _ in
      states.append(player.timeControlStatus)
    }
    describe(Observer.self) {
      $0.method("observeValueForKeyPath:ofObject:change:context:") {
        $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
      }
    }
    let observer = Observer()
    player.addObserver(observer, forKeyPath: "rate", options: [.new], context: nil)
    player.play()
    player.pause()
    #expect(states == [.waitingToPlayAtSpecifiedRate, .paused] && observer.heard == [1, 0])
    token.invalidate()
    player.removeObserver(observer, forKeyPath: "rate")
    player.play()
    #expect(states.count == 2 && observer.heard.count == 2)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    let item = try #require(player.currentItem)
    item.addObserver(observer, forKeyPath: "status", options: [.initial, .new], context: nil)
    item.removeObserver(observer, forKeyPath: "status")
  }

  @Test func `compositions have the length of their parts, and nothing is read or written`()
    async throws
  {
    let film = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
    await #expect(throws: AVError(.failedToLoadMediaData)) { try await film.load(.duration) }
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(
        withMediaType: .video,
        preferredTrackID: kCMPersistentTrackID_Invalid
      )
    )
    let two = CMTime(value: 2, timescale: 1)
    track.insertEmptyTimeRange(CMTimeRange(start: .zero, duration: two))
    try track.insertTimeRange(CMTimeRange(start: .zero, duration: two), of: track, at: two)
    #expect(composition.tracks(withMediaType: .video).count == 1 && track.trackID == 1)
    #expect(try await composition.load(.duration).seconds == 4)
    let export = try #require(
      AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality)
    )
    await export.export()
    #expect(export.status == .failed && export.error != nil)
  }
}
