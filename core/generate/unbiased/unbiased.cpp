#include "generate/unbiased/unbiased.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "generate/full_board.hpp"

namespace rookery {
namespace {

// Calls use(set) for the sets of the list, in ascending order of size.
template <class Use>
void for_each_by_size(const std::vector<CellSet>& sets, Use use) {
    for (int size = 0; size <= Geometry9::kCells; ++size) {
        for (const CellSet& set : sets) {
            if (set.size() == size) use(set);
        }
    }
}

// Adds the minimal unavoidable sets within `cells`.
void add_sets_within(const KnownGrid& board, const CellSet& cells, std::vector<CellSet>& sets) {
    std::vector<CellSet> all;
    board.for_each_other(~cells, {.solutions = kAllSolutions}, [&](const CellSet& differing) {
        all.push_back(differing);
        return true;
    });
    const auto first = static_cast<std::ptrdiff_t>(sets.size());
    for_each_by_size(all, [&](const CellSet& set) {
        const bool minimal = std::none_of(sets.begin() + first, sets.end(),
                                          [&](const CellSet& smaller) { return (smaller - set).empty(); });
        if (minimal) sets.push_back(set);
    });
}

}  // namespace

KnownSets::KnownSets(const KnownGrid& board) {
    std::vector<CellSet> sets;
    for (int chute = 0; chute < 3; ++chute) {
        CellSet band;
        CellSet stack;
        for (int box = 0; box < 3; ++box) {
            band |= CellSet::house(3 * chute + box);
            stack |= CellSet::house(3 * box + chute);
        }
        add_sets_within(board, band, sets);
        add_sets_within(board, stack, sets);
    }
    std::array<CellSet, 10> places;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) places[board.solution()[cell]].add(cell);
    for (std::size_t one = 1; one <= 9; ++one) {
        for (std::size_t other = 1; other < one; ++other) add_sets_within(board, places[one] | places[other], sets);
    }
    for_each_by_size(sets, [&](const CellSet& set) { sets_.push_back(set); });
}

namespace {

constexpr int kMaxStepped = 31;  // clues; larger puzzles are searched for as rarely as possible
constexpr double kStep = 3;

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i) product *= base;
    return product;
}

}  // namespace

SupersetLaw::SupersetLaw(CellSet within, int eighths) : within_{within}, eighths_{eighths} {
    ROOKERY_EXPECTS(within.size() >= kEvenClues + kTakenAway && 1 <= eighths && eighths <= 7);
    const int most = within.size();
    const double p = eighths / 8.0;
    const auto met = [&](int cells) {
        const int outside = most - cells;
        const int pairs = outside * (outside - 1) / 2;
        return pairs * power(p, cells + kTakenAway) * power(1 - p, outside - kTakenAway);
    };
    const auto wanted_weight = [](int cells) { return power(kStep, std::max(0, cells - kEvenClues)); };
    for (int cells = 0; cells <= most - kTakenAway; ++cells) {
        const double share =
            cells > kMaxStepped ? 0 : std::min(1.0, met(kEvenClues) / (met(cells) * wanted_weight(cells)));
        std::uint32_t& keep = keep_[static_cast<std::size_t>(cells) + kTakenAway];
        keep = std::max(1U, static_cast<std::uint32_t>(share * kAlways));
        weight_[static_cast<std::size_t>(cells)] = kAlways / (met(cells) * keep);
    }
}

// Sets each bit with the law's probability: each of its binary digits, from the last, halves the unset or the set bits.
std::uint64_t SupersetLaw::random_bits(Random& random) const {
    std::uint64_t bits = 0;
    for (int digit = 1; digit < 8; digit *= 2) {
        const std::uint64_t coins = random.next();
        bits = (eighths_ & digit) != 0 ? bits | coins : bits & coins;
    }
    return bits;
}

bool SupersetLaw::draw(Random& random, CellSet& set) const {
    constexpr std::uint64_t kHighCells = (std::uint64_t{1} << (Geometry9::kCells - 64)) - 1;
    const std::uint64_t lo = random_bits(random);
    set = CellSet::from_words(lo, random_bits(random) & kHighCells) & within_;
    const std::uint32_t keep = keep_[static_cast<std::size_t>(set.size())];
    return keep == kAlways || random.below(kAlways) < keep;
}

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

// Method: if a set of clues can be removed together, so can each of its subsets. The search looks for the pairs that
// are in no larger such set. It extends each removable pair by further clues as long as all of them can go. If one can,
// no pair inside the extended set needs another look. If a set cannot go, the other solution differs in only some of
// its clues; if in two, those two cannot go together either.

namespace {

class PairSearch {
  public:
    PairSearch(const KnownGrid& board, const CellSet& clues, const CellSet& removable)
        : board_{board}, clues_{clues}, removable_{removable} {}

    std::vector<CellSet> results() {
        std::vector<CellSet> found;
        removable_.for_each([&](int one) {
            removable_.for_each([&](int other) {
                if (other <= one || is_known(one, other)) return;
                CellSet pair = CellSet::single(one);
                pair.add(other);
                if (can_go(pair, one) && is_largest(pair)) found.push_back(clues_ - pair);
            });
        });
        return found;
    }

  private:
    bool is_known(int one, int other) const {
        const auto at = static_cast<std::size_t>(one);
        return (together_[at] | apart_[at]).contains(other);
    }

    // Whether the clues without `cells` still determine the board, given that they do without all of these but `last`.
    bool can_go(const CellSet& cells, int last) {
        const OtherSolution other = board_.other_at(clues_ - cells, last);
        if (!other.found) return true;
        const CellSet differing = other.differing & clues_;
        if (differing.size() == 2) {
            differing.for_each([&](int cell) { apart_[static_cast<std::size_t>(cell)] |= differing; });
        }
        return false;
    }

    bool is_largest(const CellSet& pair) {
        CellSet gone = pair;
        (removable_ - pair).for_each([&](int cell) {
            if (!(apart_[static_cast<std::size_t>(cell)] & gone).empty()) return;
            CellSet more = gone;
            more.add(cell);
            if (can_go(more, cell)) gone = more;
        });
        gone.for_each([&](int cell) { together_[static_cast<std::size_t>(cell)] |= gone; });
        return gone == pair;
    }

    const KnownGrid& board_;
    CellSet clues_;
    CellSet removable_;
    std::array<CellSet, Geometry9::kCells> together_;  // [cell]: clues that can go with it, from the sets found
    std::array<CellSet, Geometry9::kCells> apart_;     // [cell]: clues that are known not to go with it
};

}  // namespace

CellSet removable_clues(const KnownGrid& board, const CellSet& clues) {
    CellSet removable;
    clues.for_each([&](int cell) {
        if (!board.other_at(clues - CellSet::single(cell), cell).found) removable.add(cell);
    });
    return removable;
}

std::vector<CellSet> minimal_two_below(const KnownGrid& board, const CellSet& clues, const CellSet& removable) {
    return PairSearch(board, clues, removable).results();
}

}  // namespace rookery
