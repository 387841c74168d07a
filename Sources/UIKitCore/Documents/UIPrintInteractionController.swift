/// Is notified of printing, which never begins here (F-07).
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that the options are presented over; nil by default, and not asked here.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Printing is about to begin; does nothing by default.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  )
  /// Printing ended; does nothing by default.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  )
}

extension UIPrintInteractionControllerDelegate {
  /// Nil.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// Prints: there is no printer here, which it says (F-07).
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called at the end, with whether anything was printed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one controller of an app.
  public static let shared = UIPrintInteractionController()
  /// True if there is a printer; always false.
  open class var isPrintingAvailable: Bool { false }
  /// True if a file can be printed; always false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// True if data can be printed; always false.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Is notified of printing.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The options of printing; default nil.
  open var printInfo: UIPrintInfo?
  /// The item to print; default nil.
  open var printingItem: Any?
  /// The items to print; default nil.
  open var printingItems: [Any]?
  /// Draws pages; default nil.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Lays a page out; default nil.
  open var printFormatter: UIPrintFormatter?
  /// True if the user chooses the number of copies; default true.
  open var showsNumberOfCopies = true
  /// True if the user chooses pages; default true.
  open var showsPageRange = true
  /// True if the user chooses the paper; default false.
  open var showsPaperSelectionForLoadedPapers = false

  /// Shows the options; false, as there is no printer, and the handler hears the same.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  /// The same at a rectangle of a view; false.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// The same at an item of a bar; false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Takes the options away; does nothing.
  open func dismiss(animated: Bool) {}
}

/// The options of printing (F-07).
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The kind of content that is printed.
  nonisolated public enum OutputType: Int, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }
  /// The direction of the paper.
  nonisolated public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape
  }
  /// The use of both sides.
  nonisolated public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge, shortEdge
  }

  /// Makes options with their defaults.
  public override init() { super.init() }

  /// Options with their defaults.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The name of the printer; default nil.
  open var printerID: String?
  /// The name of the work; default empty.
  open var jobName = ""
  /// The kind of content that is printed; default general.
  open var outputType = OutputType.general
  /// The direction of the paper; default portrait.
  open var orientation = Orientation.portrait
  /// The use of both sides; default none.
  open var duplex = Duplex.none
}
