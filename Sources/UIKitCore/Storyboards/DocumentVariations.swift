internal import CoreGraphics
internal import InterfaceBuilder

/// The changes that a document makes to a view, its subviews and its constraints by size class.
///
/// A view keeps one only when its element, or a constraint that it lists, varies by traits. It is
/// brought up to date before the view is notified of new traits, and only where other variations hold
/// than before, so that values set by code survive as long as they do on iOS.
final class DocumentVariations: ViewVariations {
  private unowned let view: UIView
  private let element: Element
  private let archive: NibArchive
  private var held: [String]
  /// All subviews that the document lists, in its order, installed or not.
  private var subviews: [(id: String, view: UIView)] = []
  /// All constraints that the document lists.
  private var constraints: [(element: Element, constraint: NSLayoutConstraint, held: [String])] = []

  /// Nil for an element that is the same for all traits.
  init?(_ view: UIView, element: Element, archive: NibArchive) {
    let listed = element.child("constraints")?.children ?? []
    guard element.varies || listed.contains(where: \.varies) else { return nil }
    self.view = view
    self.element = element
    self.archive = archive
    held = Self.keys(of: element, in: archive.traits)
    subviews = (element.child("subviews")?.children ?? []).compactMap { child in
      guard let id = child.id, let view = archive.decode(child) as? UIView else { return nil }
      return (id, view)
    }
    constraints = listed.compactMap { child in
      guard let constraint = archive.decode(child) as? NSLayoutConstraint else { return nil }
      return (child, constraint, Self.keys(of: child, in: archive.traits))
    }
  }

  /// Changes what the document has otherwise for these traits.
  func update(to traits: UITraitCollection) {
    updateConstants(in: traits)
    let now = Self.keys(of: element, in: traits)
    guard now != held else { return }
    held = now
    let variations = SizeClassVariation.holding(of: element, in: traits)
    install(without: SizeClassVariation.excluded(from: "subviews", in: variations))
    hold(without: SizeClassVariation.excluded(from: "constraints", in: variations))
    let coder = NibCoder(element: element, archive: archive, traits: traits)
    for key in element.variedKeys { VariedValues.set(key, of: view, from: coder) }
  }

  private static func keys(of element: Element, in traits: UITraitCollection) -> [String] {
    SizeClassVariation.holding(of: element, in: traits).map { $0.key ?? "default" }
  }

  // MARK: Subviews

  private func install(without excluded: Set<String>) {
    for (index, entry) in subviews.enumerated() {
      let isInstalled = entry.view.superview === view
      if excluded.contains(entry.id) {
        if isInstalled { remove(entry.view) }
      } else if !isInstalled {
        insert(entry.view, after: subviews[..<index].map(\.view))
      }
    }
  }

  /// Constraints with a view that is left out wait for it where they are.
  private func remove(_ subview: UIView) {
    var waiting: [(UIView, NSLayoutConstraint)] = []
    for holder in sequence(first: view, next: \.superview) {
      waiting += holder.constraints.filter { $0.reaches(into: subview) }.map { (holder, $0) }
    }
    subview.removeFromSuperview()
    for (holder, constraint) in waiting { holder.hold(constraint) }
  }

  private func insert(_ subview: UIView, after earlier: [UIView]) {
    let neighbour = earlier.last { $0.superview === view }
    if let neighbour {
      view.insertSubview(subview, aboveSubview: neighbour)
    } else {
      view.insertSubview(subview, at: 0)
    }
    guard let stack = view as? UIStackView else { return }
    let place = neighbour.flatMap { other in stack.arrangedSubviews.firstIndex { $0 === other } }
    stack.insertArrangedSubview(subview, at: place.map { $0 + 1 } ?? 0)
  }

  // MARK: Constraints

  private func hold(without excluded: Set<String>) {
    for entry in constraints {
      if excluded.contains(entry.element.id ?? "") {
        view.release(entry.constraint)
      } else {
        view.hold(entry.constraint)
      }
    }
  }

  private func updateConstants(in traits: UITraitCollection) {
    for (index, entry) in constraints.enumerated() where entry.element.varies {
      let now = Self.keys(of: entry.element, in: traits)
      guard now != entry.held else { continue }
      constraints[index].held = now
      let coder = NibCoder(element: entry.element, archive: archive, traits: traits)
      entry.constraint.constant =
        coder.number("constant") ?? entry.constraint.constant(saved: entry.element)
      let priority = UILayoutPriority(document: coder.number("priority") ?? 1000)
      // A constraint in use cannot become required or cease to be, so it is taken out first.
      guard priority != entry.constraint.priority else { continue }
      let holder = entry.constraint.holder
      holder?.release(entry.constraint)
      entry.constraint.priority = priority
      holder?.hold(entry.constraint)
    }
  }
}

extension NSLayoutConstraint {
  /// The constant of one whose element says none: the standard distance, or nothing.
  fileprivate func constant(saved element: Element) -> CGFloat {
    guard let saved = InterfaceBuilder.Constraint(element), let firstItem else { return 0 }
    return CGFloat(saved.constant(between: firstItem, secondItem))
  }
}

extension Element {
  /// `true` if something holds for some traits only.
  fileprivate var varies: Bool {
    children("variation").contains { ($0.key ?? "default") != "default" }
  }

  /// The attributes and children that variations give other values.
  fileprivate var variedKeys: [String] {
    var keys: [String] = []
    for variation in children("variation") where (variation.key ?? "default") != "default" {
      keys += variation.attributes.map(\.name).filter { $0 != "key" }
      keys += variation.children.filter { $0.name != "mask" }.compactMap(\.key)
    }
    return keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
