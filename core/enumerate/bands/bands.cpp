#include "enumerate/bands/bands.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "enumerate/bands/plan.hpp"
#include "enumerate/bands/search.hpp"
#include "enumerate/sample.hpp"
#include "job/stop_token.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/template_sets.hpp"

namespace rookery {
namespace {

using namespace bands;

// Larger sets are hit by most choices of clues anyway; they take four times as long to find.
constexpr int kMostCells = 16;

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

// A measure of how long the search by this orientation would be: choices of five clues in each band.
double length(const Orientation& orientation) {
    double choices = 0;
    for (const BandMasks& sets : orientation.in_band) {
        choices += static_cast<double>(count_hitting(sets, kWholeBand, 5));
    }
    return choices;
}

// The open places of each set; those that required clues hit are left out.
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
        if (!std::has_single_bit(static_cast<unsigned>(touched_bands(set)))) add(set);  // the others are there already
    }
    return result;
}

// Up to so many clues a part's puzzles are few enough to be kept until it ends.
constexpr int kMostSorted = 19;

// Keeps puzzles, to tell them in an order that does not depend on what the search knew.
class Sorting : public PuzzleVisitor {
  public:
    bool puzzle(const CellSet& clues) override {
        puzzles_.push_back(clues);
        return true;
    }
    EnumerationEnd tell(PuzzleVisitor& visitor) {
        // As their lines sort: an empty cell before a digit.
        std::sort(puzzles_.begin(), puzzles_.end(),
                  [](const CellSet& a, const CellSet& b) { return has_lowest_difference(b, a); });
        for (const CellSet& clues : puzzles_) {
            if (!visitor.puzzle(clues)) return EnumerationEnd::enough;
        }
        return EnumerationEnd::complete;
    }

  private:
    std::vector<CellSet> puzzles_;
};

// Searches learn sets as they go, and the next part is quicker for it. So a part borrows one that has learnt before, if
// there is one: this changes how long it takes, and not what is found, once it is sorted. With more clues parts are
// long and full of puzzles, which must not wait; there each part starts anew, and finds them in the same order for
// that.
class BandEnumeration : public Enumeration {
  public:
    explicit BandEnumeration(Prepared prepared) : prepared_{std::move(prepared)} {
        prepared_.splits = splits_of(prepared_);
        parts_ = parts_of(prepared_);
    }

    ~BandEnumeration() override {
        for (std::atomic<Search*>& place : idle_) std::unique_ptr<Search>(place.exchange(nullptr)).reset();
    }
    BandEnumeration(const BandEnumeration&) = delete;
    BandEnumeration& operator=(const BandEnumeration&) = delete;

    int parts() const override { return static_cast<int>(parts_.size()); }
    double weight(int part) const override { return std::max(1.0, parts_[part].weight); }

    EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationWork& work) const override {
        if (prepared_.request.clues > kMostSorted) {
            return search_part(*std::make_unique<Search>(prepared_), part, visitor, stop, work);
        }
        std::unique_ptr<Search> search = borrow();
        const EnumerationEnd end = sorted_part(*search, part, visitor, stop, work);
        give_back(std::move(search));
        return end;
    }

    EnumerationEstimate estimate(std::uint64_t seed, StopToken stop) const override {
        if (prepared_.request.clues > kMostSorted) return extrapolated(seed, stop);
        const auto search = std::make_unique<Search>(prepared_);
        return estimate_from_sample(*this, seed, [&](int part, PuzzleVisitor& visitor, EnumerationWork& work) {
            return search_part(*search, part, visitor, stop, work);
        });
    }

  private:
    // Parts are long where there are many clues. The work grows by about the same factor with each clue.
    EnumerationEstimate extrapolated(std::uint64_t seed, StopToken stop) const {
        const auto with_clues = [&](int clues) {
            EnumerationRequest request = prepared_.request;
            request.clues = clues;
            const auto enumeration = prepare_bands(request, stop);
            EnumerationEstimate none;
            none.complete = false;
            return enumeration == nullptr ? none : enumeration->estimate(seed, stop);
        };
        const EnumerationEstimate before = with_clues(kMostSorted - 1);
        EnumerationEstimate estimate = with_clues(kMostSorted);
        estimate.complete = estimate.complete && before.complete;
        estimate.parts = parts();
        estimate.sampled_nodes += before.sampled_nodes;
        const double steps = prepared_.request.clues - kMostSorted;
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

    EnumerationEnd search_part(Search& search, int part, PuzzleVisitor& visitor, StopToken stop,
                               EnumerationWork& work) const {
        for (const UnitRange& range : parts_[part].units) {
            const EnumerationEnd end =
                search.run(prepared_.splits[range.split], range.first, range.last, visitor, stop, work);
            if (end != EnumerationEnd::complete) return end;
        }
        return EnumerationEnd::complete;
    }

    EnumerationEnd sorted_part(Search& search, int part, PuzzleVisitor& visitor, StopToken stop,
                               EnumerationWork& work) const {
        if (visitor.counts_only()) return search_part(search, part, visitor, stop, work);
        Sorting sorting;
        const EnumerationEnd end = search_part(search, part, sorting, stop, work);
        const EnumerationEnd told = sorting.tell(visitor);
        return end == EnumerationEnd::complete ? told : end;
    }

    std::unique_ptr<Search> borrow() const {
        for (std::atomic<Search*>& place : idle_) {
            if (Search* search = place.exchange(nullptr)) return std::unique_ptr<Search>(search);
        }
        return std::make_unique<Search>(prepared_);
    }
    void give_back(std::unique_ptr<Search> search) const {
        for (std::atomic<Search*>& place : idle_) {
            Search* nobody = nullptr;
            if (place.compare_exchange_strong(nobody, search.get())) {
                static_cast<void>(search.release());
                return;
            }
        }
    }

    static constexpr int kMostIdle = 64;

    Prepared prepared_;
    std::vector<Part> parts_;
    mutable std::array<std::atomic<Search*>, kMostIdle> idle_{};  // owned; parts may run at once
};

}  // namespace

std::unique_ptr<Enumeration> prepare_bands(const EnumerationRequest& request, StopToken stop) {
    TemplateSetsRequest wanted;
    wanted.max_cells = kMostCells;
    wanted.stop = stop;
    UnavoidableList sets = template_sets(request.grid, wanted);
    if (stop.stop_requested()) return nullptr;
    if (!request.sets.empty()) {
        sets.insert(sets.end(), request.sets.begin(), request.sets.end());
        sort_and_merge(sets);
    }
    const Orientation rows = orientation(request.grid, false, sets);
    const Orientation columns = orientation(request.grid, true, sets);
    const Orientation& better = length(rows) <= length(columns) ? rows : columns;
    const BandSet required = better.layout.split(request.required);
    const BandSet open = better.layout.split((request.allowed | request.required) - request.required);
    return std::make_unique<BandEnumeration>(Prepared{request,
                                                      better.layout,
                                                      KnownGrid(request.grid),
                                                      required,
                                                      open,
                                                      sets_to_hit(better, sets, required, open),
                                                      {}});
}

}  // namespace rookery
