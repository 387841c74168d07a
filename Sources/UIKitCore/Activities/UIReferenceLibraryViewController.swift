public import Foundation

/// The meaning of a word, from the system's dictionaries: there are none here, so no word has one.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Makes the page of a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Not archived here, so nil.
  public required init?(coder: NSCoder) { nil }

  /// True if a dictionary has the word; always false here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var content = UIContentUnavailableConfiguration.empty()
    content.text = term
    content.secondaryText = "No definition found"
    contentUnavailableConfiguration = content
  }
}
