internal import CSDL

/// Descriptions of the kinds of objects that compositors have beside those of the core protocol, which
/// the client library knows itself.
///
/// A line is a message: its name, its arguments in the letters of `wl_message`, and the kinds of the
/// objects among them, `-` for one that nobody looks at. Messages are numbered by their places.
enum WaylandKinds {
  /// One kind: its newest version that is known here, what it is asked, and what it says.
  struct Kind {
    let name: String
    let version: Int32
    let requests: [String]
    let events: [String]
  }

  /// Sizes of surfaces apart from those of buffers, and scales between whole numbers.
  static let sizes = [
    Kind(
      name: "wp_viewporter",
      version: 1,
      requests: ["destroy", "get_viewport no wp_viewport wl_surface"],
      events: []
    ),
    Kind(
      name: "wp_viewport",
      version: 1,
      requests: ["destroy", "set_source ffff", "set_destination ii"],
      events: []
    ),
    Kind(
      name: "wp_fractional_scale_manager_v1",
      version: 1,
      requests: ["destroy", "get_fractional_scale no wp_fractional_scale_v1 wl_surface"],
      events: []
    ),
    Kind(
      name: "wp_fractional_scale_v1",
      version: 1,
      requests: ["destroy"],
      events: ["preferred_scale u"]
    ),
    Kind(
      name: "zxdg_output_manager_v1",
      version: 3,
      requests: ["destroy", "get_xdg_output no zxdg_output_v1 wl_output"],
      events: []
    ),
    Kind(
      name: "zxdg_output_v1",
      version: 3,
      requests: ["destroy"],
      events: ["logical_position ii", "logical_size ii", "done", "name 2s", "description 2s"]
    ),
  ]

  /// Fingers on pads.
  static let gestures = [
    Kind(
      name: "zwp_pointer_gestures_v1",
      version: 3,
      requests: [
        "get_swipe_gesture no zwp_pointer_gesture_swipe_v1 wl_pointer",
        "get_pinch_gesture no zwp_pointer_gesture_pinch_v1 wl_pointer", "release 2",
        "get_hold_gesture 3no zwp_pointer_gesture_hold_v1 wl_pointer",
      ],
      events: []
    ),
    Kind(
      name: "zwp_pointer_gesture_swipe_v1",
      version: 2,
      requests: ["destroy"],
      events: ["begin uuou wl_surface", "update uff", "end uui"]
    ),
    Kind(
      name: "zwp_pointer_gesture_pinch_v1",
      version: 2,
      requests: ["destroy"],
      events: ["begin uuou wl_surface", "update uffff", "end uui"]
    ),
    Kind(
      name: "zwp_pointer_gesture_hold_v1",
      version: 3,
      requests: ["destroy 3"],
      events: ["begin 3uuou wl_surface", "end 3uui"]
    ),
  ]

  /// Pens and the boards that they are used on.
  static let pens = [
    Kind(
      name: "zwp_tablet_manager_v2",
      version: 1,
      requests: ["get_tablet_seat no zwp_tablet_seat_v2 wl_seat", "destroy"],
      events: []
    ),
    Kind(
      name: "zwp_tablet_seat_v2",
      version: 1,
      requests: ["destroy"],
      events: [
        "tablet_added n zwp_tablet_v2", "tool_added n zwp_tablet_tool_v2",
        "pad_added n zwp_tablet_pad_v2",
      ]
    ),
    Kind(
      name: "zwp_tablet_tool_v2",
      version: 1,
      requests: ["set_cursor u?oii wl_surface", "destroy"],
      events: [
        "type u", "hardware_serial uu", "hardware_id_wacom uu", "capability u", "done", "removed",
        "proximity_in uoo zwp_tablet_v2 wl_surface", "proximity_out", "down u", "up", "motion ff",
        "pressure u", "distance u", "tilt ff", "rotation f", "slider i", "wheel fi", "button uuu",
        "frame u",
      ]
    ),
    Kind(
      name: "zwp_tablet_v2",
      version: 1,
      requests: ["destroy"],
      events: ["name s", "id uu", "path s", "done", "removed"]
    ),
    Kind(
      name: "zwp_tablet_pad_ring_v2",
      version: 1,
      requests: ["set_feedback su", "destroy"],
      events: ["source u", "angle f", "stop", "frame u"]
    ),
    Kind(
      name: "zwp_tablet_pad_strip_v2",
      version: 1,
      requests: ["set_feedback su", "destroy"],
      events: ["source u", "position u", "stop", "frame u"]
    ),
    Kind(
      name: "zwp_tablet_pad_group_v2",
      version: 1,
      requests: ["destroy"],
      events: [
        "buttons a", "ring n zwp_tablet_pad_ring_v2", "strip n zwp_tablet_pad_strip_v2", "modes u",
        "done", "mode_switch uuu",
      ]
    ),
    Kind(
      name: "zwp_tablet_pad_v2",
      version: 1,
      requests: ["set_feedback usu", "destroy"],
      events: [
        "group n zwp_tablet_pad_group_v2", "path s", "buttons u", "done", "button uuu",
        "enter uoo zwp_tablet_v2 wl_surface", "leave uo wl_surface", "removed",
      ]
    ),
  ]
}

/// The descriptions in the memory and the shape that the client library reads, for as long as the
/// program runs.
struct WaylandDescriptions {
  typealias Interface = UnsafePointer<wl_interface>

  private var made: [String: UnsafeMutablePointer<wl_interface>] = [:]

  /// Makes descriptions of kinds that may name each other; those of the core come from `known`.
  init(_ kinds: [WaylandKinds.Kind], known: (String) -> Interface?) {
    for kind in kinds {
      made[kind.name] = .allocate(capacity: 1)
    }
    for kind in kinds {
      let (requests, events) = (kind.requests, kind.events)
      made[kind.name]?.initialize(
        to: wl_interface(
          name: strdup(kind.name),
          version: kind.version,
          method_count: Int32(requests.count),
          methods: messages(requests, known),
          event_count: Int32(events.count),
          events: messages(events, known)
        )
      )
    }
  }

  subscript(name: String) -> Interface? { made[name].map { UnsafePointer($0) } }

  private func messages(
    _ lines: [String],
    _ known: (String) -> Interface?
  ) -> UnsafePointer<wl_message> {
    let result = UnsafeMutablePointer<wl_message>.allocate(capacity: max(1, lines.count))
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: " ").map(String.init)
      let signature = parts.count > 1 ? parts[1] : ""
      var kinds = parts.dropFirst(2)
      let letters = signature.filter { !$0.isNumber && $0 != "?" }
      let types = UnsafeMutablePointer<Interface?>.allocate(capacity: max(1, letters.count))
      for (place, letter) in letters.enumerated() {
        let name = letter == "n" || letter == "o" ? kinds.popFirst() : nil
        (types + place).initialize(to: name.flatMap { self[$0] ?? known($0) })
      }
      (result + index).initialize(
        to: wl_message(name: strdup(parts[0]), signature: strdup(signature), types: types)
      )
    }
    return UnsafePointer(result)
  }
}
