/// The gestures of fingers on a pad, as recognizers tell them apart.
enum PadGesture {
  case scroll
  case transform
}
