import Observation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct `Updates of properties` {
  @Observable final class Nest { var eggs = 2 }

  final class Label: UIView {
    let nest: Nest
    var heard: [String] = []
    init(_ nest: Nest) {
      self.nest = nest
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() { heard.append("\(nest.eggs) eggs") }
    override func updateConstraints() {
      super.updateConstraints()
      heard.append("constraints")
    }
    override func layoutSubviews() { heard.append("layout") }
  }

  final class Controller: UIViewController {
    var heard: [String] = []
    override func updateProperties() {
      heard.append(view.window == nil ? "alone" : "properties")
    }
    override func viewWillLayoutSubviews() { heard.append("layout") }
  }

  @Test(.oracle("L-312")) func `come before layout, and again when what they read changes`() {
    let (nest, root) = (Nest(), Controller())
    let label = Label(nest)
    root.loadViewIfNeeded()
    root.view.addSubview(label)
    let stage = Stage(.iPhone15, root: root)
    #expect(label.heard == ["2 eggs", "constraints", "layout"])
    #expect(root.heard.first == "properties")
    label.heard = []
    nest.eggs = 3
    #expect(label.heard.isEmpty)
    stage.settle()
    #expect(label.heard == ["3 eggs"])
    label.setNeedsUpdateProperties()
    label.updatePropertiesIfNeeded()
    label.updatePropertiesIfNeeded()
    #expect(label.heard == ["3 eggs", "3 eggs"])
    root.heard = []
    root.setNeedsUpdateProperties()
    stage.settle()
    #expect(root.heard == ["properties"])
  }
}
