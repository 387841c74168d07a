public import UIKitCore

/// A controller that hosts a view of SwiftUI, as a box with the name of its type (L-170).
///
/// Everything of UIKit works: it is a child, is pushed and presented. A root view that is a view or
/// a controller of UIKit's by a representable is made and shown (L-172).
open class UIHostingController<Content: View>: UIViewController {
  /// The hosted view; a new one takes the place of the last.
  open var rootView: Content {
    didSet { if isViewLoaded { showContent() } }
  }

  /// The sizes that the hosted view gives; default none; kept, and has no effect here.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// The parts that the hosted view keeps clear of; default all; kept, and has no effect here.
  open var safeAreaRegions: SafeAreaRegions = .all

  private let content = HostedContent()

  /// Hosts a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Hosts a view in a scene of a storyboard.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// None: a subclass says which view it hosts.
  public required init?(coder aDecoder: NSCoder) { nil }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showContent()
  }

  /// The size of the box, or of the view of UIKit's, in a size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return content.view?.sizeThatFits(size) ?? .zero
  }

  private func showContent() {
    // An app may call viewDidLoad() itself; loading the view calls it again.
    guard isViewLoaded else { return loadViewIfNeeded() }
    content.show(rootView, in: self)
  }
}

/// The sizes that a hosted view gives to its controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each size.
  public let rawValue: Int

  /// Sizes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size of the controller's content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
