// Brute force, the depth-first search of the textbooks. In the next empty cell it tries each digit from 1 upwards,
// places one that no house has, and continues from there. When all have been tried, it goes back.
//
// An iteration is a digit tried or a given skipped. For the puzzle designed to defeat this method, that gives the
// published 641,580,843. Iterations are not carried out one by one: houses are sets of digits, so the next digit that
// fits is known at once, and with it the number of those tried before.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "board/names.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/houses.hpp"
#include "textbook/classic/labelling_table.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 4> kBruteForceCounters{"iterations", "digits tried", "givens stepped over",
                                                              "placements"};
constexpr std::uint64_t kIterationsAPoll = std::uint64_t{1} << 16;  // iterations: about 100 microseconds
constexpr std::uint64_t kPollsAReport = std::uint64_t{1} << 10;     // polls

template <int N, Variant kVariant>
class BruteForce {
  public:
    BruteForce(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : puzzle_{puzzle.givens}, houses_{puzzle.givens}, settings_{settings}, trace_{trace} {
        int givens = 0;
        levels_.reserve(Geo::kCells + 1);
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (puzzle_[cell] != 0) {
                ++givens;
            } else {
                levels_.push_back({.cell = cell, .givens_before = givens});
                givens = 0;
            }
        }
        levels_.push_back({.cell = -1, .givens_before = givens});
    }

    ClassicResult<N> run() {
        plan_pause();
        result_.end = search();
        publish();
        for (std::size_t depth = 0; depth < levels_.size(); ++depth) trace_.node(depth, levels_[depth].visits);
        if (trace_.wants_events()) fill_table();
        return result_;
    }

  private:
    using Geo = Geometry<N>;

    // An empty cell, or after the last one the end of the grid.
    struct Level {
        int cell = 0;
        int givens_before = 0;  // between the previous empty cell and this one
        int digit = 0;          // the digit tried last
        DigitSet left = 0;      // later digits that fit
        std::uint64_t visits = 0;
        std::uint64_t tried = 0;
    };

    ClassicEnd search() {
        const Level* const last = &levels_.back();
        Level* level = levels_.data();
        if (!enter(*level)) return end_;
        while (true) {
            if (level == last) {
                if (result_.solutions++ == 0) keep_first();
                if (result_.solutions == settings_.solutions) return ClassicEnd::enough;
            } else {
                if (!next_digit(*level)) return end_;
                if (level->digit != 0) {
                    houses_.place(level->cell, level->digit);
                    if (!enter(*++level)) return end_;
                    continue;
                }
            }
            if (level == levels_.data()) return ClassicEnd::complete;
            --level;
            houses_.take_back(level->cell, level->digit);
        }
    }

    // Enters a cell, over the givens before it. False: the search ends here.
    bool enter(Level& level) {
        ++level.visits;
        level.digit = 0;
        level.left = level.cell >= 0 ? houses_.free_in(level.cell) : DigitSet{0};
        return spend(static_cast<std::uint64_t>(level.givens_before), givens_);
    }

    // Tries digits until one fits; if none does, the digit is 0. False: the search ends here.
    bool next_digit(Level& level) {
        const int next = level.left != 0 ? lowest_digit(level.left) : 0;
        const int tried = (next != 0 ? next : Geo::kSize) - level.digit;
        level.digit = next;
        level.left = without_lowest(level.left);
        return spend(static_cast<std::uint64_t>(tried), level.tried);
    }

    // Counts `iterations` of one kind. False: the search ends within them.
    bool spend(std::uint64_t iterations, std::uint64_t& kind) {
        if (iterations > pause_at_ - iterations_ && !go_on(iterations, kind)) return false;
        iterations_ += iterations;
        kind += iterations;
        return true;
    }

    bool go_on(std::uint64_t iterations, std::uint64_t& kind) {
        const std::uint64_t left = settings_.budget - iterations_;
        if (iterations > left) {
            iterations_ += left;
            kind += left;
            end_ = ClassicEnd::budget;
            return false;
        }
        if (settings_.progress.stop_requested()) {
            end_ = ClassicEnd::stopped;
            return false;
        }
        if (++polls_ % kPollsAReport == 0) {
            publish();
            trace_.report(settings_.progress);
        }
        plan_pause();
        return true;
    }

    void plan_pause() { pause_at_ = iterations_ + std::min(kIterationsAPoll, settings_.budget - iterations_); }

    void keep_first() {
        result_.first = puzzle_;
        for (const Level& level : levels_) {
            if (level.cell >= 0) result_.first[level.cell] = static_cast<Digit>(level.digit);
        }
    }

    void publish() {
        std::uint64_t placements = 0;  // each leads to a visit of the next level
        std::uint64_t tried = 0;
        for (const Level& level : levels_) {
            placements += level.visits;
            tried += level.tried;
        }
        trace_.set(kBruteForceCounters, {iterations_, tried, givens_, placements - levels_.front().visits});
    }

    void fill_table() {
        const std::size_t table = trace_.table("cells", {"Cell", "Visits", "Digits tried"});
        for (const Level& level : levels_) {
            if (level.cell < 0) break;
            trace_.row(table, {cell_name(level.cell, Geometry<N>::kSize), std::to_string(level.visits),
                               std::to_string(level.tried)});
        }
    }

    const Grid<N>& puzzle_;
    HouseDigits<N, kVariant> houses_;
    const ClassicSettings& settings_;
    Trace& trace_;
    std::vector<Level> levels_;
    std::uint64_t iterations_ = 0;
    std::uint64_t givens_ = 0;
    std::uint64_t pause_at_ = 0;
    std::uint64_t polls_ = 0;
    ClassicEnd end_ = ClassicEnd::complete;
    ClassicResult<N> result_;
};

}  // namespace

constinit const SolverLabel labels::kBruteForce{
    .name = "brute",
    .title = "Brute force",
    .help = "Digits in turn, cell by cell",
    .counters = kBruteForceCounters,
    .knows_conflicts = false,
};
constinit const SolverCard cards::kBruteForce{labels::kBruteForce, solve_by<BruteForce>()};

}  // namespace rookery
