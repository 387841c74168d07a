internal import QuartzCore

/// Sizes that views said, which go with their items when these move.
extension UICollectionViewCompositionalLayout {
  func carry(_ updates: ListUpdates) {
    keepMeasurements()
    needsSections = true
    guard !measured.isEmpty else { return }
    for section in updates.reloadedSections where measured.indices.contains(section) {
      measured[section] = MeasuredSizes()
    }
    for path in updates.reloaded { edit(path.section) { $0.set(nil, of: path.item) } }
    let moved = updates.moved.map { move in
      (size: size(at: move.from), to: move.to)
    }
    for path in (updates.deleted + updates.moved.map(\.from)).sorted(by: >) {
      edit(path.section) {
        $0.remove(at: path.item)
        $0.forgetExtras(after: path.item)
      }
    }
    carrySections(updates)
    let inserted = updates.inserted.map { (size: CGSize?.none, to: $0) } + moved
    for (size, path) in inserted.sorted(by: { $0.to < $1.to }) {
      edit(path.section) {
        $0.insert(at: path.item)
        $0.forgetExtras(after: path.item)
        if let size { $0.set(size, of: path.item) }
      }
    }
  }

  private func carrySections(_ updates: ListUpdates) {
    let moved = updates.movedSections.filter { measured.indices.contains($0.from) }
      .map { (sizes: measured[$0.from], to: $0.to) }
    let gone = updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from)))
    for section in gone.reversed() where measured.indices.contains(section) {
      measured.remove(at: section)
    }
    let new = updates.insertedSections.map { (sizes: MeasuredSizes(), to: $0) } + moved
    for (sizes, section) in new.sorted(by: { $0.to < $1.to }) where section <= measured.count {
      measured.insert(sizes, at: section)
    }
    if !updates.insertedSections.isEmpty || !gone.isEmpty { scrolled = [:] }
  }

  private func size(at path: IndexPath) -> CGSize? {
    measured.indices.contains(path.section) ? measured[path.section].size(of: path.item) : nil
  }

  private func edit(_ section: Int, _ change: (inout MeasuredSizes) -> Void) {
    if measured.indices.contains(section) { change(&measured[section]) }
  }
}
