"""The tables of a run: losers and disagreements first."""

import collections
import math
import statistics

LOSER = 0.95


def duration(seconds):
    for unit, factor in (("s", 1), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 1:
            return "%.3g %s" % (seconds * factor, unit)
    return "%.3g ns" % (seconds * 1e9)


def rate(record):
    seconds = record["times"]["ours"]
    if record["flops"]:
        return "%.3g Gflop/s" % (record["flops"] / seconds / 1e9)
    return "%.3g GB/s" % (record["bytes"] / seconds / 1e9)


def row(record):
    times = record["times"]
    if "ratio" not in record:
        return "%6s  %10s  %-18s %-14s %s" % ("", duration(times["ours"]), "", rate(record), record["name"])
    peer = "%s %s" % (record["peer"], duration(times[record["peer"]]))
    return "%6.2f  %10s  %-18s %-14s %s" % (
        record["ratio"],
        duration(times["ours"]),
        peer,
        rate(record),
        record["name"],
    )


HEADING = "%6s  %10s  %-18s %-14s %s" % ("ratio", "ours", "peer", "rate", "case")


def percentile(ordered, share):
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def distribution(records, family):
    groups = collections.defaultdict(list)
    for record in records:
        groups[family(record)].append(record["ratio"])
    groups["all"] = [record["ratio"] for record in records]
    lines = [
        "%-26s %6s %7s %7s %7s %7s %7s %7s"
        % ("family", "cases", "least", "1%", "10%", "median", "90%", "mean")
    ]
    for name, ratios in sorted(groups.items(), key=lambda item: (item[0] == "all", item[0])):
        ratios.sort()
        mean = math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))
        points = [ratios[0], *[percentile(ratios, share) for share in (0.01, 0.1, 0.5, 0.9)], mean]
        lines.append("%-26s %6d %s" % (name, len(ratios), " ".join("%7.2f" % point for point in points)))
    return lines


def tables(records, family, worst):
    """The lines of the report. `family` gives the group of a record, `worst` limits the list of losers (0: all)."""
    timed = [record for record in records if record["times"]]
    compared = sorted((record for record in timed if "ratio" in record), key=lambda record: record["ratio"])
    alone = sorted(
        (record for record in timed if "ratio" not in record), key=lambda record: -record["times"]["ours"]
    )
    differing = [record for record in timed if record["differences"]]
    failed = [record for record in records if record["status"] == "failed"]
    losers = [record for record in compared if record["ratio"] < LOSER]
    lines = [
        "%d of %d cases are slower than their peer (ratio below %.2f)" % (len(losers), len(compared), LOSER),
        HEADING,
    ]
    lines += [row(record) for record in (compared[:worst] if worst else losers)]
    lines += ["", "%d cases with other results than every peer" % len(differing)]
    lines += ["  %s: %s" % (record["name"], "; ".join(record["differences"])) for record in differing]
    disputed = [record for record in timed if record["disputes"]]
    lines += ["", "%d cases with the results of one peer and not of the other" % len(disputed)]
    lines += ["  %s: %s" % (record["name"], "; ".join(record["disputes"])) for record in disputed]
    lines += ["", "%d cases failed" % len(failed)]
    lines += ["  %s: %s" % (record["name"], record["refusals"]["ours"]) for record in failed]
    if compared:
        lines += ["", "ratios, with their geometric mean", *distribution(compared, family)]
    refused = sum(record["status"] == "refused" for record in records)
    lines += ["", "%d cases were refused because of their dtypes" % refused]
    lines += ["%d cases have no peer" % len(alone)]
    lines += [row(record) for record in alone]
    errors = collections.Counter()
    for record in timed:
        for side, text in record["refusals"].items():
            errors["%s: %s: %s" % (record["function"], side, text.split("\n")[0])] += 1
    lines += ["", "peers that were not called", *["  %s (%d)" % item for item in sorted(errors.items())]]
    return lines
