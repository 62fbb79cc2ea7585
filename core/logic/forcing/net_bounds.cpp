#include "logic/forcing/net_bounds.hpp"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

// Removes places of one digit in all houses at once: loops without branches over whole rows of houses.
class DigitPlaces {
  public:
    explicit DigitPlaces(const HouseRow& places) : places_{places}, row_{places} {
        for (std::size_t house = 0; house < row_.size(); ++house) open_[house] = all_if(places[house] != 0);
    }

    // Whether placing the digit in the cell, or excluding it there, leaves a house without a place for it.
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

    // Finds open houses with at most one place left. A house that had only one from the start has no strong link.
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

// Whether every variable with one candidate has removed that candidate from all other variables.
bool is_at_rest(const trial::TrialBoard& board) {
    for (int variable = 0; variable < trial::kVariables; ++variable) {
        const unsigned mask = board.masks[variable];
        if (!trial::is_single(mask)) continue;
        for (const trial::Answer answer : trial::kAnswers[trial::kMembers[variable][std::countr_zero(mask)]]) {
            if (board.masks[answer.variable] != answer.bit) return false;
        }
    }
    return true;
}

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
        std::copy_n(graph.refuted(LinkSet::xy, id), words_, off);
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

// False if the board has singles left: the rounds require a board at rest.
bool NetBounds::find_dynamic(const NetBase& base) {
    trial::TrialBoard board;
    read_candidates(board, base.grid);
    if (!is_at_rest(board)) return false;
    assumptions_.follow_all(board);
    const trial::OpenCandidates& open = assumptions_.open();
    for (int i = 0; i < open.size(); ++i) {
        const int candidate = open.candidate(i);
        id_of_[i] = base.graph->id_of(candidate / 9, candidate % 9 + 1);
        number_of_[id_of_[i]] = static_cast<trial::Id>(i);
    }
    return true;
}

void NetBounds::find(const NetBase& base) {
    if (known_) return;
    known_ = true;
    words_ = base.graph->words();
    kind_ = Known::nothing;
    if (base.mode == ForcingMode::fixed) {
        find_fixed(base);
        kind_ = Known::fixed;
    } else if (base.mode == ForcingMode::nishio) {
        find_nishio(base);
        kind_ = Known::nishio;
    } else if (base.level == 0 && find_dynamic(base)) {
        kind_ = Known::dynamic;
    }
}

bool NetBounds::may_contradict(CandidateId id, bool on) const {
    switch (kind_) {
        case Known::nishio:
            return has_id(rows_.data() + (on ? 0 : words_), id);
        case Known::dynamic:
            return assumptions_.contradicts(number_of_[id], on);
        default:
            return true;
    }
}

bool NetBounds::may_meet(std::span<const CandidateId> assumptions) const {
    if (kind_ != Known::fixed && kind_ != Known::dynamic) return true;
    const std::span<const std::uint64_t> first = row_of(assumptions[0]);
    std::array<std::uint64_t, std::size_t{2} * kMaxWords> common;
    std::copy(first.begin(), first.end(), common.begin());
    for (const CandidateId id : assumptions.subspan(1)) {
        const std::uint64_t* const row = row_of(id).data();
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < first.size(); ++w) any |= common[w] &= row[w];
        if (any == 0) return false;
    }
    return true;
}

bool NetBounds::find_common(const NetBase& base, std::span<const CandidateId> assumptions, NetRows& common) const {
    if (kind_ != Known::dynamic) return false;
    const std::span<const std::uint64_t> first = row_of(assumptions[0]);
    std::array<std::uint64_t, kMaxWords> numbers;
    std::copy(first.begin(), first.end(), numbers.begin());
    for (const CandidateId id : assumptions.subspan(1)) {
        const std::uint64_t* const row = row_of(id).data();
        for (std::size_t w = 0; w < first.size(); ++w) numbers[w] &= row[w];
    }
    write_common(base, numbers.data(), common);
    return true;
}

bool NetBounds::find_common(const NetBase& base, CandidateId either, NetRows& common) const {
    if (kind_ != Known::dynamic) return false;
    const std::span<const std::uint64_t> on = assumptions_.false_row(number_of_[either], true);
    const std::span<const std::uint64_t> off = assumptions_.false_row(number_of_[either], false);
    std::array<std::uint64_t, kMaxWords> numbers;
    for (std::size_t w = 0; w < on.size(); ++w) numbers[w] = on[w] & off[w];
    write_common(base, numbers.data(), common);
    return true;
}

// Converts false candidates from numbers to ids. If all other candidates of a cell are false, the last one is true.
void NetBounds::write_common(const NetBase& base, const std::uint64_t* numbers, NetRows& common) const {
    std::fill_n(common.on.begin(), words_, 0);
    std::fill_n(common.off.begin(), words_, 0);
    int cell = -1;
    DigitSet left = 0;
    const auto end_cell = [&] {
        if (is_single(left)) add_id(common.on.data(), base.graph->id_of(cell, lowest_digit(left)));
    };
    const int words = (assumptions_.open().size() + 63) / 64;
    for_each_id(numbers, words, [&](CandidateId number) {
        const CandidateId id = id_of_[number];
        add_id(common.off.data(), id);
        if (base.graph->cell_of(id) != cell) {
            end_cell();
            cell = base.graph->cell_of(id);
            left = base.grid.candidates(cell);
        }
        left = static_cast<DigitSet>(left & ~digit_bit(base.graph->digit_of(id)));
    });
    end_cell();
}

bool NetBounds::may_meet(CandidateId either) const {
    if (kind_ != Known::dynamic) return true;
    const std::span<const std::uint64_t> on = assumptions_.false_row(number_of_[either], true);
    return meet(on.data(), assumptions_.false_row(number_of_[either], false).data(), static_cast<int>(on.size()));
}

}  // namespace rookery
