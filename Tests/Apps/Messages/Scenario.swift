import Foundation
import Glibc
import UIKit
import UIKitCore

/// Something that is shown first and measured then.
@MainActor class Scenario {
  var root: UIViewController { UIViewController() }

  /// The steps of a scenario that count, after the first ones.
  static let steps = 200
  static let firstSteps = 20

  static func named(_ name: String) -> Scenario? {
    switch name {
    case "S7": Hello()
    case "S1": List(rows: 100)
    case "S2": Scrolling(isWhole: false)
    case "S2full": Scrolling(isWhole: true)
    case "S3": Form(isVarying: false)
    case "S3var": Form(isVarying: true)
    case "S4": Pages()
    case "S5": Labels(isFilledFirst: false)
    case "S5b": Labels(isFilledFirst: true)
    case "S6": Idle(rows: 100)
    case "S9": Steady()
    case "S8": Words(frames: number(2) ?? 1000, rows: number(3) ?? 100_000)
    default: nil
    }
  }

  /// An argument that is a number.
  private static func number(_ place: Int) -> Int? {
    CommandLine.arguments.count > place ? Int(CommandLine.arguments[place]) : nil
  }

  /// Waits for the first frame, then for things to settle, then measures and ends the process.
  func begin() {
    UIScreen.main.frameLoop.afterNextPicture {
      Probe.firstFrame()
      _ = Timer.scheduledTimer(withTimeInterval: self.settling, repeats: false) { _ in
        MainActor.assumeIsolated {
          Probe.emit("settled_rss_mb", Probe.memory("VmRSS"))
          self.measure()
        }
      }
    }
  }

  /// In seconds.
  var settling: TimeInterval { 0.3 }

  func measure() { end() }

  func end() {
    Probe.emit("rss_mb", Probe.memory("VmRSS"))
    exit(0)
  }

  /// One frame, from layout to the screen.
  static func frame() { UIScreen.main.frameLoop.turn() }
}

/// One label in the middle.
final class Hello: Scenario {
  override var root: UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel()
    label.text = "Hello, world"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor).isActive = true
    return controller
  }
}

/// A nested form in another size.
final class Form: Scenario {
  private let isVarying: Bool
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(isVarying: Bool) { self.isVarying = isVarying }

  override var root: UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(scroll)
    let form = Self.level(1)
    form.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    return controller
  }

  private static let notes = [
    "Shown to other people in your group.",
    "Optional; leave empty to use the default value of the account.",
    "Must be at least eight characters long.",
  ]

  /// Ten rows and the next level below them.
  private static func level(_ depth: Int) -> UIStackView {
    let box = UIStackView()
    box.axis = .vertical
    box.spacing = 4
    box.isLayoutMarginsRelativeArrangement = true
    box.directionalLayoutMargins = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
    for index in 0..<10 {
      let label = UILabel()
      label.text = "Field \(depth).\(index)"
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      let field = UITextField()
      field.text = "value"
      field.borderStyle = .roundedRect
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      let note = UILabel()
      note.text = notes[index % 3]
      note.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [label, field, note])
      row.spacing = 8
      field.widthAnchor.constraint(equalTo: note.widthAnchor).isActive = true
      box.addArrangedSubview(row)
    }
    if depth < 10 { box.addArrangedSubview(level(depth + 1)) }
    return box
  }

  override func measure() {
    var (layout, whole) = (ProbeSeries(), ProbeSeries())
    for step in 0..<(Self.firstSteps + Self.steps) {
      if step == Self.firstSteps { (layout, whole) = (ProbeSeries(), ProbeSeries()) }
      whole.add {
        layout.add {
          scroll.frame.size = size(step)
          scroll.layoutIfNeeded()
        }
        Self.frame()
      }
    }
    layout.report("layout")
    whole.report("layoutpaint")
    end()
  }

  private func size(_ step: Int) -> CGSize {
    let isPortrait = step % 2 == 1
    var size = CGSize(width: isPortrait ? 390 : 844, height: isPortrait ? 844 : 390)
    if isVarying {
      size.width += CGFloat(isPortrait ? step % 60 : -(step % 60))
      size.height = 844
    }
    return size
  }
}

/// A page of thirty views, pushed and popped.
final class Pages: Scenario {
  private let stack = UINavigationController(rootViewController: Page(0))

  override var root: UIViewController { stack }

  private final class Page: UIViewController {
    private let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      title = "Messages"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let box = UIStackView()
      box.axis = .vertical
      box.spacing = 6
      for index in 0..<10 {
        let label = UILabel()
        label.text = "Page \(number) item \(index)"
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.widthAnchor.constraint(equalToConstant: 90).isActive = true
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        let row = UIStackView(arrangedSubviews: [label, field, button])
        row.spacing = 8
        box.addArrangedSubview(row)
      }
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
        box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ])
    }
  }

  override func measure() {
    var (both, push) = (ProbeSeries(), ProbeSeries())
    var memory = Probe.memory("VmRSS")
    for step in 0..<(Self.firstSteps + Self.steps) {
      if step == Self.firstSteps {
        (both, push) = (ProbeSeries(), ProbeSeries())
        memory = Probe.memory("VmRSS")
      }
      both.add {
        push.add {
          stack.pushViewController(Page(step + 1), animated: false)
          Self.frame()
        }
        stack.popViewController(animated: false)
        Self.frame()
      }
    }
    both.report("pushpop")
    push.report("push")
    Probe.emit("rss_growth_kb", (Probe.memory("VmRSS") - memory) * 1024)
    end()
  }
}

/// A thousand labels, put into a box that is seen, or into one before it is.
final class Labels: Scenario {
  private let isFilledFirst: Bool
  private let scroll = UIScrollView()

  init(isFilledFirst: Bool) { self.isFilledFirst = isFilledFirst }

  override var root: UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    scroll.frame = controller.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scroll)
    show(Self.box("warm up 0123456789 Label"))
    return controller
  }

  private static func box(_ texts: String...) -> UIStackView {
    let box = UIStackView()
    box.axis = .vertical
    box.spacing = 2
    box.translatesAutoresizingMaskIntoConstraints = false
    for text in texts { box.addArrangedSubview(label(text)) }
    return box
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func show(_ box: UIStackView) {
    for old in scroll.subviews { old.removeFromSuperview() }
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  override func measure() {
    guard let live = scroll.subviews.lazy.compactMap({ $0 as? UIStackView }).first else { return }
    let box = isFilledFirst ? Self.box() : live
    let memory = Probe.memory("VmRSS")
    let (began, used) = (Probe.now, Probe.processor)
    for index in 0..<1000 {
      box.addArrangedSubview(Self.label("Label \(index) has text \(index * 7919 % 10007)"))
    }
    if isFilledFirst { show(box) }
    Probe.emit("create_cpu_ms", Double(Probe.processor - used) / 1e6)
    scroll.layoutIfNeeded()
    Probe.emit("create_layout_cpu_ms", Double(Probe.processor - used) / 1e6)
    Probe.emit("create_layout_wall_ms", Double(Probe.now - began) / 1e6)
    Self.frame()
    Probe.emit("create_layout_paint_cpu_ms", Double(Probe.processor - used) / 1e6)
    Probe.emit("create_layout_paint_wall_ms", Double(Probe.now - began) / 1e6)
    Probe.emit("rss_bytes_per_label", (Probe.memory("VmRSS") - memory) * 1024 * 1024 / 1000)
    end()
  }
}
