import Foundation
import UIKit
import UIKitTesting

/// Our player of the turn benchmark: `Benchmarks turn-run ROUNDS` lays the form of the peers out in
/// their sizes, then turns a device that shows it, and prints microseconds of its own processor time
/// for each.
@MainActor
enum TurnRun {
  static func run(_ words: [String]) throws {
    guard words.count == 1, let rounds = Int(words[0]), rounds > 0 else {
      throw Complaint("Usage: Benchmarks turn-run ROUNDS")
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 844))
    let form = Form(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(form)
    window.layoutIfNeeded()
    func layOut(_ width: Int, _ height: Int) {
      form.frame.size = CGSize(width: width, height: height)
      window.layoutIfNeeded()
    }
    func turn(_ round: Int) { round % 2 == 1 ? layOut(390, 844) : layOut(844, 390) }
    for round in 0..<20 { turn(round) }
    let turns = time(rounds, turn)
    let fresh = time(rounds) { layOut($0 % 2 == 1 ? 400 + $0 : 840 - $0, 844) }
    guard form.contentSize.height > 1000 else { throw Complaint("The form was not laid out.") }
    print(turns, fresh, deviceTurns(rounds))
  }

  /// Turns of a device whose root shows the form, up to the end of the turn.
  private static func deviceTurns(_ rounds: Int) -> Double {
    let stage = Stage(.iPhone15)
    stage.keepsCallbacks = false
    let root = UIViewController()
    let form = Form(frame: root.view.bounds)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(form)
    stage.show(root)
    stage.turn(2)
    func turn(_ round: Int) {
      stage.rotate(to: round % 2 == 1 ? .portrait : .landscapeLeft)
      stage.advance(by: 1)
    }
    for round in 0..<10 { turn(round) }
    return time(rounds, turn)
  }

  /// Microseconds of this program's own for each round.
  private static func time(_ rounds: Int, _ body: (Int) -> Void) -> Double {
    let start = processorTime()
    for round in 0..<rounds { body(round) }
    return (processorTime() - start) / Double(rounds)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

/// Ten nested columns of ten rows, each of a name, a field and a note whose lines break.
private final class Form: UIScrollView {
  static let notes = [
    "Kept for the whole season",
    "Shown to those who may see it, and to nobody else",
    "One line",
    "May be left empty; what is left empty is not sent with the rest of the form",
    "Counted at dawn",
    "As the ring says, without the letters in front of the number",
    "Optional",
    "The place where it was seen first, as exactly as the map allows it",
    "Weather and wind",
    "Whatever else was noticed on that day, in as many lines as it takes to say it",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let column = Self.level(1)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func level(_ depth: Int) -> UIStackView {
    let column = UIStackView(arrangedSubviews: (0..<10).map { row(depth, $0) })
    column.axis = .vertical
    column.spacing = 4
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    if depth < 10 { column.addArrangedSubview(level(depth + 1)) }
    return column
  }

  private static func row(_ depth: Int, _ number: Int) -> UIStackView {
    let (name, field, note) = (UILabel(), UITextField(), UILabel())
    name.text = "Field \(depth).\(number)"
    name.setContentHuggingPriority(.required, for: .horizontal)
    field.text = "value"
    field.borderStyle = .roundedRect
    note.text = notes[number]
    note.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [name, field, note])
    row.spacing = 8
    note.widthAnchor.constraint(equalTo: field.widthAnchor).isActive = true
    return row
  }
}
