/// A free variable that only one equation names is an *output*: the equation computes it from the
/// others once they are known, and demands nothing of them. Without that equation others may
/// become outputs in turn, as the positions of stacked views do.
extension Engine {
  /// Makes a waiting equation compute one of its variables, when one is nobody else's concern.
  mutating func computeOutput(_ index: Int32) -> Bool {
    let range = records[index].range
    for place in range {
      let term = terms.base[place]
      let node = nodes[term.variable]
      guard node.degree == 1, node.mayBeNegative, node.root == term.variable, node.size == 1,
        node.uses == 0, node.definition < 0, abs(term.coefficient) > 1e-5
      else { continue }
      records[index].place = .output
      records[index].target = term.variable
      nodes[term.variable].definition = index
      outputs.append(index)
      markOutput(index)
      for other in range {
        let variable = terms.base[other].variable
        nodes[variable].degree -= 1
        nodes[variable].outputs += 1
      }
      for other in range where waiting > 0 { reconsider(terms.base[other].variable) }
      return true
    }
    return false
  }

  /// Makes the equation that computes an output an equation like others again.
  mutating func reclaim(_ index: Int32) {
    guard !isInChain(index) else { return separate(index) }
    release(output: index)
    requeue(index)
  }

  /// Ends the output that an equation computes.
  mutating func release(output index: Int32) {
    let target = records[index].target
    nodes[target].definition = -1
    records[index].target = -1
    records[index].isMarked = false
    touch(target)
    for place in records[index].range {
      let variable = terms.base[place].variable
      nodes[variable].degree += 1
      nodes[variable].outputs -= 1
    }
    outputsGone += 1
  }

  mutating func markOutput(_ index: Int32) {
    records[index].isMarked = true
    hasMarkedOutputs = true
  }

  /// Marks the outputs that are computed from a variable.
  mutating func markOutputs(of variable: Int32) {
    var place = nodes[variable].firstTerm
    while place >= 0 {
      let term = terms.base[Int(place)]
      place = term.next
      if records[term.constraint].place == .output && records[term.constraint].target != variable {
        markOutput(term.constraint)
      }
    }
  }

  /// Computes marked outputs, those first that others are computed from: the last found.
  mutating func computeOutputs() {
    guard hasMarkedOutputs else { return }
    hasMarkedOutputs = false
    if outputsGone > 0 { tidyOutputs() }
    var entry = outputs.count - 1
    while entry >= 0 {
      let index = outputs[entry]
      entry -= 1
      guard records[index].isMarked else { continue }
      records[index].isMarked = false
      compute(index)
    }
    hasMarkedOutputs = false
  }

  private mutating func compute(_ index: Int32) {
    let target = records[index].target
    var sum = records[index].constant
    var own = 1.0
    for place in records[index].range {
      let term = terms.base[place]
      if term.variable == target {
        own = term.coefficient
      } else {
        sum -= term.coefficient * nodes[term.variable].value
      }
    }
    set(target, sum / own)
  }

  /// Drops entries that compute nothing any more; one that was found again counts by its last.
  private mutating func tidyOutputs() {
    outputsGone = 0
    var kept: Int32 = outputs.count
    var entry = outputs.count - 1
    var seen: Set<Int32> = []
    while entry >= 0 {
      let index = outputs[entry]
      if records[index].place == .output && seen.insert(index).inserted {
        kept -= 1
        outputs[kept] = index
      }
      entry -= 1
    }
    let length = outputs.count - kept
    for entry in 0..<length { outputs[entry] = outputs[entry + kept] }
    outputs.truncate(to: length)
  }
}
