#include "logic/forcing/net_bounds.hpp"

#include <algorithm>

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

void NetBounds::find_fixed(const NetBase& base) {
    ChainGraph& graph = *base.graph;
    graph.build_rows(LinkSet::xy);
    rows_.assign(2 * static_cast<std::size_t>(graph.size()) * words_, 0);
    for (int i = 0; i < graph.size(); ++i) {
        const auto id = static_cast<CandidateId>(i);
        std::uint64_t* const on = rows_.data() + 2 * static_cast<std::size_t>(i) * words_;
        std::uint64_t* const off = on + words_;
        std::copy_n(graph.closure(LinkSet::xy, id), words_, on);
        add_id(on, id);
        for_each_id(on, words_, [&](CandidateId z) { unite(off, graph.weak_row(z), words_); });
    }
}

void NetBounds::find_nishio(const NetBase& base) {
    const ChainGraph& graph = *base.graph;
    rows_.assign(2 * static_cast<std::size_t>(words_), 0);
    for (int i = 0; i < graph.size(); ++i) {
        const auto id = static_cast<CandidateId>(i);
        const DigitPlaces places(base.grid.positions_of(graph.digit_of(id)));
        for (const bool on : {true, false}) {
            if (DigitPlaces(places).contradicts(graph.cell_of(id), on)) add_id(rows_.data() + (on ? 0 : words_), id);
        }
    }
}

void NetBounds::find(const NetBase& base) {
    if (known_) return;
    known_ = true;
    words_ = base.graph->words();
    if (base.mode == ForcingMode::fixed) find_fixed(base);
    if (base.mode == ForcingMode::nishio) find_nishio(base);
}

}  // namespace rookery
