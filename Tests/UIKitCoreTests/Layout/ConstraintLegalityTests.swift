import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Constraints that UIKit refuses` {
  private let view = UIView()
  private let other = UIView()

  private func objection(
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat = 1
  ) -> String? {
    NSLayoutConstraint.objection(
      to: view,
      first,
      second == nil ? nil : other,
      second ?? .notAnAttribute,
      multiplier: multiplier
    ).map { exception in
      String(
        exception.reason.replacing("NSLayoutConstraint for \(Diagnostic.address(view)): ", with: "")
      )
    }
  }

  private let pairing = "Invalid pairing of layout attributes."
  private let lonely =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must "
    + "be specified in pairs."
  private let mixed =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
    + "Use leading/trailing for both or neither."

  @Test(.oracle("Q-35")) func `locations come in pairs`() {
    #expect(objection(.left, nil) == lonely)
    #expect(objection(.centerY, .centerY, multiplier: 0) == lonely)
    #expect(objection(.width, nil) == nil)
    #expect(objection(.width, .height, multiplier: 0) == nil)
  }

  @Test(.oracle("Q-35")) func `lengths go with lengths, and axes with themselves`() {
    #expect(objection(.width, .left) == pairing)
    #expect(objection(.top, .height) == pairing)
    #expect(objection(.top, .left) == pairing)
    #expect(objection(.notAnAttribute, .left) == pairing)
    #expect(objection(.width, .height) == nil)
    #expect(objection(.lastBaseline, .bottomMargin) == nil)
    #expect(objection(.centerX, .trailing) == nil)
  }

  @Test(.oracle("Q-35")) func `sides by name and by direction do not mix`() {
    #expect(objection(.leading, .left) == mixed)
    #expect(objection(.rightMargin, .trailing) == mixed)
    #expect(objection(.leading, .trailingMargin) == nil)
    #expect(objection(.left, .centerXWithinMargins) == nil)
  }

  @Test(.oracle("Q-35")) func `every mix of attributes is either laid out or refused`() {
    var refused = 0
    for first in 0...20 {
      for second in 0...20 {
        guard let first = NSLayoutConstraint.Attribute(rawValue: first),
          let second = NSLayoutConstraint.Attribute(rawValue: second)
        else { continue }
        refused += objection(first, second) == nil ? 0 : 1
      }
    }
    // 20 attributes: 2 lengths, 10 across of which 4 by direction and 4 by side, 8 down.
    #expect(441 - refused == 2 * 3 + 10 * 10 - 2 * 4 * 4 + 8 * 8)
  }

  @Test(.oracle("Q-37")) func `numbers are finite`() {
    #expect(
      objection(.width, .width, multiplier: .nan)
        == "Multiplier is not finite!  That's illegal.  multiplier:nan"
    )
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let (first, second) = constraint.anchorNames
    let exception = UIKitException.constraint(
      .constantNotFinite(.infinity, first: first, second: second)
    )
    let number = NSLayoutConstraint.number(view)
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf "
          + "firstAnchor:<NSLayoutDimension:0x"
      )
    )
    #expect(exception.reason.hasSuffix(" \"UIView:\(number).width\"> secondAnchor:(null)"))
  }

  @Test(.oracle("Q-38")) func `both priorities are told`() {
    let exception = UIKitException.constraint(.priorityCrossedRequired(from: 1000, to: 750))
    #expect(
      exception.reason
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported.  You passed priority 750 and the existing priority was 1000."
    )
  }

  @Test func `a priority may change while nobody holds the constraint`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.priority = .defaultHigh
    view.addConstraint(constraint)
    constraint.priority = .defaultLow
    #expect(constraint.priority == .defaultLow)
  }

  // MARK: Exits

  @Test(.oracle("Q-35")) func `a lonely location ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(),
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 3
        )
      }
    }
  }

  @Test(.oracle("Q-37")) func `a constant that is no number ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
  }

  @Test(.oracle("Q-36")) func `strangers end the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
      }
    }
  }

  @Test(.oracle("Q-38")) func `crossing required ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    }
  }

  @Test func `a priority above required ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
  }

  @Test(.oracle("Q-39")) func `a place past the end of a stack ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }

  @Test(.oracle("Q-36")) func `strangers are named as anchors`() {
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    let (first, second) = constraint.anchorNames
    let exception = UIKitException.constraint(.noCommonAncestor(first: first, second: second))
    #expect(exception.name == "NSGenericException")
    #expect(first.hasSuffix(" \"UIView:\(NSLayoutConstraint.number(view)).leading\">"))
    #expect(second.hasPrefix("<NSLayoutXAxisAnchor:0x"))
    #expect(exception.reason.hasPrefix("Unable to activate constraint with anchors \(first) and "))
  }

  @Test func `a document's senseless constraint is left out and told`() throws {
    var reported: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0.text) }
    defer { Diagnostic.listener = others }
    let nib = try Fixture.nib(
      """
      <view id="v"><subviews><view id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="top" id="x"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      </constraints></view>
      """
    )
    let made = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
    #expect(made.first?.constraints.count == 1)
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("The constraint x of the document is left out.") == true)
  }
}
