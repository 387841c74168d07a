import Foundation
import InterfaceBuilder

@testable import UIKitCore

/// Documents written inside tests.
enum Fixture {
  /// A storyboard whose scenes are given as XML; it is drawn for a phone of 375 × 667 points.
  static func storyboard(
    initial: String? = "first",
    device: String = "retina4_7",
    _ scenes: String...
  ) throws -> UIStoryboard {
    let start = initial.map { #" initialViewController="\#($0)""# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(start)>
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Test.storyboard")
    let location = StoryboardLocation(bundle: .main, folder: nil)
    return UIStoryboard(
      NibSource(document: document, bundle: .main),
      name: "Test",
      location: location
    )
  }

  /// A scene around one controller.
  static func scene(_ id: String = "s", _ objects: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(objects)</objects></scene>"#
  }

  /// A xib with File's Owner, whose connections may be given, and objects.
  static func nib(
    owner: String = "",
    device: String? = "retina6_1",
    _ objects: String
  ) throws -> UINib {
    let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(device)<objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>\(owner)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)</objects></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Test.xib")
    return UINib(NibSource(document: document, bundle: .main))
  }
}

/// What happened, in order.
enum NibLedger {
  static var lines: [String] = []

  /// The lines that a piece of work adds.
  static func of(_ work: () throws -> Void) rethrows -> [String] {
    lines = []
    try work()
    return lines
  }
}

/// A controller that writes down what is done to it.
final class LedgerController: UIViewController {
  var label: UIView?
  var width: NSLayoutConstraint?
  var badge = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibLedger.lines.append("init \(title ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLedger.lines.append(
      "awake \(title ?? "") badge \(badge) label \(label != nil) loaded \(isViewLoaded)"
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NibLedger.lines.append("viewDidLoad \(title ?? "") label \(label != nil)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NibLedger.lines.append("viewWillAppear \(title ?? "")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let child = segue.destination
    NibLedger.lines.append(
      "prepare \(segue.identifier ?? "") loaded \(child.isViewLoaded) children \(children.count)"
    )
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    NibLedger.lines.append("willMove \(title ?? "")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    NibLedger.lines.append("didMove \(title ?? "")")
  }

  static func register() {
    ClassRegistry.shared.register(LedgerController.self, module: "Tests") {
      $0.key("label", \.label)
      $0.key("width", \.width)
      $0.key("badge", \.badge)
    }
  }
}

/// A view that writes down when it is awake, and whether its outlet is connected by then.
final class LedgerView: UIView {
  var other: UIView?

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLedger.lines.append("view awake \(tag) other \(other?.tag ?? 0)")
  }

  static func register() {
    ClassRegistry.shared.register(LedgerView.self) { $0.key("other", \.other) }
  }
}

/// An owner of nibs with one outlet.
final class LedgerOwner: UIResponder {
  var content: UIView?

  override func awakeFromNib() { NibLedger.lines.append("owner awake") }

  static func register() {
    ClassRegistry.shared.register(LedgerOwner.self) { $0.key("content", \.content) }
  }
}
