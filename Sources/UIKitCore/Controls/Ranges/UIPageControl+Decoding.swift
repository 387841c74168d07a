extension UIPageControl {
  func decode(_ nib: NibCoder) {
    numberOfPages = nib.integer("numberOfPages") ?? 0
    currentPage = nib.integer("currentPage") ?? 0
    hidesForSinglePage = nib.bool("hidesForSinglePage") ?? false
    pageIndicatorTintColor = nib.color("pageIndicatorTintColor")
    currentPageIndicatorTintColor = nib.color("currentPageIndicatorTintColor")
    backgroundStyle =
      nib.choice(
        "backgroundStyle",
        ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]
      ) ?? .automatic
  }
}
