internal import CSDL
internal import Foundation

extension InputTranslation {
  /// The things that something else than SDL reports, with all there is to them.
  struct Known: Equatable {
    /// True if wheels are reported otherwise.
    var wheels = false
    /// True if the pointer is reported otherwise; SDL takes the moves of pens for its.
    var pointer = false
  }

  /// The events without those of things that are reported otherwise.
  static func without(_ known: Known, _ events: [SDL_Event]) -> [SDL_Event] {
    guard known != Known() else { return events }
    return events.filter { event in
      switch SDL_EventType(event.type) {
      case SDL_MOUSEWHEEL: !known.wheels
      case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: !known.pointer
      default: true
      }
    }
  }

  /// Translates what a compositor said itself, of which places are in units that have so many points.
  mutating func translate(_ heard: [WaylandInput], unit: CGFloat) -> [Input] {
    var (inputs, events): ([Input], [SDL_Event]) = ([], [])
    for item in heard {
      switch item {
      case .event(let event): events.append(event)
      case .input(let input):
        inputs += translate(events) + [input.scaled(by: unit)]
        events = []
      }
    }
    return inputs + translate(events)
  }
}

extension InputTranslation.Input {
  /// True for things that another program's user dropped.
  var isDrop: Bool { if case .dropped = self { true } else { false } }

  /// The input of a pad or a pen with its place and its way in other units, of which one of the own has
  /// so many.
  func scaled(by unit: CGFloat) -> Self {
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * unit, y: point.y * unit) }
    switch self {
    case .pad(.scroll(let way), let phase, let point):
      let way = CGSize(width: way.width * unit, height: way.height * unit)
      return .pad(.scroll(by: way), phase: phase, point: scaled(point))
    case .pad(let motion, let phase, let point):
      return .pad(motion, phase: phase, point: scaled(point))
    case .scroll(let way, let point): return .scroll(by: way, point: scaled(point))
    case .pencil(let id, let phase, let point, let pose):
      return .pencil(id: id, phase: phase, point: scaled(point), pose)
    case .pencilHover(let point, let pose): return .pencilHover(point.map(scaled), pose)
    default: return self
    }
  }
}
