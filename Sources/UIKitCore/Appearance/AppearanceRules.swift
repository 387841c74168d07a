internal import Foundation
internal import ObjectiveC

/// The values that were set on proxies, and the objects that they reach.
enum AppearanceRules {
  /// A proxy, and an instance of its class with the default values for comparison.
  private struct Rule {
    let type: AnyClass
    let scope: AppearanceScope
    let proxy: AnyObject
    let untold: AnyObject
  }

  /// In the order in which the proxies were asked for.
  private static var rules: [Rule] = []

  /// The proxy of a class for a scope, always the same one.
  static func proxy<Class: UIAppearance>(_ scope: AppearanceScope) -> Class {
    let known = rules.first { $0.type == Class.self && $0.scope.isSame(as: scope) }
    if let proxy = known?.proxy as? Class { return proxy }
    guard let proxy = make(Class.self), let untold = make(Class.self) else {
      UIKitException.noAppearanceProxy(Class.self).raise()
    }
    rules.append(Rule(type: Class.self, scope: scope, proxy: proxy, untold: untold))
    return proxy
  }

  private static func make<Class: UIAppearance>(_ type: Class.Type) -> Class? {
    ClassRegistry.shared.make(type) as? Class ?? Class(coder: EmptyCoder())
  }

  // MARK: - Applying

  /// Gives a view that comes into a window the values of the proxies that reach it.
  static func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    apply(to: view, in: view, view.next, view.traitCollection)
  }

  /// Gives the items of a bar the values of the proxies that reach them.
  static func apply(to items: [UIBarItem], in bar: UIView) {
    guard !rules.isEmpty else { return }
    for item in items {
      // The bar asks for this when it shows the items, so it need not observe the changes.
      let observer = item.observer
      item.observer = nil
      apply(to: item, in: bar, bar, bar.traitCollection)
      item.observer = observer
    }
  }

  private static func apply(
    to object: AnyObject,
    in view: UIView,
    _ holder: UIResponder?,
    _ environment: UITraitCollection
  ) {
    let lineage = lineage(of: type(of: object))
    let own = rules.filter { rule in lineage.contains { $0 == rule.type } }
    guard !own.isEmpty else { return }
    let chain = holder.map { Array(sequence(first: $0, next: \.next)) } ?? []
    let reaching = own.enumerated().compactMap { order, rule -> Reaching? in
      guard let reach = rule.scope.reach(in: chain, environment) else { return nil }
      let depth = lineage.count - (lineage.firstIndex { $0 == rule.type } ?? 0)
      return Reaching(
        rule: rule,
        rank: [depth, reach, rule.scope.containers.count, order]
      )
    }
    take(reaching.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.rule), object)
  }

  /// A rule that holds, and how it ranks: a subclass over its superclass, then the outermost
  /// container, then the longest list of containers.
  private struct Reaching {
    let rule: Rule
    let rank: [Int]
  }

  /// Applies the rules: later ones win over earlier ones, and values set on the object over all.
  private static func take(_ rules: [Rule], _ object: AnyObject) {
    var applied = Associations.value(for: object, key: appliedKey) as? [String: Any?] ?? [:]
    var wanted: [String: (property: AppearanceProperty, value: Any?, untold: Any?)] = [:]
    for rule in rules {
      for property in AppearanceProperties.all(of: rule.type) {
        let value = property.read(rule.proxy)
        let untold = property.read(rule.untold)
        if AppearanceProperty.same(value, untold) { continue }
        wanted[property.name] = (property, value, untold)
      }
    }
    for (name, want) in wanted.sorted(by: { $0.key < $1.key }) {
      let current = want.property.read(object)
      let isOpen =
        want.property.isTable || AppearanceProperty.same(current, want.untold)
        || applied[name].map { AppearanceProperty.same(current, $0) } ?? false
      guard isOpen, !AppearanceProperty.same(current, want.value) else { continue }
      want.property.write(object, want.value)
      applied[name] = .some(want.property.read(object))
    }
    if !applied.isEmpty { Associations.set(applied, for: object, key: appliedKey) }
  }

  private static var appliedKey: UInt { 2 }

  /// The class and those above it.
  private static func lineage(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { Swift._getSuperclass($0) })
  }
}

extension UIView {
  /// Takes on what proxies say, on the way into a window.
  func takeAppearance() { AppearanceRules.apply(to: self) }

  /// Has the items of a bar take on what proxies say.
  func takeAppearance(for items: [UIBarItem]) { AppearanceRules.apply(to: items, in: self) }
}

/// An archive without anything in it, from which proxies are made.
nonisolated private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
