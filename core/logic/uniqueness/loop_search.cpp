// Method: from every cell with two candidates, depth first over the neighbours in its box, row and column that also
// have both candidates, never twice in a row along the same kind of house.
//
// SE 1.2.1 limits the cells with extra candidates: another one may be entered if the extra digits so far are one single
// digit, or if fewer than two such cells have been used. Two quirks of its search decide which loops it finds, and are
// reproduced:
//   - a neighbour's extra digits are added to the collected ones before it is tested, even if it is then rejected;
//   - the neighbours tried after it at the same cell continue with the enlarged set, while its own branch gets a copy.
// So whether a loop is found depends on where and in which direction the search enters it, and every start is tried.
//
// We add a lossless cut: a path that visits a house a second time at places of the same parity can never close to a
// valid loop, and is abandoned at once.
#include "logic/uniqueness/loop_search.hpp"

#include <algorithm>

namespace rookery {

namespace {

// The box, row and column of a cell as bits 0..26.
std::uint32_t houses_of(int cell) {
    const CellPlace& place = kCellPlaces[cell];
    return std::uint32_t{1} << place.houses[0] | std::uint32_t{1} << place.houses[1] |
           std::uint32_t{1} << place.houses[2];
}

class LoopSearch {
  public:
    LoopSearch(const State& state, int start, std::vector<DeadlyLoop>& loops)
        : state_{state}, start_{start}, digits_{state.candidates(start)}, loops_{loops} {}

    void run() { extend(start_, 2, 0, -1); }

  private:
    // Adds `cell` to the path and continues from there. `extra_cells`: how many more cells with extra digits may be
    // entered.
    void extend(int cell, int extra_cells, DigitSet extra_digits, int last_kind) {
        const std::uint32_t own = houses_of(cell);
        std::uint32_t& visited = visited_[size_ & 1];
        if ((visited & own) != 0) return;
        visited |= own;
        path_[size_++] = static_cast<std::uint8_t>(cell);
        set_.add(cell);

        for (int kind = 0; kind < 3; ++kind) {
            if (kind == last_kind) continue;
            const int house = kCellPlaces[cell].houses[kind];
            const PositionSet with_both = state_.positions(house, lowest_digit(digits_)) &
                                          state_.positions(house, lowest_digit(without_lowest(digits_)));
            for (PositionSet rest = with_both; rest != 0; rest = without_lowest(rest)) {
                const int next = first_cell_of(house, rest);
                if (next == start_ && size_ >= 4) {
                    if (visited_[0] == visited_[1]) record();
                } else if (!set_.contains(next)) {
                    const auto extras = static_cast<DigitSet>(state_.candidates(next) & ~digits_);
                    extra_digits |= extras;
                    if (extras == 0 || is_single(extra_digits) || extra_cells > 0) {
                        extend(next, extra_cells - (extras != 0 ? 1 : 0), extra_digits, kind);
                    }
                }
            }
        }

        set_.remove(cell);
        --size_;
        visited &= ~own;
    }

    void record() {
        const bool known =
            std::any_of(loops_.begin(), loops_.end(), [&](const DeadlyLoop& l) { return l.set == set_; });
        if (known) return;
        loops_.push_back({path_, size_, lowest_digit(digits_), lowest_digit(without_lowest(digits_)), set_});
    }

    const State& state_;
    int start_;
    DigitSet digits_;
    std::vector<DeadlyLoop>& loops_;
    std::array<std::uint8_t, 18> path_{};
    int size_ = 0;
    CellSet set_;
    std::array<std::uint32_t, 2> visited_{};  // houses at even and at odd places of the path
};

}  // namespace

std::vector<DeadlyLoop> find_deadly_loops(const State& state) {
    std::vector<DeadlyLoop> loops;
    state.cells_with_count(2).for_each([&](int cell) { LoopSearch(state, cell, loops).run(); });
    return loops;
}

}  // namespace rookery
