#include "generate/singles_puzzle.hpp"

#include <array>
#include <numeric>

namespace rookery {
namespace {

constexpr int kMaxGuesses = 1000;  // per board

// A grid with the candidates of its empty cells.
template <int N>
class Singles {
  public:
    using Geo = Geometry<N>;

    explicit Singles(Variant variant) : houses_{variant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses} {
        open_.sets.fill(all_digits(Geo::kSize));
    }

    const Grid<N>& grid() const { return grid_; }
    DigitSet open(int cell) const { return open_[cell]; }

    void put(int cell, Digit digit) {
        grid_[cell] = digit;
        open_[cell] = 0;
        for (const HouseKind kind : kHouseKinds) leave(Geo::house_of(cell, kind), digit);
        for (int house = Geo::kDiagonals; house < houses_; ++house) {
            const int row = Geo::row_of(cell);
            const int column = house == Geo::kDiagonals ? row : Geo::kSize - 1 - row;
            if (Geo::column_of(cell) == column) leave(house, digit);
        }
    }

    // Places all singles. False: a cell has no candidate left, or a digit has no place in a house.
    bool fill() {
        for (bool changed = true; changed;) {
            changed = false;
            for (int cell = 0; cell < Geo::kCells; ++cell) {
                if (grid_[cell] != 0) continue;
                if (open_[cell] == 0) return false;
                if (without_lowest(open_[cell]) != 0) continue;
                put(cell, lowest_digit(open_[cell]));
                changed = true;
            }
            for (int house = 0; house < houses_; ++house) {
                if (!fill_house(house, changed)) return false;
            }
        }
        return true;
    }

  private:
    static const auto& cells_of(int house) { return Geo::kHouseCells[static_cast<std::size_t>(house)]; }

    void leave(int house, Digit digit) {
        for (const int cell : cells_of(house)) open_[cell] = static_cast<DigitSet>(open_[cell] & ~digit_bit(digit));
    }

    bool fill_house(int house, bool& changed) {
        DigitSet there = 0;
        DigitSet once = 0;
        DigitSet twice = 0;
        for (const int cell : cells_of(house)) {
            if (grid_[cell] != 0) there = static_cast<DigitSet>(there | digit_bit(grid_[cell]));
            twice = static_cast<DigitSet>(twice | (once & open_[cell]));
            once = static_cast<DigitSet>(once | open_[cell]);
        }
        if ((there | once) != all_digits(Geo::kSize)) return false;
        const auto single = static_cast<DigitSet>(once & ~twice);
        if (single == 0) return true;
        for (const int cell : cells_of(house)) {
            const auto own = static_cast<DigitSet>(open_[cell] & single);
            if (own == 0) continue;
            if (without_lowest(own) != 0) return false;
            put(cell, lowest_digit(own));
            changed = true;
        }
        return true;
    }

    int houses_;
    Grid<N> grid_;
    Candidates<N> open_;
};

template <int N>
Singles<N> singles_of(const Grid<N>& grid, Variant variant) {
    Singles<N> singles(variant);
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (grid[cell] != 0) singles.put(cell, grid[cell]);
    }
    return singles;
}

// An empty cell with the fewest candidates, ties broken at random; -1: there is none.
template <int N>
int tightest_cell(const Singles<N>& singles, Random& random) {
    int best = -1;
    int fewest = 0;
    std::uint32_t equals = 0;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (singles.grid()[cell] != 0) continue;
        const int count = digit_count(singles.open(cell));
        if (best < 0 || count < fewest) {
            fewest = count;
            equals = 0;
        }
        if (count == fewest && random.below(++equals) == 0) best = cell;
    }
    return best;
}

// False: these guesses failed.
template <int N>
bool fill_by_guesses(Singles<N>& singles, Random& random, int& guesses) {
    if (!singles.fill()) return false;
    const int cell = tightest_cell(singles, random);
    if (cell < 0) return true;
    std::array<Digit, Geometry<N>::kSize> digits{};
    std::iota(digits.begin(), digits.end(), Digit{1});
    random.shuffle(digits);
    for (const Digit digit : digits) {
        if (!has_digit(singles.open(cell), digit)) continue;
        if (guesses-- <= 0) return false;
        Singles<N> next = singles;
        next.put(cell, digit);
        if (!fill_by_guesses(next, random, guesses)) continue;
        singles = next;
        return true;
    }
    return false;
}

}  // namespace

template <int N>
Grid<N> filled_by_singles(const Grid<N>& grid, Variant variant) {
    Singles<N> singles = singles_of(grid, variant);
    singles.fill();
    return singles.grid();
}

template <int N>
std::optional<SinglesPuzzle<N>> singles_puzzle(Random& random, Variant variant, int fewest, StopToken stop) {
    Singles<N> board(variant);
    for (int guesses = kMaxGuesses; !fill_by_guesses(board, random, guesses); guesses = kMaxGuesses) {
        if (stop.stop_requested()) return std::nullopt;
        board = Singles<N>(variant);
    }
    SinglesPuzzle<N> made{board.grid(), board.grid()};
    std::array<int, Geometry<N>::kCells> cells{};
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    int clues = Geometry<N>::kCells;
    for (const int cell : cells) {
        if (clues <= fewest) break;
        if (stop.stop_requested()) return std::nullopt;
        made.puzzle[cell] = 0;
        if (filled_by_singles(made.puzzle, variant).is_full()) {
            --clues;
        } else {
            made.puzzle[cell] = made.solution[cell];
        }
    }
    return made;
}

template Grid<2> filled_by_singles(const Grid<2>&, Variant);
template Grid<3> filled_by_singles(const Grid<3>&, Variant);
template Grid<4> filled_by_singles(const Grid<4>&, Variant);
template std::optional<SinglesPuzzle<2>> singles_puzzle(Random&, Variant, int, StopToken);
template std::optional<SinglesPuzzle<3>> singles_puzzle(Random&, Variant, int, StopToken);
template std::optional<SinglesPuzzle<4>> singles_puzzle(Random&, Variant, int, StopToken);

}  // namespace rookery
