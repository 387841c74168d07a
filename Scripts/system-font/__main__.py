"""Writes what was recorded of the system font as Swift, and holds documents against it.

Interface Builder saved beside every label the frame that the system font gave it. This writes the
record's numbers to Sources/CoreGraphics/Text/Fonts, then prints how many texts of the documents below
the folders are as wide as the record says, and on which pairs of letters several documents agree
that they stand closer or farther.

    pip install numpy uharfbuzz
    python3 Scripts/system-font [FOLDER …]
"""

import argparse
import collections
import math

import documents
import record
import table

AGES = ("early", "twofold", "gradual")
#: How many repositories must agree on a pair.
SUPPORT = 3


def main():
    parser = argparse.ArgumentParser(
        prog="system-font",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    default = record.ROOT / "../shared/corpus/interface-builder"
    parser.add_argument("folders", nargs="*", default=[default])
    parser.add_argument("--limit", default=80, type=int, help="errors in units that are believed")
    arguments = parser.parse_args()
    table.write(record.ROOT / "Sources/CoreGraphics/Text/Fonts")
    found = [one for folder in arguments.folders for one in documents.observations(folder)]
    for age in AGES:
        report(age, [one for one in found if documents.age(one) == age])
    believed = [one for one in found if documents.age(one) != "early" or one.size < 20]
    agreement([one for one in believed if distance(*bounds(one)) < arguments.limit])


def bounds(one):
    """How much wider at least, and at most, a text was saved than it should be, in units."""
    width = record.width(one.text, one.weight, one.size, documents.age(one))
    most = one.width - width
    return (most - one.grid) * 2048 / one.size, most * 2048 / one.size


def distance(low, high):
    return max(low, -high, 0)


def report(age, found):
    """How far rounded widths are from those that were saved, in pixels."""
    pixels = collections.Counter()
    for one in found:
        width = record.width(one.text, one.weight, one.size, documents.age(one))
        rounded = math.ceil(width / one.grid - 1e-6) * one.grid
        pixels[min(round(abs(rounded - one.width) / one.grid), 3)] += 1
    names = ("equal", "a pixel off", "two pixels off", "more")
    shares = ", ".join(f"{name} {pixels[count]}" for count, name in enumerate(names))
    print(f"{age}: {len(found)} texts, {shares}")


def agreement(found):
    """The pairs that several repositories' texts would have closer or farther."""
    texts = {(one.text, one.size, one.weight, one.width): one for one in found}
    pairs = collections.defaultdict(list)
    for one in texts.values():
        bases = list(map(record.base, one.text))
        for pair, count in collections.Counter(zip(bases, bases[1:])).items():
            low, high = bounds(one)
            repository = one.document.split("/")[0]
            pairs[pair].append((low - 2, high + 2, count, repository))
    for pair, rows in sorted(pairs.items()):
        if len({repository for *_, repository in rows}) < SUPPORT:
            continue
        fitting = {
            change: sum(low <= change * count <= high for low, high, count, _ in rows)
            for change in range(-120, 125, 5)
        }
        best = max(fitting, key=lambda change: (fitting[change], -abs(change)))
        if fitting[best] >= fitting[0] + SUPPORT:
            print(f"“{''.join(pair)}” {best:+} units: {fitting[best]} of {len(rows)} texts fit, "
                  f"{fitting[0]} without")


main()
