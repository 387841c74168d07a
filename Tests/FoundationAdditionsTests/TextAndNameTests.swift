import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

/// Words, names, measurements and small parts of the system.
@Suite struct `Texts and names` {
  private func parts(_ text: String, _ options: NSString.WordOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
      found.append(part ?? "")
    }
    return found
  }

  @Test(.oracle("L-216")) func `words come without what is between them`() {
    #expect(parts("Don’t stop, 3.5 wrens!", .byWords) == ["Don’t", "stop", "3.5", "wrens"])
    #expect(parts("a b", [.byWords, .reverse]) == ["b", "a"])
    #expect(parts("One wren. Two? Yes", .bySentences) == ["One wren. ", "Two? ", "Yes"])
    var places: [NSRange] = []
    ("äb cd ef" as NSString).enumerateSubstrings(
      in: NSRange(location: 0, length: 6),
      options: .byWords
    ) { _, place, enclosing, stop in
      places += [place, enclosing]
      stop.pointee = ObjCBool(places.count == 4)
    }
    #expect(places.map(\.location) == [0, 0, 3, 3] && places.map(\.length) == [2, 3, 2, 3])
    var lines: [String] = []
    let text = "a\nb"
    text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a", "b"])
  }

  @Test(.oracle("L-219")) func `names are read and written`() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ada King Lovelace Jr."))
    #expect(name.givenName == "Ada" && name.middleName == "King" && name.familyName == "Lovelace")
    #expect(formatter.string(from: name) == "Ada Lovelace" && name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace Jr.")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Ada")
    #expect(try PersonNameComponents("Wren, Jenny").familyName == "Wren")
    var chinese = PersonNameComponents()
    chinese.familyName = "王"
    chinese.givenName = "小明"
    #expect(chinese.formatted() == "王小明")
  }

  @Test(.oracle("L-219")) func `measurements have styles`() {
    let way = Measurement(value: 5000, unit: UnitLength.meters)
    let german = Locale(identifier: "de_DE")
    #expect(way.formatted(.measurement(width: .wide).locale(german)) == "5 kilometers")
    let usual = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: "en_US"),
      usage: .road
    )
    #expect(usual.format(way) == "3.1 mi")
    let exact = Measurement(value: 5.25, unit: UnitLength.meters)
    #expect(exact.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5.25m")
    let warmth = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    let air = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow,
      locale: german,
      usage: .weather
    )
    #expect(air.format(warmth) == "20°")
  }

  @Test(.oracle("L-222")) func `texts are made empty, and take formats`() {
    let text = NSMutableString()
    text.appendFormat("%d %@", 3, "wrens")
    #expect(text == "3 wrens")
    let path = NSHomeDirectory() + "/birds"
    #expect((path as NSString).abbreviatingWithTildeInPath == "~/birds")
    #expect("\"a\" = \"b\";".propertyListFromStringsFileFormat() == ["a": "b"])
  }

  @Test(.oracle("L-222")) func `addresses, sizes and errors are read and written`() throws {
    let url = try URL("https://birds.org/a", strategy: .url)
    #expect(url.formatted() == "https://birds.org/a")
    #expect(throws: CocoaError.self) { try URL("no address", strategy: .url) }
    let size = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
    #expect(ByteCountFormatter.string(from: size, countStyle: .file) == "2 MB")
    let inner = CocoaError(.fileNoSuchFile)
    let error = NSError(domain: "birds", code: 1, userInfo: [NSUnderlyingErrorKey: inner])
    #expect(error.underlyingErrors.count == 1)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) != .stopped)
  }

  @Test(.oracle("L-222")) func `lists come through archives`() throws {
    let list = NSArray(array: ["a" as NSString, "b" as NSString])
    let data = try NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
    let texts = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)
    #expect(texts == ["a", "b"])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSDictionary(dictionary: ["a": 3]), forKey: "ages")
    archiver.encode(list, forKey: "names")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let ages = reader.decodeDictionary(
      withKeyClass: NSString.self,
      objectClass: NSNumber.self,
      forKey: "ages"
    )
    #expect(ages == ["a": 3])
    #expect(reader.decodeArrayOfObjects(ofClass: NSString.self, forKey: "names")?.count == 2)
  }

  @Test(.oracle("L-222")) func `the system is asked for its values`() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var machine = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
    var system = utsname()
    uname(&system)
    let name = withUnsafeBytes(of: system.machine) {
      String(decoding: $0.prefix(size - 1), as: UTF8.self)
    }
    #expect(machine.prefix(size - 1).map { UInt8(bitPattern: $0) } == Array(name.utf8))
    #expect(sysctlbyname("hw.none", nil, &size, nil, 0) == -1)
    var fraction = mach_timebase_info_data_t()
    mach_timebase_info(&fraction)
    #expect(fraction.numer == fraction.denom)
    #expect(mach_continuous_time() >= mach_absolute_time() / 2)
  }

  @MainActor @Test(.oracle("L-222")) func `notifications of Darwin come on the main thread`()
    async throws
  {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(count).toOpaque())
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("org.birds.\(UUID())" as CFString)
    CFNotificationCenterAddObserver(
      center,
      pointer,
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<Count>.fromOpaque(observer).takeUnretainedValue().value += 1
      },
      name.rawValue,
      nil,
      .deliverImmediately
    )
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    for _ in 0..<100 where count.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(count.value == 1)
    CFNotificationCenterRemoveEveryObserver(center, pointer)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    try await Task.sleep(for: .milliseconds(20))
    #expect(count.value == 1)
  }
}
