internal import Foundation

/// A change of some elements of a list, as its observers get it (L-306).
struct ListChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet

  /// Tells observers of the list, who find the places in the change that they get.
  func tell(_ key: String, of object: AnyObject, isPrior: Bool) {
    let before = Observations.listChange
    Observations.listChange = self
    Observations.tell(key, of: object, isPrior: isPrior)
    Observations.listChange = before
  }

  /// The change as a dictionary; of the lists before and after only what changed is in it.
  func described(old: Any?, new: Any?) -> [NSKeyValueChangeKey: Any] {
    guard kind != .setting else { return Self.setting(old: old, new: new) }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
    if kind != .removal { change[.newKey] = changed(of: new) }
    if kind != .insertion { change[.oldKey] = changed(of: old) }
    return change
  }

  /// A property that was set as a whole.
  static func setting(old: Any?, new: Any?) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    change[.newKey] = new
    change[.oldKey] = old
    return change
  }

  private func changed(of list: Any?) -> [Any]? {
    let all = (list as? NSArray).map { Array($0) } ?? list as? [Any]
    return all.map { all in indexes.filter(all.indices.contains).map { all[$0] } }
  }
}
