/// The costs through the rows of varying each parametric symbol upwards, one level for a priority.
///
/// Levels are compared in order; the first is for what is required. A vector for carrying costs
/// from one symbol to others is part of it, with the range of levels in use, which is short: most
/// steps touch one or two levels.
struct Costs: ~Copyable {
  /// The number of levels in use.
  private(set) var levelCount: Int32 = 1
  private var stride: Int32 = 8
  private var values = Flat<Double>(capacity: 256)
  private var count: Int32 = 0
  private var carried = Flat<Double>(capacity: 8)
  private var limit = Flat<Double>(capacity: 8)
  private var first: Int32 = 0
  private var last: Int32 = -1

  init() {
    carried.append(repeating: 0, count: stride)
    limit.append(repeating: 0, count: stride)
  }

  func copy() -> Costs {
    var copy = Costs()
    copy.levelCount = levelCount
    copy.stride = stride
    copy.values = values.copy()
    copy.count = count
    copy.carried = carried.copy()
    copy.limit = limit.copy()
    return copy
  }

  mutating func append() {
    values.append(repeating: 0, count: stride)
    count += 1
  }

  func clear(_ symbol: Int32) {
    let own = self[symbol]
    for costLevel in 0..<Int(levelCount) { own[costLevel] = 0 }
  }

  /// Clears the levels up to the first that counts.
  func clearFirst(_ symbol: Int32) {
    let own = self[symbol]
    for costLevel in 0..<Int(levelCount) where own[costLevel] != 0 {
      let isLast = abs(own[costLevel]) > Tolerance.cost
      own[costLevel] = 0
      if isLast { return }
    }
  }

  /// The costs of a symbol, one for each level.
  subscript(symbol: Int32) -> UnsafeMutablePointer<Double> {
    values.base + Int(symbol * stride)
  }

  func isZero(_ symbol: Int32) -> Bool {
    let own = self[symbol]
    for costLevel in 0..<Int(levelCount) where abs(own[costLevel]) > Tolerance.cost { return false }
    return true
  }

  /// Makes room for a priority between others.
  ///
  /// - Complexity: O(symbols).
  mutating func insert(costLevel: Int32) {
    if levelCount == stride { widen() }
    for symbol in 0..<count {
      let own = self[symbol]
      for index in Swift.stride(from: Int(levelCount), to: Int(costLevel), by: -1) {
        own[index] = own[index - 1]
      }
      own[Int(costLevel)] = 0
    }
    levelCount += 1
  }

  private mutating func widen() {
    let wide = stride * 2
    var wider = Flat<Double>(capacity: count * wide)
    wider.append(repeating: 0, count: count * wide)
    for symbol in 0..<count {
      (wider.base + Int(symbol * wide)).update(from: self[symbol], count: Int(stride))
    }
    values = wider
    stride = wide
    carried = Flat(capacity: wide)
    carried.append(repeating: 0, count: wide)
    limit = Flat(capacity: wide)
    limit.append(repeating: 0, count: wide)
  }

  // MARK: - Carrying

  /// Takes a symbol's costs, and a slope in one level, away from it to be carried to others.
  mutating func take(_ symbol: Int32, slope: Int8, costLevel: Int32) {
    let own = self[symbol]
    first = .max
    last = -1
    for index in 0..<levelCount {
      var value = own[Int(index)]
      if index == costLevel { value += Double(slope) }
      own[Int(index)] = 0
      carried[index] = value
      guard abs(value) > Tolerance.cost else { continue }
      first = min(first, index)
      last = index
    }
  }

  /// Adds what is carried, times a factor, to a symbol.
  func give(_ symbol: Int32, _ factor: Double) {
    let own = self[symbol]
    var costLevel = Int(first)
    while costLevel <= Int(last) {
      let value = own[costLevel] + carried.base[costLevel] * factor
      own[costLevel] = abs(value) < Tolerance.coefficient ? 0 : value
      costLevel += 1
    }
  }

  var carriesNothing: Bool { last < 0 }

  func add(_ amount: Double, costLevel: Int32, to symbol: Int32) {
    let own = self[symbol] + Int(costLevel)
    let value = own.pointee + amount
    own.pointee = abs(value) < Tolerance.coefficient ? 0 : value
  }

  // MARK: - Comparing

  /// True if varying a symbol in that direction, at a penalty in one level, is a gain.
  func gains(_ symbol: Int32, up: Bool, penalty: Bool, level: Int32) -> Bool {
    let own = self[symbol]
    for costLevel in 0..<levelCount {
      var value = up ? own[Int(costLevel)] : -own[Int(costLevel)]
      if penalty && costLevel == level { value += 1 }
      if value < -Tolerance.cost { return true }
      if value > Tolerance.cost { return false }
    }
    return false
  }
}

// MARK: - Limits

extension Costs {
  /// Sets how far a slope may change before it is where it should be.
  func setLimit(_ amount: Double, costLevel: Int32) {
    for index in 0..<levelCount { limit[index] = 0 }
    limit[costLevel] = amount
  }

  /// Compares how far the slope of a row may change before a symbol gives way with the limit, and
  /// makes it the limit when it is smaller: -1 smaller, 0 the same, 1 larger.
  ///
  /// The level is that of the symbol's penalty, or -1; `inverse` is of its factor's size.
  func compareLimit(_ symbol: Int32, up: Bool, level: Int, inverse: Double) -> Int {
    let own = self[symbol]
    let scale = up ? inverse : -inverse
    let limit = limit.base
    var costLevel = 0
    while costLevel < Int(levelCount) {
      let value = own[costLevel] * scale + (costLevel == level ? inverse : 0)
      let difference = value - limit[costLevel]
      if difference > Tolerance.cost { return 1 }
      if difference < -Tolerance.cost {
        while costLevel < Int(levelCount) {
          limit[costLevel] = own[costLevel] * scale + (costLevel == level ? inverse : 0)
          costLevel += 1
        }
        return -1
      }
      costLevel += 1
    }
    return 0
  }
}
