import Foundation
import InterfaceBuilder

@testable import UIKitCore

/// Documents written inside tests.
enum Fixture {
  /// A storyboard whose scenes are given as XML; it is drawn for a phone of 375 × 667 points.
  static func storyboard(
    initial: String? = "first",
    device: String? = "retina4_7",
    _ scenes: String...
  ) throws -> UIStoryboard {
    let text = document(initial: initial, device: device, scenes.joined(separator: "\n"))
    let document = try Document(data: Data(text.utf8), file: "Test.storyboard")
    return UIStoryboard(
      NibSource(document: document, bundle: .main),
      name: "Test",
      location: StoryboardLocation(bundle: .main, folder: nil)
    )
  }

  /// The text of a storyboard around scenes.
  static func document(
    initial: String? = "first",
    device: String? = "retina4_7",
    _ scenes: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    \(initial.map { #"initialViewController="\#($0)""# } ?? "")>
    \(deviceElement(device))<scenes>\(scenes)</scenes></document>
    """
  }

  private static func deviceElement(_ id: String?) -> String {
    id.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? ""
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
    let text = nibDocument(owner: owner, device: device, objects)
    let document = try Document(data: Data(text.utf8), file: "Test.xib")
    return UINib(NibSource(document: document, bundle: .main))
  }

  /// The text of a xib around objects.
  static func nibDocument(
    owner: String = "",
    device: String? = "retina6_1",
    _ objects: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">\(deviceElement(device))<objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)</objects></document>
    """
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
