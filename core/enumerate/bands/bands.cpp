#include "enumerate/bands/bands.hpp"

#include <algorithm>
#include <cmath>

#include "enumerate/bands/plan.hpp"
#include "enumerate/bands/search.hpp"
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

class BandEnumeration : public Enumeration {
  public:
    explicit BandEnumeration(Prepared prepared) : prepared_{std::move(prepared)} {
        prepared_.splits = splits_of(prepared_);
        parts_ = parts_of(prepared_);
    }

    int parts() const override { return static_cast<int>(parts_.size()); }
    double weight(int part) const override { return std::max(1.0, parts_[part].weight); }
    EnumerationEnd run(int part, PuzzleVisitor& visitor, const std::atomic<bool>* stop,
                       EnumerationWork& work) const override {
        return run_range(part, part + 1, visitor, stop, work);
    }
    EnumerationEnd run_all(PuzzleVisitor& visitor, const std::atomic<bool>* stop,
                           EnumerationWork& work) const override {
        return run_range(0, parts(), visitor, stop, work);
    }

  private:
    EnumerationEnd run_range(int first, int last, PuzzleVisitor& visitor, const std::atomic<bool>* stop,
                             EnumerationWork& work) const {
        // On the heap: it is large.
        const auto search = std::make_unique<Search>(prepared_, visitor, stop);
        for (int part = first; part < last && search->end() == EnumerationEnd::complete; ++part) {
            for (const UnitRange& range : parts_[part].units) {
                if (!search->run(prepared_.splits[range.split], range.first, range.last)) break;
            }
        }
        work.nodes += search->work().nodes;
        work.checks += search->work().checks;
        return search->end();
    }

    Prepared prepared_;
    std::vector<Part> parts_;
};

}  // namespace

std::unique_ptr<Enumeration> prepare_bands(const EnumerationRequest& request, const std::atomic<bool>* stop) {
    TemplateSetsRequest wanted;
    wanted.max_cells = kMostCells;
    wanted.stop = stop;
    const UnavoidableList sets = template_sets(request.grid, wanted);
    const Orientation rows = orientation(request.grid, false, sets);
    const Orientation columns = orientation(request.grid, true, sets);
    const Orientation& better = length(rows) <= length(columns) ? rows : columns;
    const BandSet required = better.layout.split(request.required);
    const BandSet open = better.layout.split((request.allowed | request.required) - request.required);
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) return nullptr;
    return std::make_unique<BandEnumeration>(Prepared{request,
                                                      better.layout,
                                                      KnownGrid(request.grid),
                                                      required,
                                                      open,
                                                      sets_to_hit(better, sets, required, open),
                                                      {}});
}

}  // namespace rookery
