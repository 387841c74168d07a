/// The messages UIKit writes to the console before it goes on.
package enum Diagnostic: Equatable {
  /// A runtime attribute has a key that the object doesn't have (L-13).
  case undefinedAttribute(key: String, of: String, reason: String)
  /// A class that Info.plist names isn't there, or has no `init()`.
  case unmade(String, role: String)
  /// A class named by a document isn't there; its base class replaces it (L-17).
  case unknownClass(String)
  /// An appearance transition was ended that nobody began (C-18).
  case unbalancedAppearance(of: String)
  /// An app made an appearance call itself (C-20).
  case directAppearanceCall(String, of: String)
  /// A controller was pushed with animation while another transition ran (N-25).
  case nestedPush
  /// A navigation transition ended where the stack no longer is (N-25).
  case unexpectedNavigationState
  /// Traits, constraints and layout keep asking for one another.
  case unsettled(views: [String])
  /// Constraints that must hold contradict each other; one of them is left out.
  case unsatisfiable(constraints: [String], broken: String)
  /// A document holds a constraint that could not be made in code; it is left out (Q-35).
  case illegalConstraint(id: String, reason: String)
  /// A view holds a constraint whose items do not lie in it; it has no effect until they do.
  case unprepared(constraint: String, view: String)
  /// A picture is kept in a format that nothing here draws; said once for each file.
  case undrawnPicture(file: String)
  /// An app asked for an image that no catalogue or file of its own has; said once for each name.
  case missingImage(String)
  /// An app asked for a colour that no catalogue has; said once for each name.
  case missingColor(String)
  /// A controller whose view is in no window was to present (P-19).
  case presentedOutsideWindow(String, on: String, from: String)
  /// A controller that presents already was to present (P-18).
  case alreadyPresenting(String, on: String, from: String, presented: String)
  /// A controller that is on its way out was to present (P-47).
  case presentedDuringDismissal(String, on: String, from: String)
  /// A presentation that still comes or goes was to be dismissed (P-47).
  case dismissedDuringTransition(of: String)
  /// App and deciding controller allow no orientation in common (R-05).
  case noCommonOrientation(app: String, controller: String, allows: String)
  /// An app turned the status bar while its controllers rotate by themselves.
  case statusBarNotTurned
  /// Something that an app called does nothing so far; said once for each name.
  case notYet(String)
  /// An address was to be opened in another app, of which there are none.
  case notOpened(URL)
  /// A value that an app put into its state can't be kept.
  case notKept(String)
  /// The state of an app could not be kept, or not be used.
  case stateNotKept(String)
  /// A restoration class lacks the protocol (X-10).
  case notARestorationClass(String)
  /// A restoration class is not there any more.
  case restorationClassGone(String, path: [String])
  /// A call makes sense only while an app is put back.
  case notRestoring(String)
  /// Time in the background is over, and a task was not ended.
  case unendedTask(String)
  /// A scene could not get a window of its own.
  case noFurtherWindow(String)
  /// A picture of the running app could not be kept.
  case pictureNotWritten(file: String, reason: String)

  /// The line on the console.
  package var text: String {
    switch self {
    case .undefinedAttribute(let key, let type, let reason):
      "Failed to set (\(key)) user defined inspected property on (\(type)): \(reason)"
    case .unmade(let name, let role):
      "\(name), \(role) in Info.plist, can't be made: is it a class of the app with an init()?"
    case .unknownClass(let name):
      "Unknown class \(name) in Interface Builder file."
    case .unbalancedAppearance(let controller):
      "Unbalanced calls to begin/end appearance transitions for \(controller)."
    case .directAppearanceCall(let message, let controller):
      "Calling -\(message) directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs instead. "
        + "View controller: \(controller)"
    case .nestedPush:
      "nested push animation can result in corrupted navigation bar"
    case .unexpectedNavigationState:
      "Finishing up a navigation transition in an unexpected state. "
        + "Navigation Bar subview tree might get corrupted."
    case .unsettled(let views):
      "Layout did not come to rest; the next frame goes on. "
        + "These views keep asking for it, look at their layoutSubviews: "
        + views.joined(separator: ", ")
    case .unsatisfiable(let constraints, let broken):
      Unsatisfiable.text(constraints: constraints, broken: broken)
    case .illegalConstraint(let id, let reason):
      "The constraint \(id) of the document is left out. \(reason)"
    case .unprepared(let constraint, let view):
      "The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "\tIts items must lie in the view that holds it, or be that view: \(view)."
    case .undrawnPicture(let file):
      "\(file) can't be drawn; a crossed frame of its size stands in. Install librsvg2-2, which draws "
        + "SVG, or add PNG files of the same name beside it."
    case .missingImage(let name):
      "There is no image “\(name)” in the app's catalogues and files; UIImage(named:) answers nil."
    case .missingColor(let name):
      "There is no colour “\(name)” in the app's catalogues; UIColor(named:) answers nil."
    case .presentedOutsideWindow(let other, let presenter, let source):
      "Attempt to present \(other) on \(presenter) (from \(source)) whose view is not in the "
        + "window hierarchy."
    case .alreadyPresenting(let other, let presenter, let source, let presented):
      "Attempt to present \(other) on \(presenter) (from \(source)) which is already presenting "
        + "\(presented)."
    case .presentedDuringDismissal(let other, let presenter, let source):
      "Attempt to present \(other) on \(presenter) (from \(source)) while a presentation or "
        + "dismiss is in progress!"
    case .dismissedDuringTransition(let controller):
      "Attempt to dismiss from view controller \(controller) while a presentation or dismiss is "
        + "in progress!"
    case .notKept(let type):
      "A value of \(type) can't be kept in a state and is left out: give the coder numbers, texts, "
        + "dates, data, lists and dictionaries of these, or objects that adopt NSCoding."
    case .stateNotKept(let reason): reason
    case .unendedTask(let name):
      "The background task \(name) was not ended when its time was over; iOS ends such an app. "
        + "Call endBackgroundTask in the expiration handler."
    case .notARestorationClass(let name):
      "Warning: restoration class for view controller does not conform to "
        + "UIViewControllerRestoration protocol: Class is \(name)"
    case .restorationClassGone(let name, let path):
      "There is no class \(name) any more to make the controller \(path.joined(separator: "/")); "
        + "it is left out."
    case .notRestoring(let call):
      "\(call) is called while no state is being restored, or more often than extended."
    case .noCommonOrientation(let app, let controller, let allows):
      "The app supports the interface orientations \(app), and \(controller) supports \(allows): "
        + "they have none in common, and the interface keeps its orientation."
    case .statusBarNotTurned:
      "setStatusBarOrientation has no effect while the view controller's shouldAutorotate is true."
    case .notYet(let name):
      "\(name) has no effect so far."
    case .notOpened(let url):
      "\(url.absoluteString) is not opened: there are no other apps."
    case .noFurtherWindow(let reason):
      "A scene gets no window of its own and shares the first one: \(reason)"
    case .pictureNotWritten(let file, let reason):
      "The picture \(file) cannot be written: \(reason) Name another folder in PORTICO_PICTURES."
    }
  }

  /// The receiver of diagnostics in tests; nil sends them to the console.
  package static var listener: ((Diagnostic) -> Void)?

  private static var saidOnce: Set<String> = []

  /// Tells the listener, or writes the line.
  package func report() {
    switch self {
    case .notYet, .undrawnPicture, .missingImage, .missingColor:
      if !Self.saidOnce.insert(text).inserted { return }
    default: break
    }
    if let listener = Self.listener { return listener(self) }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// A class and an address, as UIKit prints an object.
  nonisolated package static func address(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    let number = UInt(bitPattern: ObjectIdentifier(object))
    return "<\(type(of: object)): 0x\(String(number, radix: 16))>"
  }
}
