/// Is notified of printing (F-07).
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that the options are presented over; nil, the default, is the front one.
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

/// Prints into PDF files: there is no other printer here (F-07).
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called at the end, with whether anything was printed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one controller of an app.
  public static let shared = UIPrintInteractionController()
  /// Always true: pages can be kept as a file.
  open class var isPrintingAvailable: Bool { true }
  /// True if a file is a picture or a PDF file.
  open class func canPrint(_ url: URL) -> Bool {
    (try? Data(contentsOf: url)).map { canPrint($0) } ?? false
  }
  /// True for the data of a picture or a PDF file.
  open class func canPrint(_ data: Data) -> Bool { PrintedItem(data) != nil }

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

  private weak var question: UIAlertController?

  /// Asks the user whether to keep the pages as a file in the app's folder of documents, and calls the
  /// handler with the answer; false, and so does the handler hear, if there is nothing to print.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    let front = UIApplication.shared.keyWindow?.frontController
    let parent = delegate?.printInteractionControllerParentViewController(self) ?? front
    guard let job = PrintJob(self), let parent, question == nil else {
      completion?(self, false, nil)
      return false
    }
    let question = UIAlertController(title: job.name, message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Save as PDF", style: .default) { _ in self.run(job, completion) }
    )
    question.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in completion?(self, false, nil) }
    )
    self.question = question
    parent.present(question, animated: animated)
    return true
  }

  private func run(_ job: PrintJob, _ completion: CompletionHandler?) {
    delegate?.printInteractionControllerWillStartJob(self)
    do {
      try job.save()
      delegate?.printInteractionControllerDidFinishJob(self)
      completion?(self, true, nil)
    } catch {
      delegate?.printInteractionControllerDidFinishJob(self)
      completion?(self, false, error)
    }
  }

  /// The same at a rectangle of a view; the question is in the middle here.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// The same at an item of a bar; the question is in the middle here.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Takes the question away, unanswered.
  open func dismiss(animated: Bool) {
    question?.dismiss(animated: animated)
    question = nil
  }
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
