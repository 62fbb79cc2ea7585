#include "generate/unbiased/unbiased.hpp"

#include "generate/full_board.hpp"
#include "generate/unbiased/two_below.hpp"

namespace rookery {
namespace {

constexpr int kBoards = 64;           // per trial
constexpr int kDraws = 20'000;        // per board: two to five milliseconds, and one for the board itself
constexpr int kDrawsUnasked = 1'000;  // between two checks of the stop token
constexpr int kEighths = 3;           // 30 of 81 cells on average

// Sets with more removable clues than this are examined less often: they take long, and contain few puzzles with only
// two clues fewer.
constexpr int kManyRemovable = 10;
constexpr double kOneMore = 0.8;

}  // namespace

MinimalSampler::MinimalSampler(const Grid9& board, const SupersetLaw& law) : law_{law}, board_{board}, sets_{board_} {}

std::optional<MinimalSampler::Found> MinimalSampler::draw(Random& random) {
    CellSet cells;
    if (!law_.draw(random, cells) || !sets_.all_hit(cells)) return std::nullopt;
    if (const OtherSolution other = board_.other(cells); other.found) {
        sets_.learn(other.differing);
        return std::nullopt;
    }
    const CellSet removable = removable_clues(board_, cells);
    double looked_at = 1;
    for (int more = removable.size() - kManyRemovable; more > 0; --more) looked_at *= kOneMore;
    if (looked_at < 1 && random.unit() >= looked_at) return std::nullopt;
    const std::vector<CellSet> below = minimal_two_below(board_, cells, removable);
    if (below.empty()) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(below.size());
    const CellSet& chosen = below[random.below(count)];
    return Found{chosen, law_.weight(chosen.size()) * count / looked_at};
}

bool draw_unbiased(Random& random, StopToken stop, std::vector<UnbiasedPuzzle>& found) {
    const SupersetLaw law(CellSet::all(), kEighths);
    for (int i = 0; i < kBoards; ++i) {
        const CountedBoard drawn = counted_full_board(random);
        MinimalSampler sampler(drawn.board, law);
        for (int draw = 0; draw < kDraws; ++draw) {
            if (draw % kDrawsUnasked == 0 && stop.stop_requested()) return false;
            const auto puzzle = sampler.draw(random);
            if (!puzzle) continue;
            UnbiasedPuzzle row{{}, puzzle->weight * drawn.stands_for / kBoards / kDraws};
            puzzle->clues.for_each([&](int cell) { row.puzzle[cell] = drawn.board[cell]; });
            found.push_back(row);
        }
    }
    return true;
}

}  // namespace rookery
