#include "generate/ease/ease_masker.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "solve/singles.hpp"

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

UniquenessCheck::UniquenessCheck(const Grid9& solution, UniquenessTest test, int guesses, StopToken stop)
    : known_{solution}, test_{test} {
    ROOKERY_EXPECTS(guesses >= 0);
    limits_.stop = stop;
    if (test == UniquenessTest::hybrid) limits_.guesses = static_cast<std::uint64_t>(guesses);
}

bool UniquenessCheck::accepts(CellSet clues) const {
    if (test_ != UniquenessTest::slow && filled_by_singles(clues)) return true;
    if (test_ == UniquenessTest::fast) return false;
    const OtherSolution other = known_.other(clues, limits_);
    return !other.found && other.complete;
}

bool UniquenessCheck::filled_by_singles(CellSet clues) const {
    Grid9 puzzle;
    clues.for_each([&](int cell) { puzzle[cell] = known_.solution()[cell]; });
    // Each step holds in every solution of the puzzle, so it is valid without knowing that the solution is unique.
    return Singles(puzzle, known_.solution(), SimpleLogic::singles).start().solved();
}

namespace {

// Removing a clue from a board with few empty cells moves the WNEF by more than the usual tolerance. So a high target
// is approached with the clues that move it least, and with as many empty cells as possible.
constexpr std::array<MaskStrategy, 1> kGentle{clue_of_least_fall};
constexpr std::array<MaskStrategy, 3> kPlain{clue_in_fullest_houses, clue_of_commonest_digit, any_clue};
constexpr std::array<MaskStrategy, 1> kNear{clue_nearest_to_target};
constexpr std::array<MaskStrategy, 2> kDeep{clue_of_rarest_digit, clue_of_greatest_fall};

constexpr double kHighTarget = 0.8;
constexpr double kNearness = 0.05;          // this close above the target, single clues are chosen with care
constexpr int kMaxPutBack = 40;             // clues put back after the WNEF fell too low
constexpr int kAnnealingRounds = 1200;      // at most about 60 ms; a quarter as many end 0.006 higher
constexpr std::size_t kAnnealingClues = 8;  // put back in each round
constexpr double kTemperature = 0.01;       // how much worse the next state may be in the first round

// The mean WNEF of randomly masked boards plus one standard deviation. Random masking often fails to get below it, so
// the strategies are needed.
double low_target(EaseWeight weight) {
    switch (weight) {
        case EaseWeight::exponential:
            return 0.21;
        case EaseWeight::quadratic:
            return 0.505;
        case EaseWeight::linear:
            break;
    }
    return 0.70;
}

std::span<const MaskStrategy> strategies_at(double wnef, double target, EaseWeight weight) {
    if (target < low_target(weight)) return kDeep;
    if (wnef > target + kNearness) return kPlain;
    if (target > kHighTarget) return kGentle;
    return kNear;
}

}  // namespace

EaseMasker::EaseMasker(const Grid9& solution, const EaseRequest& request, int fewest, Random& random, StopToken stop)
    : request_{request},
      fewest_{fewest},
      random_{random},
      stop_{stop},
      check_{solution, request.uniqueness, request.guesses, stop},
      board_{solution, request.weight} {}

bool EaseMasker::run() {
    mask(CellSet::all());
    if (request_.anneal) anneal();
    if (stopped() || !request_.hit_by(board_.wnef())) return false;
    if (request_.target && request_.masking == Masking::tuned) clean_up();
    return !stopped();
}

void EaseMasker::mask(CellSet open) {
    if (request_.masking == Masking::tuned) {
        mask_tuned(open);
    } else {
        mask_at_random(open);
    }
}

void EaseMasker::mask_at_random(CellSet open) {
    while (!open.empty() && board_.clue_count() > fewest_ && !stopped()) {
        const int cell = any_clue(board_, open, 0, random_);
        open.remove(cell);
        try_to_take(cell);
    }
}

void EaseMasker::mask_tuned(CellSet open) {
    int put_back = 0;
    while (!stopped()) {
        if (request_.target && request_.hit_by(board_.wnef())) return;
        if (board_.wnef() < target()) {
            if (++put_back > kMaxPutBack || !put_one_back(open)) return;
        } else if (!take_one(open)) {
            return;
        }
    }
}

// False if no clue can be removed.
bool EaseMasker::take_one(CellSet& open) {
    if (board_.clue_count() <= fewest_) return false;
    const auto strategies = strategies_at(board_.wnef(), target(), request_.weight);
    std::size_t next = random_.below(static_cast<std::uint32_t>(strategies.size()));
    while (!open.empty() && !stopped()) {
        const int cell = strategies[next](board_, open, target(), random_);
        open.remove(cell);
        if (try_to_take(cell)) return true;
        next = (next + 1) % strategies.size();
    }
    return false;
}

bool EaseMasker::try_to_take(int cell) {
    if (!check_.accepts(board_.clues() - CellSet::single(cell))) return false;
    board_.take(cell);
    return true;
}

// `open` excludes the restored clue, so that it is not removed again; all other clues may be tried again.
bool EaseMasker::put_one_back(CellSet& open) {
    const int cell = empty_cell_nearest_to_target(board_, CellSet::all(), target(), random_);
    if (cell < 0) return false;
    open = board_.clues();
    board_.put_back(cell);
    return true;
}

void EaseMasker::clean_up() {
    CellSet open = board_.clues();
    while (board_.clue_count() > fewest_ && !stopped()) {
        CellSet staying;  // clues whose removal stays on the target
        open.for_each([&](int cell) {
            if (request_.hit_by(board_.wnef_without(cell))) staying.add(cell);
        });
        if (staying.empty()) return;
        const int cell = clue_nearest_to_target(board_, staying, target(), random_);
        open.remove(cell);
        try_to_take(cell);
    }
}

void EaseMasker::put_some_back() {
    std::vector<int> empty;
    (~board_.clues()).for_each([&](int cell) { empty.push_back(cell); });
    random_.shuffle(empty);
    for (std::size_t i = 0; i < empty.size() && i < kAnnealingClues; ++i) board_.put_back(empty[i]);
}

double EaseMasker::miss() const {
    const double above = board_.wnef() - target();
    return above < 0 ? -above : above;
}

void EaseMasker::anneal() {
    MaskedBoard best = board_;
    double best_miss = miss();
    for (int round = 0; round < kAnnealingRounds && !stopped(); ++round) {
        if (request_.target && request_.hit_by(best.wnef())) break;
        const MaskedBoard before = board_;
        const double before_miss = miss();
        put_some_back();
        mask(board_.clues());
        if (stopped()) break;
        const double temperature = kTemperature * (kAnnealingRounds - round) / kAnnealingRounds;
        if (miss() >= before_miss + temperature * random_.unit()) {
            board_ = before;
        } else if (miss() < best_miss) {
            best = board_;
            best_miss = miss();
        }
    }
    board_ = best;
}

}  // namespace rookery
