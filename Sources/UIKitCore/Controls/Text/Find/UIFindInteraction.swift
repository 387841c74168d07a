public import QuartzCore

/// Gives a search to begin, and hears of its beginning and its end (W-234).
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The search of a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A search has begun; does nothing by default.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A search has ended; does nothing by default.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches the text of a view, with a bar at the bottom of the view or above the keyboard (W-234).
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Gives the searches; held weakly.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// The search of the moment; nil while the bar isn't shown.
  open private(set) var activeFindSession: UIFindSession?
  /// True while the bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }
  /// The text that is searched for; default nil; it stays from one search to the next.
  open var searchText: String? { didSet { if searchText != oldValue { bar?.showTexts() } } }
  /// The text that takes the place of what is found; default nil.
  open var replacementText: String? {
    didSet { if replacementText != oldValue { bar?.showTexts() } }
  }
  /// Makes the menu of options in the bar, of those that there are; nil, the default, for these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  let options = UITextSearchOptions()
  private(set) var bar: FindBar?

  /// Makes an interaction of a delegate, which isn't kept alive.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the bar, if the delegate gives a search; a bar that is shown takes or loses the row for
  /// replacing.
  open func presentFindNavigator(showingReplace: Bool) {
    if let bar, let session = activeFindSession {
      bar.showsReplace = showingReplace && session.supportsReplacement
      bar.take()
      return
    }
    guard let view, let surface = view.superview ?? view.window,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    (session as? UITextSearchingFindSession)?.changed = { [weak self] in self?.updateResultCount() }
    let bar = FindBar(self)
    bar.showsReplace = showingReplace && session.supportsReplacement
    self.bar = bar
    surface.addSubview(bar)
    bar.place(under: view)
    delegate?.findInteraction(self, didBegin: session)
    bar.take()
    search()
  }

  /// Takes the bar away, and what was found is no longer pointed out.
  open func dismissFindNavigator() {
    guard let bar else { return }
    let hadKeys = bar.hasKeys
    self.bar = nil
    bar.leave()
    if let session = activeFindSession {
      session.invalidateFoundResults()
      activeFindSession = nil
      delegate?.findInteraction(self, didEnd: session)
    }
    if hadKeys { view?.becomeFirstResponder() }
  }

  /// Goes on to the next result; without a bar it begins a search for the last text.
  open func findNext() { step(.forward) }

  /// Goes back to the result before.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      return presentFindNavigator(showingReplace: false)
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Brings the number of results in the bar up to date.
  open func updateResultCount() { bar?.showCount() }

  /// Searches for the text of the moment.
  func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }
}

extension UIFindInteraction: FindTaking {
  func perform(_ command: FindCommand) -> Bool {
    switch command {
    case .find: presentFindNavigator(showingReplace: false)
    case .findAndReplace: presentFindNavigator(showingReplace: true)
    case .findNext: findNext()
    case .findPrevious: findPrevious()
    case .useSelectionForFind:
      guard let input = view as? any UITextInput, let range = input.selectedTextRange,
        !range.isEmpty, let text = input.text(in: range)
      else { return false }
      searchText = text
      if isFindNavigatorVisible { search() }
    }
    return true
  }
}
