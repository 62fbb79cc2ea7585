// What can be told before anything is run: a bound from above on what a run will find, cheap enough to be worth it
// where most grids have no hint.
//
//   fixed    the strong links are those of the grid, so all that an assumption makes true is its closure in the graph,
//            and all that it makes false are their weak links. A run that ends at a contradiction finds less.
//   Nishio   one digit only: places are taken away and the last ones of houses put in until nothing moves. There is a
//            contradiction if a house that had places is left without.
#include <algorithm>

#include "logic/forcing/forcing_search.hpp"

namespace rookery {

namespace {

// Takes places of one digit away, in all houses at once: loops without branches over whole rows of houses.
class DigitPlaces {
  public:
    explicit DigitPlaces(const HouseRow& places) : places_{places}, row_{places} {
        for (std::size_t house = 0; house < row_.size(); ++house) open_[house] = all_if(places[house] != 0);
    }

    // Whether the digit being in the cell, or not, leaves a house without it.
    bool contradicts(int cell, bool on) {
        if (on) {
            put(cell);
        } else {
            const CellPlace& place = kCellPlaces[cell];
            for (int kind = 0; kind < 3; ++kind) {
                PositionSet& positions = row_[place.houses[kind]];
                positions = static_cast<PositionSet>(positions & ~place.bits[kind]);
            }
        }
        while (find_forced()) {
            const auto house = static_cast<int>(
                std::find_if(forced_.begin(), forced_.end(), [](PositionSet forced) { return forced != 0; }) -
                forced_.begin());
            if (row_[house] == 0) return true;
            put(first_cell_of(house, row_[house]));
        }
        return false;
    }

  private:
    void put(int cell) {
        const HouseRow& reach = kReach[cell];
        for (std::size_t house = 0; house < row_.size(); ++house) {
            row_[house] = static_cast<PositionSet>(row_[house] & ~reach[house]);
        }
        for (const int house : kCellPlaces[cell].houses) open_[house] = 0;
    }

    // Open houses that are left with one place or none. One that had but one from the start gives no link.
    bool find_forced() {
        PositionSet any = 0;
        for (std::size_t house = 0; house < row_.size(); ++house) {
            const PositionSet row = row_[house];
            const auto all_but_lowest = static_cast<PositionSet>(row & (row - 1));
            forced_[house] = open_[house] & all_if(all_but_lowest == 0) & all_if(row != places_[house]);
            any |= forced_[house];
        }
        return any != 0;
    }

    const HouseRow& places_;
    HouseRow row_;
    HouseRow open_;
    HouseRow forced_;
};

}  // namespace

// bounds_: a row for true and a row for false candidates of each id, as in Run::rows.
void ForcingSearch::find_fixed_bounds() {
    const int words = graph_->words();
    graph_->build_rows(LinkSet::xy);
    bounds_.assign(2 * static_cast<std::size_t>(graph_->size()) * words, 0);
    for (int i = 0; i < graph_->size(); ++i) {
        const auto id = static_cast<CandidateId>(i);
        std::uint64_t* const on = bounds_.data() + 2 * static_cast<std::size_t>(i) * words;
        std::uint64_t* const off = on + words;
        std::copy_n(graph_->closure(LinkSet::xy, id), words, on);
        add_id(on, id);
        for_each_id(on, words, [&](CandidateId z) { unite(off, graph_->weak_row(z), words); });
    }
}

// bounds_: a row for the candidates that may be wrong if true, and one for those that may be right if false.
void ForcingSearch::find_nishio_bounds() {
    const int words = graph_->words();
    bounds_.assign(2 * static_cast<std::size_t>(words), 0);
    for (int i = 0; i < graph_->size(); ++i) {
        const auto id = static_cast<CandidateId>(i);
        const DigitPlaces places(base_.positions_of(graph_->digit_of(id)));
        for (const bool on : {true, false}) {
            if (DigitPlaces(places).contradicts(graph_->cell_of(id), on)) {
                add_id(bounds_.data() + (on ? 0 : words), id);
            }
        }
    }
}

void ForcingSearch::find_bounds() {
    if (bounds_known_) return;
    bounds_known_ = true;
    if (mode_ == ForcingMode::fixed) find_fixed_bounds();
    if (mode_ == ForcingMode::nishio) find_nishio_bounds();
}

}  // namespace rookery
