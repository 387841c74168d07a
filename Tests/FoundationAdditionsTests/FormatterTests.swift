import Foundation
import FoundationAdditions
import Testing

@Suite struct `Durations and distances` {
  private func text(
    _ seconds: Double,
    _ units: NSCalendar.Unit,
    _ style: DateComponentsFormatter.UnitsStyle = .positional,
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
    limit: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = limit
    return formatter.string(from: seconds)
  }

  @Test func `a duration is written in its units`() {
    #expect(text(65, [.minute, .second], zeros: .pad) == "01:05")
    #expect(text(65, [.minute, .second]) == "1:05")
    #expect(text(5, [.minute, .second]) == "0:05")
    #expect(text(3_900, [.hour, .minute, .second]) == "1:05:00")
    #expect(text(3_900, [.hour, .minute], .full) == "1 hour, 5 minutes")
    #expect(text(3_600, [.hour, .minute], .full) == "1 hour")
    #expect(text(3_900, [.hour, .minute], .abbreviated) == "1h 5m")
    #expect(text(3_900, [.hour, .minute], .abbreviated, limit: 1) == "1h")
    #expect(text(7_260, [.hour, .minute], .short) == "2 hr, 1 min")
    #expect(text(120, [.minute], .spellOut) == "two minutes")
  }

  @Test func `a distance is written from its largest unit`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: 3)) == "in 3 mo.")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "5m ago")
  }
}

@Suite struct `Names of C and Core Foundation` {
  @Test func `casts and constants are as on iOS`() {
    #expect("a" as CFString as String == "a" && ([1] as CFArray).count == 1)
    #expect(kCFBooleanTrue.boolValue && NSEC_PER_SEC == 1_000_000_000)
    let text = NSMutableString(string: "é")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "e")
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
  }

  @Test func `geometry is compared and wrapped`() {
    let flipped = CGRect(x: 1, y: 1, width: -1, height: 1)
    #expect(flipped.equalTo(CGRect(x: 0, y: 1, width: 1, height: 1)))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }

  @Test func `a lock of an object may be taken twice by one thread`() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    #expect(objc_sync_exit(object) == 0)
  }

  @Test func `a provider hands over what it was made of`() async {
    let provider = NSItemProvider(item: "text", typeIdentifier: "public.text")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let found: String? = await withCheckedContinuation { done in
      provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
        done.resume(returning: item as? String)
      }
    }
    #expect(found == "text")
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
  }
}
