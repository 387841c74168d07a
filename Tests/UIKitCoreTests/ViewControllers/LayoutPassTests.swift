import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `The passes of layout` {
  /// A view that writes down its layout with its size.
  final class Measured: UIView {
    let name: String
    let notes: Ledger

    init(_ name: String, _ notes: Ledger) {
      (self.name, self.notes) = (name, notes)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      notes.note("\(name).layoutSubviews \(Int(bounds.width))")
      super.layoutSubviews()
    }
  }

  /// A controller with a view that follows by its mask and one that follows by constraints.
  final class Host: UIViewController {
    let notes: Ledger
    lazy var masked = Measured("masked", notes)
    lazy var constrained = Measured("constrained", notes)

    init(_ notes: Ledger) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let root = Measured("root", notes)
      masked.autoresizingMask = .flexibleWidth
      constrained.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(masked)
      root.addSubview(constrained)
      constrained.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      constrained.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      view = root
    }

    private func note(_ what: String) {
      notes.note("\(what) \([view, masked, constrained].map { Int($0?.bounds.width ?? 0) })")
    }

    override func updateViewConstraints() {
      note("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  }

  @Test func `size, masks, will, constraints and subviews, did, and then those below`() {
    let (stage, notes) = (Stage(), Ledger())
    let host = Host(notes)
    stage.show(host)
    stage.turn(2)
    _ = notes.take()
    host.view.frame.size.width = 200
    notes.note("resized \(Int(host.masked.bounds.width))")
    host.view.setNeedsUpdateConstraints()
    stage.turn()
    let width = Int(stage.window.bounds.width)
    #expect(
      notes.collapsed == [
        "resized 200",
        "updateViewConstraints [200, 200, \(width)]",
        "viewWillLayoutSubviews [200, 200, \(width)]",
        "root.layoutSubviews 200",
        "viewDidLayoutSubviews [200, 200, 200]",
        "masked.layoutSubviews 200", "constrained.layoutSubviews 200",
      ]
    )
  }

  @Test func `a pass that nothing asked for does not come`() {
    let (stage, notes) = (Stage(), Ledger())
    let host = Host(notes)
    stage.show(host)
    stage.turn(2)
    _ = notes.take()
    stage.turn()
    host.constrained.setNeedsLayout()
    stage.turn()
    #expect(notes.take() == ["constrained.layoutSubviews \(Int(stage.window.bounds.width))"])
  }

  @Test func `more safe area is asked for, told before layout and seen in guides and margins`() {
    let (stage, notes) = (Stage(.iPhone15), Ledger())
    let controller = TellingController("A", notes)
    stage.show(controller)
    stage.turn(2)
    _ = notes.take()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 4)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 34, right: 4))
    stage.turn()
    #expect(
      notes.take() == [
        "A.viewLayoutMarginsDidChange", "A.viewSafeAreaInsetsDidChange",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ]
    )
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 69, left: 16, bottom: 34, right: 20))
    #expect(controller.topLayoutGuide.length == 69)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 69)
  }

  @Test func `the system's margins are the least, unless they are not wanted`() {
    let (stage, notes) = (Stage(.iPhone15), Ledger())
    let controller = TellingController("A", notes)
    stage.show(controller)
    stage.turn()
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 4,
      bottom: 0,
      trailing: 30
    )
    #expect(controller.view.layoutMargins.left == 16)
    #expect(controller.view.layoutMargins.right == 30)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 4)
    _ = notes.take()
    stage.turn()
    #expect(notes.take().first == "A.viewLayoutMarginsDidChange")
  }

  @Test(.oracle("L-42")) func `a device held sideways has its size and traits from the beginning`()
  {
    final class Curious: UIViewController {
      var seen = ""
      override func viewDidLoad() {
        seen = "\(view.bounds.width > view.bounds.height) \(traitCollection.verticalSizeClass)"
      }
    }
    let stage = Stage(.iPhone15, orientation: .landscapeRight)
    let controller = Curious()
    stage.show(controller)
    #expect(controller.seen == "true compact")
  }

  @Test(.oracle("L-43")) func `a root that cannot be held as the device is turns it`() {
    final class Wide: TellingController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      private var isWide: Bool { traitCollection.verticalSizeClass == .compact }
      override func viewDidLoad() { note("viewDidLoad, wide: \(isWide)") }
      override func viewWillAppear(_ animated: Bool) { note("viewWillAppear, wide: \(isWide)") }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) { note("willTransition, wide: \(newCollection.verticalSizeClass == .compact)") }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) { note("viewWillTransition") }
      override func viewDidLayoutSubviews() { note("layout, \(Int(view.bounds.width)) wide") }
    }
    let notes = Ledger()
    let stage = Stage(.iPhone15)
    let root = Wide("A", notes)
    stage.show(root)
    stage.turn(2)
    let reported = [
      "viewDidLoad", "viewWillAppear,", "ransition", "trait", "layout", "viewDidAppear",
    ]
    let lines = notes.take().filter { line in reported.contains { line.contains($0) } }
    #expect(
      lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        "A.viewDidLoad, wide: false", "A.viewWillAppear, wide: false",
        "A.willTransition, wide: true", "A.traitCollectionDidChange", "A.layout, 852 wide",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test(.oracle("C-30")) func `a child that keeps its size is not told of its parent's`() {
    final class Sized: UIViewController {
      var heard: [CGSize] = []
      var childSize: CGSize?
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        heard.append(size)
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        childSize
          ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      }
    }
    let (parent, child) = (Sized(), Sized())
    parent.addChild(child)
    let size = CGSize(width: 300, height: 200)
    #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
    let coordinator = TransitionCoordinator(container: parent.view, isAnimated: false)
    child.view.frame.size = CGSize(width: 50, height: 50)
    parent.viewWillTransition(to: size, with: coordinator)
    #expect(child.heard == [size])
    parent.childSize = CGSize(width: 50, height: 50)
    parent.viewWillTransition(to: size, with: coordinator)
    #expect(child.heard == [size])
  }

  @Test(.oracle("C-29")) func `a size that a child already wants is told when it joins`() {
    final class Listening: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { heard.append(container.preferredContentSize) }
    }
    let (parent, child) = (Listening(), UIViewController())
    child.preferredContentSize = CGSize(width: 10, height: 20)
    parent.addChild(child)
    parent.addChild(UIViewController())
    #expect(parent.heard == [CGSize(width: 10, height: 20)])
  }
}
