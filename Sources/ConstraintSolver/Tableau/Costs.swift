/// The costs through the rows of varying each parametric symbol upwards, one level for a priority.
///
/// Levels, called lanes in the code, are compared in order, the first is for what is required. A
/// vector for carrying costs from one symbol to others is part of it, with the range of levels in
/// use, which is short: most steps touch one or two levels.
struct Costs: ~Copyable {
  /// The number of levels in use.
  private(set) var lanes: Int32 = 1
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
    copy.lanes = lanes
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
    for lane in 0..<Int(lanes) { own[lane] = 0 }
  }

  /// Clears the levels up to the first that counts.
  func clearFirst(_ symbol: Int32) {
    let own = self[symbol]
    for lane in 0..<Int(lanes) where own[lane] != 0 {
      let isLast = abs(own[lane]) > Tolerance.cost
      own[lane] = 0
      if isLast { return }
    }
  }

  /// The costs of a symbol, one for each level.
  subscript(symbol: Int32) -> UnsafeMutablePointer<Double> {
    values.base + Int(symbol * stride)
  }

  func isZero(_ symbol: Int32) -> Bool {
    let own = self[symbol]
    for lane in 0..<Int(lanes) where abs(own[lane]) > Tolerance.cost { return false }
    return true
  }

  /// Makes room for a priority between others.
  ///
  /// - Complexity: O(symbols).
  mutating func insert(lane: Int32) {
    if lanes == stride { widen() }
    for symbol in 0..<count {
      let own = self[symbol]
      for index in Swift.stride(from: Int(lanes), to: Int(lane), by: -1) {
        own[index] = own[index - 1]
      }
      own[Int(lane)] = 0
    }
    lanes += 1
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
  mutating func take(_ symbol: Int32, slope: Int8, lane: Int32) {
    let own = self[symbol]
    first = .max
    last = -1
    for index in 0..<lanes {
      var value = own[Int(index)]
      if index == lane { value += Double(slope) }
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
    var lane = Int(first)
    while lane <= Int(last) {
      let value = own[lane] + carried.base[lane] * factor
      own[lane] = abs(value) < Tolerance.coefficient ? 0 : value
      lane += 1
    }
  }

  var carriesNothing: Bool { last < 0 }

  func add(_ amount: Double, lane: Int32, to symbol: Int32) {
    let own = self[symbol] + Int(lane)
    let value = own.pointee + amount
    own.pointee = abs(value) < Tolerance.coefficient ? 0 : value
  }

  // MARK: - Comparing

  /// True if varying a symbol in that direction, at a penalty in one level, is a gain.
  func gains(_ symbol: Int32, up: Bool, penalty: Bool, level: Int32) -> Bool {
    let own = self[symbol]
    for lane in 0..<lanes {
      var value = up ? own[Int(lane)] : -own[Int(lane)]
      if penalty && lane == level { value += 1 }
      if value < -Tolerance.cost { return true }
      if value > Tolerance.cost { return false }
    }
    return false
  }
}

// MARK: - Limits

extension Costs {
  /// Sets how far a slope may change before it is where it should be.
  func setLimit(_ amount: Double, lane: Int32) {
    for index in 0..<lanes { limit[index] = 0 }
    limit[lane] = amount
  }

  /// Compares how far the slope of a row may change before a symbol gives way with the limit, and
  /// makes it the limit when it is smaller: -1 smaller, 0 the same, 1 larger.
  ///
  /// The level is that of the symbol's penalty, or -1; `inverse` is of its factor's size.
  func compareLimit(_ symbol: Int32, up: Bool, level: Int, inverse: Double) -> Int {
    let own = self[symbol]
    let scale = up ? inverse : -inverse
    let limit = limit.base
    var lane = 0
    while lane < Int(lanes) {
      let value = own[lane] * scale + (lane == level ? inverse : 0)
      let difference = value - limit[lane]
      if difference > Tolerance.cost { return 1 }
      if difference < -Tolerance.cost {
        while lane < Int(lanes) {
          limit[lane] = own[lane] * scale + (lane == level ? inverse : 0)
          lane += 1
        }
        return -1
      }
      lane += 1
    }
    return 0
  }
}
