#include "enumerate/bands/band_plan.hpp"

#include <algorithm>
#include <cmath>

#include "board/insertion_sort.hpp"

namespace rookery::bands {
namespace {

// Number of clues beyond the required ones in a band of `clues` clues; negative if there are too many required.
int free_clues(const Prepared& prepared, int band, int clues) {
    return clues - std::popcount(prepared.required.part[band]);
}

bool fits(const Prepared& prepared, int band, int clues) {
    const int left = free_clues(prepared, band, clues);
    return left >= 0 && left <= std::popcount(prepared.open.part[band]);
}

// With many clues there should also be many parts.
constexpr std::int64_t kEnoughUnits = 2000;
constexpr std::int64_t kEnoughUnitsOfMany = 20'000;
constexpr int kManyClues = 20;

// Calls f(depth, alive, clues) for all nodes of the walk in band A down to `depth`, in its order, until it returns
// false.
template <class F>
bool walk(const BandMasks& sets, int depth, int most_depth, int left, BandMask alive, BandMask clues, F& f) {
    if (!f(depth, alive, clues)) return false;
    if (depth == most_depth || left == 0) return true;
    for (BandMask places = next_places(sets, clues, alive, left); places != 0; places &= places - 1) {
        alive ^= lowest(places);
        if (!walk(sets, depth + 1, most_depth, left - 1, alive, clues | lowest(places), f)) return false;
    }
    return true;
}

// Two levels above the leaves, where the search gathers its sets, or higher if that gives enough units.
int unit_depth_of(const Prepared& prepared, const Split& split, StopToken stop) {
    const int left = free_clues(prepared, split.a, split.clues);
    const int most = std::max(0, left - 2);
    const std::int64_t enough = prepared.request.clues >= kManyClues ? kEnoughUnitsOfMany : kEnoughUnits;
    for (int depth = 0; depth < most; ++depth) {
        std::int64_t units = 0;
        auto count = [&](int at, BandMask, BandMask) {
            units += at == depth;
            return !stop.stop_requested();
        };
        walk(prepared.sets.in_band[split.a], 0, depth, left, prepared.open.part[split.a], 0, count);
        if (units >= enough) return depth;
    }
    return most;
}

// The weight of a unit: the choices of A's clues under it, or of only the next few if there are very many.
double weight_of(const BandMasks& sets, BandMask alive, BandMask clues, int left) {
    constexpr int kLooks = 2;
    const int looks = std::min(left, kLooks);
    std::int64_t nodes = 0;
    auto count = [&](int at, BandMask, BandMask) {
        nodes += at == looks;
        return true;
    };
    walk(sets, 0, looks, left, alive, clues, count);
    return static_cast<double>(nodes);
}

// Seconds for an average choice of A's clues at 17 clues, and the factor for each further clue. Only used to make parts
// of a suitable length, a few tenths of a second.
constexpr double kSecondsOfChoice = 20e-6;
constexpr double kTimesPerClue = 12;
constexpr double kSecondsOfPart = 0.15;
constexpr double kFewestParts = 64;
constexpr double kMaxParts = 20'000;

}  // namespace

std::vector<Split> splits_of(const Prepared& prepared, StopToken stop) {
    const int clues = prepared.request.clues;
    std::vector<Split> splits;
    for (int fewest = 0; fewest <= clues / kBands; ++fewest) {
        std::array<std::uint64_t, kBands> choices{};
        for (int band = 0; band < kBands; ++band) {
            if (stop.stop_requested()) return {};
            if (!fits(prepared, band, fewest)) continue;
            choices[band] = count_hitting(prepared.sets.in_band[band], prepared.open.part[band],
                                          free_clues(prepared, band, fewest));
        }
        std::array<int, kBands> ranking{0, 1, 2};
        insertion_sort(ranking, [&](int x, int y) { return choices[x] < choices[y]; });
        std::array<int, kBands> rank{};
        for (int i = 0; i < kBands; ++i) rank[ranking[i]] = i;
        for (int a = 0; a < kBands; ++a) {
            if (choices[a] == 0) continue;
            Split split{a, fewest, {}, 0};
            const int next = (a + 1) % kBands;
            const int after = (a + 2) % kBands;
            const auto is_later = [&](int band, int n) {
                return fits(prepared, band, n) && (n > fewest || (n == fewest && rank[a] < rank[band]));
            };
            for (int n = 0; n <= clues - fewest; ++n) {
                const int rest = clues - fewest - n;
                if (is_later(next, n) && is_later(after, rest)) split.others.push_back({n, rest});
            }
            if (split.others.empty()) continue;
            split.unit_depth = unit_depth_of(prepared, split, stop);
            splits.push_back(std::move(split));
        }
    }
    return splits;
}

std::vector<Part> parts_of(const Prepared& prepared, StopToken stop) {
    struct Unit {
        int split;
        std::int64_t number;
        double weight;
    };
    std::vector<Unit> units;
    double all = 0;
    for (int s = 0; s < static_cast<int>(prepared.splits.size()); ++s) {
        const Split& split = prepared.splits[s];
        const BandMasks& sets = prepared.sets.in_band[split.a];
        const int left = free_clues(prepared, split.a, split.clues);
        std::int64_t number = 0;
        auto add = [&](int depth, BandMask alive, BandMask clues) {
            if (depth != split.unit_depth) return true;
            const double weight = weight_of(sets, alive, clues, left - depth);
            units.push_back({s, number++, weight});
            all += weight;
            return !stop.stop_requested();
        };
        walk(sets, 0, split.unit_depth, left, prepared.open.part[split.a], 0, add);
    }
    const double seconds = all * kSecondsOfChoice * std::pow(kTimesPerClue, prepared.request.clues - 17);
    const double wanted = std::clamp(std::floor(seconds / kSecondsOfPart), kFewestParts, kMaxParts);

    std::vector<Part> parts;
    double before = 0;  // weight of the units so far
    for (const Unit& unit : units) {
        if (parts.empty() || before >= all * static_cast<double>(parts.size()) / wanted) parts.emplace_back();
        Part& part = parts.back();
        if (part.units.empty() || part.units.back().split != unit.split) {
            part.units.push_back({unit.split, unit.number, unit.number});
        }
        part.units.back().last = unit.number + 1;
        part.weight += unit.weight;
        before += unit.weight;
    }
    return parts;
}

}  // namespace rookery::bands
