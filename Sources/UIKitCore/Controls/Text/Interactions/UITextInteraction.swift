/// The use of a text that an interaction is for.
nonisolated public enum UITextInteractionMode: Int, Sendable {
  case editable = 0
  case nonEditable = 1
}

/// Decides about the gestures of a text interaction and hears of them (W-243).
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// True, the default, if a gesture may begin at a point of the text's view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A gesture begins; does nothing by default.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A gesture has ended; does nothing by default.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a view of an app's own, which has text, the gestures by which text is selected, and shows
/// the caret and what is selected (W-243).
///
/// A tap puts the caret at the finger, a second one selects the word there and a third one the
/// paragraph; a press moves the caret along. Text that is only read has no caret.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Decides about the gestures; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The owner of the text, a view that lies where the interaction's does; held weakly.
  open weak var textInput: (UIResponder & UITextInput)? { didSet { watch() } }
  /// Fixed when the interaction is made.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?

  private let tap = TextTap()
  private let press = UILongPressGestureRecognizer()
  private let cursor = TextCursor()
  private let watcher = TextWatcher()

  /// Makes an interaction for text that is edited, or for one that is only read.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    tap.delegate = self
    press.delegate = self
    tap.handler = { [weak self] _ in self?.tapped() }
    press.handler = { [weak self] in self?.follow($0) }
    watcher.changed = { [weak self] in self?.showSelection() }
  }

  /// The gestures that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press] }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(tap)
    self.view?.removeGestureRecognizer(press)
    cursor.remove()
    UIScreen.main.frameLoop?.stopRepeating(for: cursor)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(tap)
    view?.addGestureRecognizer(press)
    watch()
  }

  /// Has the text's own code report its changes.
  private func watch() {
    guard let textInput, view != nil, textInput.inputDelegate == nil else { return }
    textInput.inputDelegate = watcher
  }

  // MARK: - Gestures

  private func tapped() {
    guard let textInput, begin() else { return }
    defer { end() }
    let point = tap.location(in: view)
    guard let place = textInput.closestPosition(to: point) else { return }
    if tap.taps == 1 {
      guard textInteractionMode == .editable else { return }
      textInput.selectedTextRange = textInput.textRange(from: place, to: place)
    } else {
      select(tap.taps == 2 ? .word : .paragraph, around: place)
    }
  }

  private func follow(_ press: UIGestureRecognizer) {
    guard let textInput else { return }
    if press.state == .began, !begin() { return }
    switch press.state {
    case .began, .changed:
      guard let place = textInput.closestPosition(to: press.location(in: view)) else { return }
      if textInteractionMode == .editable {
        textInput.selectedTextRange = textInput.textRange(from: place, to: place)
      } else {
        select(.word, around: place)
      }
      showSelection()
    case .ended, .cancelled: end()
    default: break
    }
  }

  private func begin() -> Bool {
    guard let textInput else { return false }
    delegate?.interactionWillBegin(self)
    return textInput.isFirstResponder || textInput.becomeFirstResponder()
  }

  private func end() {
    showSelection()
    delegate?.interactionDidEnd(self)
  }

  private func select(_ granularity: UITextGranularity, around place: UITextPosition) {
    guard let textInput else { return }
    let directions = [UITextStorageDirection.forward, .backward].map(UITextDirection.storage)
    let found = directions.lazy.compactMap {
      textInput.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: $0)
    }.first
    textInput.selectedTextRange = found ?? textInput.textRange(from: place, to: place)
  }

  // MARK: - The caret

  /// Shows the caret or what is selected, while the text has the keys.
  private func showSelection() {
    guard let view, let textInput, textInput.isFirstResponder, let window = view.window,
      let range = textInput.selectedTextRange, let loop = window.screen.frameLoop
    else {
      cursor.remove()
      UIScreen.main.frameLoop?.stopRepeating(for: cursor)
      return
    }
    let isCaret = range.isEmpty && textInteractionMode == .editable
    let marks = TextCursor.Marks(
      caret: isCaret ? textInput.caretRect(for: range.start) : nil,
      highlights: range.isEmpty ? [] : textInput.selectionRects(for: range).map(\.rect),
      hasHandles: !range.isEmpty
    )
    guard cursor.show(marks, color: view.resolved(view.tintColor), in: view.layer) else { return }
    guard isCaret else { return loop.stopRepeating(for: cursor) }
    loop.repeatWork(every: TextCursor.halfPeriod, for: cursor) { [weak self] in self?.blink() }
  }

  /// The caret goes with the keys.
  private func blink() {
    if textInput?.isFirstResponder == true { cursor.blink() } else { showSelection() }
  }
}

extension UITextInteraction: UIGestureRecognizerDelegate {
  /// The delegate decides; without a text there is nothing to do.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard textInput != nil else { return false }
    return delegate?.interactionShouldBegin(self, at: gestureRecognizer.location(in: view)) ?? true
  }
}

/// A tap that knows which one of several in a row it is.
private final class TextTap: UITapGestureRecognizer {
  private(set) var taps = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    taps = touches.map(\.tapCount).max() ?? 1
    super.touchesBegan(touches, with: event)
  }
}

/// Hears of changes that the text's own code makes.
private final class TextWatcher: NSObject, UITextInputDelegate {
  var changed: (() -> Void)?

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { changed?() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { changed?() }
}
