internal import Foundation
internal import StateArchive

/// The coder into which one preserved object writes its state.
///
/// Property-list values are kept as they are. Controllers, views and registered objects are only
/// referred to, which preserves them in their turn. Whatever else adopts `NSCoding` codes itself.
/// What can't be kept is left out with a line on the console.
nonisolated final class StateEncoder: NSCoder {
  private var tables: [[String: SavedValue]] = [[:]]
  private var instances: [SavedInstance] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects that have numbers, kept alive so that no number is used twice.
  private var met: [AnyObject] = []
  private let link: @MainActor (AnyObject) -> StateLink

  /// Chains of objects that code one another are cut here, before the stack of calls ends.
  private static let depthLimit = 200

  init(link: @escaping @MainActor (AnyObject) -> StateLink) { self.link = link }

  /// The values that were written.
  var content: SavedContent { SavedContent(values: tables[0], instances: instances) }

  private func put(_ value: SavedValue?, _ key: String) {
    guard !StateKeys.reserved.contains(key) else { return }
    tables[tables.count - 1][key] = value
  }

  // MARK: - NSCoder

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { tables[tables.count - 1][key] != nil }
  override func encode(_ object: Any?, forKey key: String) { put(value(object), key) }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    put(value(object), key)
  }
  override func encode(_ value: Bool, forKey key: String) { put(.boolean(value), key) }
  override func encode(_ value: Int32, forKey key: String) { put(.integer(Int64(value)), key) }
  override func encode(_ value: Int64, forKey key: String) { put(.integer(value), key) }
  override func encode(_ value: Int, forKey key: String) { put(.integer(Int64(value)), key) }
  override func encode(_ value: Float, forKey key: String) { put(.real(Double(value)), key) }
  override func encode(_ value: Double, forKey key: String) { put(.real(value), key) }
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    put(.data(bytes.map { Data(bytes: $0, count: length) } ?? Data()), key)
  }

  // MARK: - Objects

  func value(_ object: Any?, depth: Int = 0) -> SavedValue {
    guard let object = StateValues.unwrapped(object) else { return .null }
    if let plain = StateValues.plain(object) { return plain }
    guard depth < StateFormat.depthLimit else { return leaveOut(object) }
    if let values = object as? [Any] { return .list(values.map { value($0, depth: depth + 1) }) }
    if let pairs = object as? [AnyHashable: Any] { return dictionary(pairs, depth) }
    if let values = object as? Set<AnyHashable> {
      return .set(values.map { value($0.base, depth: depth + 1) })
    }
    if let values = object as? NSSet {
      return .set(values.allObjects.map { value($0, depth: depth + 1) })
    }
    return self.object(object)
  }

  /// Entries of texts come in their order, so that the same dictionary makes the same bytes.
  private func dictionary(_ pairs: [AnyHashable: Any], _ depth: Int) -> SavedValue {
    let saved = pairs.map { key, item in
      SavedPair(value(key.base, depth: depth + 1), value(item, depth: depth + 1))
    }
    return .dictionary(
      saved.sorted { first, second in
        if case .text(let a) = first.key, case .text(let b) = second.key { return a < b }
        return false
      }
    )
  }

  private func object(_ any: Any) -> SavedValue {
    guard type(of: any) is AnyClass else { return leaveOut(any) }
    let object = any as AnyObject
    nonisolated(unsafe) let target = object
    let link = link
    switch MainActor.assumeIsolated({ link(target) }) {
    case .preserved(let number): return .reference(number)
    case .leftOut: return .null
    case .value: break
    }
    if let number = numbers[ObjectIdentifier(object)] { return .instance(number) }
    guard let coding = any as? any NSCoding, StateValues.codesItself(object),
      tables.count < Self.depthLimit
    else { return leaveOut(any) }
    return instance(coding, object)
  }

  private func instance(_ coding: any NSCoding, _ object: AnyObject) -> SavedValue {
    let number = instances.count
    numbers[ObjectIdentifier(object)] = number
    met.append(object)
    instances.append(SavedInstance(className: stateName(of: type(of: object))))
    tables.append([:])
    coding.encode(with: self)
    instances[number].values = tables.removeLast()
    return .instance(number)
  }

  private func leaveOut(_ object: Any) -> SavedValue {
    let name = "\(type(of: object))"
    MainActor.assumeIsolated { Diagnostic.notKept(name).report() }
    return .null
  }
}

/// Keys that only the system writes.
nonisolated enum StateKeys {
  static let bundleVersion = "UIApplicationStateRestorationBundleVersionKey"
  static let idiom = "UIApplicationStateRestorationUserInterfaceIdiomKey"
  static let timestamp = "UIApplicationStateRestorationTimestampKey"
  static let systemVersion = "UIApplicationStateRestorationSystemVersionKey"
  static let storyboard = "UIStateRestorationViewControllerStoryboardKey"
  static let reserved: Set = [bundleVersion, idiom, timestamp, systemVersion, storyboard]
}
