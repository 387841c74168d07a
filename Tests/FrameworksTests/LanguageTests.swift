import AVFoundation
import CoreBluetooth
import CoreHaptics
import Foundation
import NaturalLanguage
import Speech
import Testing
import UIKitTesting

/// Words and sentences, and devices that the machine lacks.
@Suite struct `Languages, haptics and Bluetooth` {
  private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test(.oracle("L-270")) func `texts are taken apart into words and sentences`() throws {
    #expect(parts("Don't panic: 3.14!", .word) == ["Don't", "panic", "3.14"])
    #expect(parts("Mr. Wren sang. He left!", .sentence) == ["Mr. Wren sang. ", "He left!"])
    #expect(parts("你好。再见。", .sentence) == ["你好。", "再见。"])
    let text = "Two 2 birds"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var numbers: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      if attributes.contains(.numeric) { numbers.append(String(text[range])) }
      return true
    }
    #expect(numbers == ["2"])
    let last = try #require(text.lastIndex(of: "b"))
    #expect(text[tokenizer.tokenRange(at: last)] == "birds")
  }

  @Test(.oracle("L-271")) func `languages are found by letters and short words`() {
    let texts = [
      "This is the bird that sings", "Das ist nicht ein Vogel", "今日はいい天気", "Привет мир", "xyz",
    ]
    let found = texts.map { NLLanguageRecognizer.dominantLanguage(for: $0) }
    #expect(found == [.english, .german, .japanese, .russian, nil])
  }

  @Test func `parts of a text are words, marks and space`() {
    let text = "Hi, you."
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = text
    let all = text.startIndex..<text.endIndex
    let tags = tagger.tags(in: all, unit: .word, scheme: .tokenType).map(\.0)
    #expect(tags == [.word, .punctuation, .whitespace, .word, .punctuation])
    let omitting: NLTagger.Options = [.omitPunctuation, .omitWhitespace]
    #expect(
      tagger.tags(in: all, unit: .word, scheme: .tokenType, options: omitting).count == 2
    )
  }

  @Test(.oracle("L-269")) func `patterns are kept, and nothing is felt`() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let engine = try CHHapticEngine()
    #expect(throws: CHHapticError(.notSupported)) { try engine.start() }
    let pattern = try CHHapticPattern(dictionary: [
      .pattern: [
        [
          CHHapticPattern.Key.event: [
            CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticContinuous,
            .time: 0.5, .eventDuration: 1.5,
            .eventParameters: [
              [CHHapticPattern.Key.parameterID: "HapticIntensity", .parameterValue: 0.8]
            ],
          ] as [CHHapticPattern.Key: Any]
        ]
      ]
    ])
    #expect(pattern.duration == 2)
    let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
    #expect(again.duration == 2)
    #expect(throws: CHHapticError(.engineNotRunning)) {
      try engine.makePlayer(with: again).start(atTime: CHHapticTimeImmediate)
    }
    #expect(throws: CHHapticError(.badEventEntry)) {
      try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: ["Time": 0]]]])
    }
  }

  @Test(.oracle("L-269")) func `patterns are read from files`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0.25, "EventType": "HapticTransient", "EventParameters": []}},
        {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,
          "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 1}]}}]}
      """
    try Data(text.utf8).write(to: file)
    let pattern = try CHHapticPattern(contentsOf: file)
    #expect(pattern.duration == 0.25)
    let entries = try #require(try pattern.exportDictionary()[.pattern] as? [Any])
    #expect(entries.count == 2)
  }

  @Test(.oracle("L-272")) func `speech becomes no text`() async throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(!recognizer.isAvailable && SFSpeechRecognizer.authorizationStatus() == .denied)
    let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/none.wav"))
    let code = await withCheckedContinuation { next in
      recognizer.recognitionTask(with: request) { _, error in
        next.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == SFSpeechError.Code.internalServiceError.rawValue)
  }

  nonisolated final class Listener: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
    var heard: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { heard.append(central.state) }
  }

  @Test(.oracle("L-273")) func `there is no Bluetooth, and the delegate hears so`() async {
    let listener = Listener()
    let manager = CBCentralManager(delegate: listener, queue: nil)
    manager.scanForPeripherals(withServices: nil)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(listener.heard == [.unsupported] && !manager.isScanning)
    let short = CBUUID(string: "180d")
    #expect(short.uuidString == "180D" && short.data == Data([0x18, 0x0D]))
    #expect(short == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(short != CBUUID(string: "180F"))
  }
}
