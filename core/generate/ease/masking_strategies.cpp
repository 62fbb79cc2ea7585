#include "generate/ease/masking_strategies.hpp"

#include <array>

namespace rookery {
namespace {

// The cell with the highest score(cell), ties broken at random; -1 if there are no cells.
template <class Score>
int best_of(CellSet cells, Random& random, Score score) {
    int best = -1;
    decltype(score(0)) best_score{};
    std::uint32_t ties = 0;
    cells.for_each([&](int cell) {
        const auto own = score(cell);
        if (best >= 0 && own < best_score) return;
        if (best < 0 || own > best_score) ties = 0;
        best_score = own;
        if (random.below(++ties) == 0) best = cell;
    });
    return best;
}

double distance(double a, double b) {
    return a < b ? b - a : a - b;
}

std::array<int, 10> clues_by_digit(const MaskedBoard& board) {
    std::array<int, 10> count{};
    board.clues().for_each([&](int cell) { ++count[board.solution()[cell]]; });
    return count;
}

}  // namespace

int any_clue(const MaskedBoard&, CellSet open, double, Random& random) {
    ROOKERY_EXPECTS(!open.empty());
    return best_of(open, random, [](int) { return 0; });
}

int clue_in_fullest_houses(const MaskedBoard& board, CellSet open, double, Random& random) {
    std::array<int, Geometry9::kHouses> clues{};
    for (int house = 0; house < Geometry9::kHouses; ++house) {
        clues[house] = (board.clues() & CellSet::house(house)).size();
    }
    return best_of(open, random, [&](int cell) {
        return clues[Geometry9::house_of(cell, HouseKind::box)] + clues[Geometry9::house_of(cell, HouseKind::row)] +
               clues[Geometry9::house_of(cell, HouseKind::column)];
    });
}

int clue_of_commonest_digit(const MaskedBoard& board, CellSet open, double, Random& random) {
    const std::array<int, 10> count = clues_by_digit(board);
    return best_of(open, random, [&](int cell) { return count[board.solution()[cell]]; });
}

int clue_of_rarest_digit(const MaskedBoard& board, CellSet open, double, Random& random) {
    const std::array<int, 10> count = clues_by_digit(board);
    return best_of(open, random, [&](int cell) { return -count[board.solution()[cell]]; });
}

int clue_of_greatest_fall(const MaskedBoard& board, CellSet open, double, Random& random) {
    return best_of(open, random, [&](int cell) { return -board.wnef_without(cell); });
}

int clue_of_least_fall(const MaskedBoard& board, CellSet open, double, Random& random) {
    return best_of(open, random, [&](int cell) { return board.wnef_without(cell); });
}

int clue_nearest_to_target(const MaskedBoard& board, CellSet open, double target, Random& random) {
    return best_of(open, random, [&](int cell) { return -distance(board.wnef_without(cell), target); });
}

int empty_cell_nearest_to_target(const MaskedBoard& board, CellSet cells, double target, Random& random) {
    return best_of(cells - board.clues(), random, [&](int cell) { return -distance(board.wnef_with(cell), target); });
}

}  // namespace rookery
