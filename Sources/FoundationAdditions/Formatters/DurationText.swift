internal import Foundation

/// A unit of durations, the largest first.
enum DurationUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    let value = components.value(for: component)
    return self == .week ? value ?? components.weekOfYear : value
  }

  func short(_ value: Int) -> String {
    let plural = value == 1 ? "" : "s"
    return switch self {
    case .year: "yr\(plural)"
    case .month: "mth\(plural)"
    case .week: "wk\(plural)"
    case .day: "day\(plural)"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  var letters: String {
    switch self {
    case .month: "mo"
    default: String(rawValue.prefix(1))
    }
  }
}

/// Puts the text of a duration together.
struct DurationText {
  struct Part {
    let unit: DurationUnit
    let value: Int
  }

  let style: DateComponentsFormatter.UnitsStyle
  let zeros: DateComponentsFormatter.ZeroFormattingBehavior
  let limit: Int

  func text(of all: [Part]) -> String {
    var parts = kept(all)
    if limit > 0 { parts = Array(parts.prefix(limit)) }
    guard style != .positional else { return positional(parts) }
    let texts = parts.map(text(of:))
    return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
  }

  /// Without the zeros that are to be left out; the smallest unit stays if all are 0.
  private func kept(_ all: [Part]) -> [Part] {
    let numbered = all.indices.filter { all[$0].value != 0 }
    let first = numbered.first ?? all.count - 1
    let last = numbered.last ?? all.count - 1
    let dropsAll = zeros.contains(.default) && style != .positional
    let dropsLeading = dropsAll || zeros.contains(.default) || zeros.contains(.dropLeading)
    // A positional text needs its minutes and seconds to be read.
    let start = style == .positional ? min(first, max(all.count - 2, 0)) : first
    return all.indices.filter { index in
      if all[index].value != 0 { return true }
      if index < first { return !dropsLeading || style == .positional && index >= start }
      if index > last { return !(dropsAll || zeros.contains(.dropTrailing)) || numbered.isEmpty }
      return numbered.isEmpty || !(dropsAll || zeros.contains(.dropMiddle))
    }.map { all[$0] }
  }

  private func positional(_ parts: [Part]) -> String {
    parts.enumerated().map { place, part in
      let isPadded = place > 0 || zeros.contains(.pad)
      return isPadded && abs(part.value) < 10
        ? "\(part.value < 0 ? "-" : "")0\(abs(part.value))" : "\(part.value)"
    }.joined(separator: ":")
  }

  private func text(of part: Part) -> String {
    let plural = abs(part.value) == 1 ? "" : "s"
    return switch style {
    case .abbreviated: "\(part.value)\(part.unit.letters)"
    case .short: "\(part.value) \(part.unit.short(abs(part.value)))"
    case .brief: "\(part.value)\(part.unit.short(abs(part.value)))"
    case .spellOut: "\(spelled(part.value)) \(part.unit.rawValue)\(plural)"
    default: "\(part.value) \(part.unit.rawValue)\(plural)"
    }
  }

  private func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
