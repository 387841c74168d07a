"""Recovers how far the system font's letters move the pen, from the widths of labels.

Interface Builder saved beside every label the frame that the system font gave it. This reads the
documents below PORTICO_CORPUS, prints how well widths of documents that were left out are met,
and writes Sources/CoreGraphics/Text/SystemFont+Advances.swift.

    pip install numpy uharfbuzz
    PORTICO_CORPUS=… python3 Scripts/fit-system-font
"""

import argparse
import math
import os
import pathlib
import random
import statistics

import documents
import model
import table

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDS = 5
#: How often documents are dealt anew, since which ones come together matters to a hundredth.
DEALS = 6
#: The width of this sentence on iOS is known exactly (Q-22).
KNOWN = documents.Observation("This is a test string", 17, "regular", 144.09326171875, 0, "known")

#: What is left of a text whose end was cut off, and is as wide as no other cut of it would be.
CUT = documents.Observation(
    "Description Description Description Description D…", 16, "regular", 373, 0.5, "cut", 14490
)


def main():
    argparse.ArgumentParser(
        prog="fit-system-font",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    default = ROOT / "../shared/corpus/interface-builder"
    corpus = pathlib.Path(os.environ.get("PORTICO_CORPUS", default))
    found = documents.observations(corpus)
    sure = [one for one in found if one.kind != "unsure"]
    unsure = [one for one in found if one.kind == "unsure"]
    also = [KNOWN, CUT] + documents.ink(corpus.parent / "reference-pictures/ink.tsv")
    print(f"{len(sure)} texts of {len({one.document for one in sure})} documents are as wide as")
    print(f"their letters; {len(unsure)} may be; {len(also)} measures of pictures and tests.\n")
    print(f"{FOLDS}-fold cross-validation by document, mean of {DEALS} deals, widths rounded up to pixels as saved")
    print("| texts | count | median | ≤ 0.25 pt | ≤ 0.5 pt | ≤ 1 pt | ≤ 2 pt | not rounded, median |")
    print("|---|---|---|---|---|---|---|---|")
    tried = cross_validate(sure, unsure, also)
    report("by the table", [(one, by) for one, by, _ in tried])
    report("as their own tools measured", [(one, by) for one, _, by in tried])
    small = [each for each in tried if each[0].size < 20]
    report("below 20 points, by the table", [(one, by) for one, by, _ in small])
    report("below 20 points, own tools", [(one, by) for one, _, by in small])
    distinct = {}
    for place, (one, by, _) in enumerate(tried):
        distinct[place // len(sure), one.text, one.size, one.weight] = one, by
    report("each text once, by the table", list(distinct.values()))
    fitted = model.fit(sure, unsure, also)
    print(f"\n“{KNOWN.text}”: {fitted.table_width(KNOWN):.3f} instead of {KNOWN.width:.3f}")
    table.write(fitted, ROOT / "Sources/CoreGraphics/Text/SystemFont+Advances.swift")


def cross_validate(sure, unsure, also):
    """Each text with its width by the table and by its tools, fitted without its document."""
    result = []
    for deal in range(DEALS):
        names = sorted({one.document for one in sure + unsure})
        random.Random(deal + 1).shuffle(names)
        fold = {name: place % FOLDS for place, name in enumerate(names)}
        for left_out in range(FOLDS):
            rest = [[one for one in group if fold[one.document] != left_out]
                    for group in (sure, unsure)]
            fitted = model.fit(*rest, also)
            result += [(one, fitted.table_width(one), fitted.width(one))
                       for one in sure if fold[one.document] == left_out]
    return result


def report(label, widths):
    """A row of figures: how far rounded widths are from those that were saved."""
    rounded = [abs(math.ceil(width / one.grid - 1e-6) * one.grid - one.width)
               for one, width in widths]
    exact = statistics.median(abs(width - model.middle(one)) for one, width in widths)
    shares = [sum(error <= limit + 1e-3 for error in rounded) / len(rounded)
              for limit in (0.25, 0.5, 1, 2)]
    cells = " | ".join(f"{share:.1%}" for share in shares)
    print(f"| {label} | {len(rounded) // DEALS} | {statistics.median(rounded):.2f} pt | {cells} "
          f"| {exact:.2f} pt |")


main()
