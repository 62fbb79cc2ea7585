#include "enumerate/bands/bands.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "enumerate/bands/band_plan.hpp"
#include "enumerate/bands/band_search.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/template_sets.hpp"

namespace rookery {
namespace {

using namespace bands;

// Most choices of clues hit larger sets anyway, and these take four times as long to find.
constexpr int kMaxCells = 16;

struct Orientation {
    BandLayout layout;
    std::array<BandMasks, kBands> in_band;
};

Orientation orientation(const Grid9& grid, bool by_stacks, const UnavoidableList& sets) {
    Orientation orientation{BandLayout(by_stacks, sets), {}};
    for (int band = 0; band < kBands; ++band) {
        for (const CellSet& set : in_band_sets(grid, band, by_stacks)) {
            orientation.in_band[band].push_back(orientation.layout.split(set).part[band]);
        }
    }
    return orientation;
}

// Estimates the length of the search with this orientation by the choices of five clues in each band.
double length(const Orientation& orientation) {
    double choices = 0;
    for (const BandMasks& sets : orientation.in_band) {
        choices += static_cast<double>(count_hitting(sets, kWholeBand, 5));
    }
    return choices;
}

// The open places of each set, without the sets that required clues hit.
SetsByBands sets_to_hit(const Orientation& orientation, const UnavoidableList& sets, const BandSet& required,
                        const BandSet& open) {
    SetsByBands result;
    const auto add = [&](BandSet set) {
        for (int band = 0; band < kBands; ++band) {
            if ((set.part[band] & required.part[band]) != 0) return;
            set.part[band] &= open.part[band];
        }
        const int bands = touched_bands(set);
        if (std::has_single_bit(static_cast<unsigned>(bands))) {
            const int band = std::countr_zero(static_cast<unsigned>(bands));
            result.in_band[band].push_back(set.part[band]);
        } else {
            result.across[bands].push_back(set);
        }
    };
    for (int band = 0; band < kBands; ++band) {
        for (const BandMask mask : orientation.in_band[band]) {
            BandSet set;
            set.part[band] = mask;
            add(set);
        }
    }
    for (const CellSet& cells : sets) {
        const BandSet set = orientation.layout.split(cells);
        if (!std::has_single_bit(static_cast<unsigned>(touched_bands(set)))) add(set);  // the others are included
    }
    return result;
}

// Up to this number of clues, a part has few enough puzzles to keep them until it ends.
constexpr int kMaxSorted = 19;

// Keeps puzzles, to report them in an order that does not depend on the sets known.
class Sorting : public PuzzleVisitor {
  public:
    bool puzzle(const CellSet& clues) override {
        puzzles_.push_back(clues);
        return true;
    }
    EnumerationEnd report(PuzzleVisitor& visitor) {
        // In the order of their lines: an empty cell before a digit.
        std::sort(puzzles_.begin(), puzzles_.end(), has_lowest_difference);
        std::reverse(puzzles_.begin(), puzzles_.end());
        for (const CellSet& clues : puzzles_) {
            if (!visitor.puzzle(clues)) return EnumerationEnd::enough;
        }
        return EnumerationEnd::complete;
    }

  private:
    std::vector<CellSet> puzzles_;
};

// The parts of an enumeration, as lists of units of its splits, searched one after the other. The search learns sets as
// it proceeds, which speeds up later parts. That changes the time but not the sorted result. With more clues, parts are
// long and have many puzzles, which must be reported without delay. So each of those parts starts without learned sets,
// and thus always finds its puzzles in the same order.
class BandSearch final : public EnumerationSearch {
  public:
    BandSearch(const Prepared& prepared, const std::vector<Part>& parts) : prepared_{prepared}, parts_{parts} {}

    EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) override {
        ROOKERY_EXPECTS(0 <= part && part < static_cast<int>(parts_.size()));
        const bool sorts = prepared_.request.clues <= kMaxSorted;
        if (search_ == nullptr || !sorts) search_ = std::make_unique<Search>(prepared_);
        if (!sorts || visitor.counts_only()) return search_part(parts_[part], visitor, stop, counters);
        Sorting sorting;
        const EnumerationEnd end = search_part(parts_[part], sorting, stop, counters);
        const EnumerationEnd reported = sorting.report(visitor);
        return end == EnumerationEnd::complete ? reported : end;
    }

