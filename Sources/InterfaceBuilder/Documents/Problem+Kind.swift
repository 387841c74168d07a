extension Problem {
  /// The kind of fault; each case has its sentence in `Problem+Description.swift`.
  public enum Kind: Hashable, Codable, Sendable {
    /// The document could not be read at all.
    case unread(DocumentError.Reason)
    /// The form that Xcode saved before version 5.
    case archive(version: String)
    /// Drawn for another system than iOS.
    case platform(Platform, String)
    /// A version of the format that the reader does not know.
    case version(String)
    /// An id that another object has already.
    case duplicateID(String, firstAt: Position)
    /// An element that Interface Builder is not known to write.
    case unknownElement(String, suggestion: String?)
    /// An attribute that Interface Builder is not known to write there.
    case unknownAttribute(String, element: String, suggestion: String?)
    /// A value that is not of the attribute's kind.
    case badValue(String, attribute: String, expected: String)
    /// A value that is not in the attribute's list.
    case unknownValue(String, attribute: String)
    /// An id that no object has; holds what refers to it.
    case dangling(Reference, id: String)
    /// A reference to a storyboard, or a scene in it, that is not there.
    case missingScene(storyboard: String, identifier: String?)
    /// A class that no source declares.
    case missingClass(String, base: String)
    /// An outlet that neither a class nor any above it has.
    case unknownOutlet(String, class: String, suggestion: String?)
    /// A method that neither a class nor any above it has.
    case unknownAction(String, class: String, suggestion: String?)
    /// A method that no class has, sent to whoever answers.
    case unansweredAction(String)
    /// A class whose outlets and actions aren't known, since no source here declares it.
    case unreadClass(String)
    /// An image that no catalogue or file holds.
    case missingImage(String)
    /// A colour that no catalogue holds.
    case missingColor(String)
    /// A font that neither iOS nor a file has.
    case missingFont(String)
    /// A system symbol that is drawn as a placeholder.
    case unknownSymbol(String)
    /// A scene that nothing leads to.
    case unreachableScene(String)
    /// A name for code that another scene has already.
    case duplicateIdentifier(String, firstAt: Position)
    /// A control that VoiceOver has no text for.
    case unlabelled(String)
    /// Something that keeps people from using an element: its code, and a sentence about it.
    case inaccessible(code: String, String)
    /// A view whose constraints give it another frame than the saved one.
    case movedFrame(String, saved: String, found: String)
    /// Saved frames, of the views in those lines, that do not give what a constraint or stack
    /// requires of them; off by so many points.
    case staleFrame(String, lines: [Int], excess: String)
    /// A view whose constraints leave something of its frame open.
    case ambiguousLayout(String, open: String)
    /// A constraint that has no effect, since the constraints of those lines contradict it.
    case conflictingConstraint(lines: [Int])
    /// A nib that a controller takes its view from, and that no folder holds.
    case missingNib(String)
    /// A scene, or the whole document, that ended the work on it.
    case stopped(scene: String?, Stop)
    /// More of them than are listed.
    case more(Int)
  }

  /// The way work on a document ended before it was done.
  public enum Stop: Hashable, Codable, Sendable {
    /// The kit raised an exception, as UIKit would; holds its name and reason.
    case exception(String)
    /// The program failed; holds its last lines of output.
    case crash(String)
    /// It took too long.
    case timeout(seconds: Int)

    /// True if it took too long.
    public var isTimeout: Bool {
      if case .timeout = self { true } else { false }
    }
  }

  /// The part of a document that refers to an object.
  public enum Reference: String, Hashable, Codable, Sendable {
    /// A property.
    case outlet
    /// A method's target.
    case action
    /// The controller that a segue leads to.
    case segue
    /// An item of a constraint.
    case constraint
    /// The controller that a storyboard begins with.
    case initialController = "initial-controller"
    /// Anything else.
    case other = "reference"
  }
}

extension Problem.Kind {
  /// True for a connection that leads nowhere, or that the classes of an app don't have.
  public var isAboutConnections: Bool {
    switch self {
    case .unknownOutlet, .unknownAction, .unansweredAction, .unreadClass: true
    case .dangling(let reference, _): reference == .outlet || reference == .action
    default: false
    }
  }
}
