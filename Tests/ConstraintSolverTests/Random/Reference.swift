/// A second opinion: the best that can be done about a system, level by level, in exact arithmetic.
///
/// It shares nothing with the solver: a dense simplex tableau of integers over one common
/// denominator, begun anew for each question, with Bland's rule.
struct Reference {
  /// A system as plain numbers: level 0 is required, larger levels matter less.
  struct Row {
    var coefficients: [Int]
    /// -1 at most, 0 equal, 1 at least.
    var relation: Int
    var constant: Int
    var level: Int
  }

  private var table: [[Int128]] = []
  private var basis: [Int] = []
  private var denominator: Int128 = 1
  private let levels: Int
  private let columns: Int

  /// The smallest totals by which the rows of each level can miss, the first level first.
  static func optimum(_ rows: [Row], nonNegative: [Bool], levels: Int) -> [Double] {
    var reference = Reference(rows, nonNegative, levels)
    reference.minimize()
    return reference.optimum
  }

  /// Makes the table.
  ///
  /// Columns: each variable, its negative where it may be that, by how much each row falls short,
  /// by how much it exceeds, the constant. Rows: one for each level's cost, then the system.
  private init(_ rows: [Row], _ nonNegative: [Bool], _ levels: Int) {
    let variables = nonNegative.count
    self.levels = levels
    columns = 2 * variables + 2 * rows.count
    for _ in 0..<levels { table.append(Array(repeating: 0, count: columns + 1)) }
    for (index, row) in rows.enumerated() {
      var line = [Int128](repeating: 0, count: columns + 1)
      for (variable, factor) in row.coefficients.enumerated() {
        line[variable] = Int128(factor)
        line[variables + variable] = nonNegative[variable] ? 0 : Int128(-factor)
      }
      let short = 2 * variables + 2 * index
      line[short] = 1
      line[short + 1] = -1
      line[columns] = Int128(row.constant)
      if row.constant < 0 { line = line.map { -$0 } }
      basis.append(row.constant < 0 ? short + 1 : short)
      table.append(line)
      if row.relation >= 0 { table[row.level][short] = 1 }
      if row.relation <= 0 { table[row.level][short + 1] = 1 }
    }
    for (index, column) in basis.enumerated() {
      for level in 0..<levels where table[level][column] != 0 {
        for place in 0...columns { table[level][place] -= table[levels + index][place] }
      }
    }
  }

  private var optimum: [Double] {
    (0..<levels).map { -Double(table[$0][columns]) / Double(denominator) }
  }

  private mutating func minimize() {
    while let column = (0..<columns).first(where: isGain), let row = firstStop(column) {
      pivot(row, column)
    }
  }

  private func isGain(_ column: Int) -> Bool {
    for level in 0..<levels where table[level][column] != 0 { return table[level][column] < 0 }
    return false
  }

  private func firstStop(_ column: Int) -> Int? {
    var best: Int?
    for row in basis.indices where table[levels + row][column] > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let mine = table[levels + row][columns] * table[levels + other][column]
      let its = table[levels + other][columns] * table[levels + row][column]
      if mine < its || (mine == its && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  /// Edmonds' integer pivot: every entry stays an integer over the last pivot.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let line = table[levels + row]
    let factor = line[column]
    for index in table.indices where index != levels + row {
      let lost = table[index][column]
      for place in 0...columns {
        table[index][place] = (table[index][place] * factor - lost * line[place]) / denominator
      }
    }
    basis[row] = column
    denominator = factor
  }
}