  private:
    EnumerationEnd search_part(const Part& part, PuzzleVisitor& visitor, StopToken stop,
                               EnumerationCounters& counters) {
        for (const UnitRange& range : part.units) {
            const EnumerationEnd end =
                search_->run(prepared_.splits[range.split], range.first, range.last, visitor, stop, counters);
            if (end != EnumerationEnd::complete) return end;
        }
        return EnumerationEnd::complete;
    }

    const Prepared& prepared_;
    const std::vector<Part>& parts_;
    std::unique_ptr<Search> search_;  // created with the first part
};

class BandEnumeration : public Enumeration {
  public:
    BandEnumeration(Prepared prepared, StopToken stop) : prepared_{std::move(prepared)} {
        prepared_.splits = splits_of(prepared_, stop);
        parts_ = parts_of(prepared_, stop);
    }

    int parts() const override { return static_cast<int>(parts_.size()); }
    double weight(int part) const override { return std::max(1.0, parts_[part].weight); }

    std::unique_ptr<EnumerationSearch> search() const override {
        return std::make_unique<BandSearch>(prepared_, parts_);
    }

    EnumerationEstimate estimate(std::uint64_t seed, const ProgressCallback& progress) const override {
        return prepared_.request.clues > kMaxSorted ? extrapolated(seed, progress)
                                                    : Enumeration::estimate(seed, progress);
    }

  private:
    // Parts are long if there are many clues. The work grows by about the same factor with each clue.
    EnumerationEstimate extrapolated(std::uint64_t seed, const ProgressCallback& progress) const {
        const auto with_clues = [&](int clues) {
            EnumerationRequest request = prepared_.request;
            request.clues = clues;
            const auto enumeration = prepare_bands(request, progress.stop);
            EnumerationEstimate none;
            none.complete = false;
            return enumeration == nullptr ? none : enumeration->estimate(seed, progress);
        };
        const EnumerationEstimate before = with_clues(kMaxSorted - 1);
        EnumerationEstimate estimate = with_clues(kMaxSorted);
        estimate.complete = estimate.complete && before.complete;
        estimate.parts = parts();
        estimate.sampled_nodes += before.sampled_nodes;
        const double steps = prepared_.request.clues - kMaxSorted;
        const auto growth = [&](double from, double to) {
            return from > 0 ? std::pow(std::max(1.0, to / from), steps) : 1;
        };
        const double times = growth(before.nodes, estimate.nodes);
        const double doubt = std::pow(2.0, steps);
        estimate.puzzles *= growth(before.puzzles, estimate.puzzles);
        estimate.nodes *= times;
        estimate.low *= times / doubt;
        estimate.high *= times * doubt;
        return estimate;
    }

    Prepared prepared_;
    std::vector<Part> parts_;
};

}  // namespace

std::unique_ptr<Enumeration> prepare_bands(const EnumerationRequest& request, StopToken stop) {
    TemplateSetsRequest wanted;
    wanted.max_cells = kMaxCells;
    wanted.stop = stop;
    UnavoidableList sets = template_sets(request.grid, wanted);
    if (stop.stop_requested()) return nullptr;
    if (!request.sets.empty()) {
        sets.insert(sets.end(), request.sets.begin(), request.sets.end());
        sort_and_merge(sets);
    }
    const Orientation rows = orientation(request.grid, false, sets);
    if (stop.stop_requested()) return nullptr;
    const Orientation columns = orientation(request.grid, true, sets);
    if (stop.stop_requested()) return nullptr;
    const Orientation& better = length(rows) <= length(columns) ? rows : columns;
    const BandSet required = better.layout.split(request.required);
    const BandSet open = better.layout.split((request.allowed | request.required) - request.required);
    if (stop.stop_requested()) return nullptr;
    auto enumeration = std::make_unique<BandEnumeration>(Prepared{request,
                                                                  better.layout,
                                                                  KnownGrid(request.grid),
                                                                  required,
                                                                  open,
                                                                  sets_to_hit(better, sets, required, open),
                                                                  {}},
                                                         stop);
    if (stop.stop_requested()) return nullptr;
    return enumeration;
}

}  // namespace rookery
