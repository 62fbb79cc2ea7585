// Backtracking on the empty cell with the fewest candidates, the first of several in row order. A candidate is a digit
// that no house of the cell has. As in brute force, all digits are tried from 1 upwards, so that the counters of both
// are comparable.
#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"
#include "textbook/classic/houses.hpp"
#include "textbook/classic/labelling_table.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 3> kBacktrackingCounters{"nodes", "digits tried", "dead ends"};
constexpr std::uint64_t kPollEvery = std::uint64_t{1} << 12;  // nodes: about a millisecond
constexpr std::uint64_t kReportEvery = std::uint64_t{1} << 16;

template <int N, Variant kVariant>
class Backtracking {
  public:
    Backtracking(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : grid_{puzzle.givens},
          houses_{puzzle.givens},
          settings_{settings},
          trace_{trace},
          table_{trace, "Candidates"} {}

    ClassicResult<N> run() {
        publish();
        visit(0, -1);
        publish();
        return result_;
    }

  private:
    using Geo = Geometry<N>;

    struct Choice {
        int cell = -1;  // negative: the grid is full
        int candidates = Geo::kSize + 1;
    };

    Choice fewest_candidates() const {
        Choice best;
        for (int cell = 0; cell < Geo::kCells && best.candidates > 0; ++cell) {
            if (grid_[cell] != 0) continue;
            const int count = digit_count(houses_.free_in(cell));
            if (count < best.candidates) best = {cell, count};
        }
        return best;
    }

    // A node of the tree, after a digit was placed in `cell`. False: the search has ended.
    bool visit(std::size_t depth, int cell) {
        if (nodes_ == settings_.budget) return end(ClassicEnd::budget);
        if (nodes_ % kPollEvery == 0 && settings_.progress.stop_requested()) return end(ClassicEnd::stopped);
        trace_.node(depth);
        if (++nodes_ % kReportEvery == 0) {
            publish();
            trace_.report(settings_.progress);
        }
        const Choice choice = fewest_candidates();
        const int digit = cell < 0 ? -1 : grid_[cell];
        if (choice.cell < 0) {
            table_.row(depth, cell, digit, 0, "solution", -1);
            if (result_.solutions++ == 0) result_.first = grid_;
            return result_.solutions < settings_.solutions || end(ClassicEnd::enough);
        }
        const bool dead_end = choice.candidates == 0;
        if (dead_end) ++dead_ends_;
        table_.row(depth, cell, digit, static_cast<std::uint64_t>(choice.candidates),
                   dead_end ? "dead end at" : "on to", choice.cell);
        return try_digits(depth, choice.cell);
    }

    bool try_digits(std::size_t depth, int cell) {
        const DigitSet candidates = houses_.free_in(cell);
        for (int digit = 1; digit <= Geo::kSize; ++digit) {
            ++tried_;
            if (!has_digit(candidates, digit)) continue;
            grid_[cell] = static_cast<Digit>(digit);
            houses_.place(cell, digit);
            const bool go_on = visit(depth + 1, cell);
            houses_.take_back(cell, digit);
            grid_[cell] = 0;
            if (!go_on) return false;
        }
        return true;
    }

    bool end(ClassicEnd why) {
        result_.end = why;
        return false;
    }

    void publish() { trace_.set(kBacktrackingCounters, {nodes_, tried_, dead_ends_}); }

    Grid<N> grid_;
    HouseDigits<N, kVariant> houses_;
    const ClassicSettings& settings_;
    Trace& trace_;
    LabellingTable<N> table_;
    std::uint64_t nodes_ = 0;
    std::uint64_t tried_ = 0;
    std::uint64_t dead_ends_ = 0;
    ClassicResult<N> result_;
};

}  // namespace

constinit const SolverLabel labels::kBacktracking{
    .name = "backtrack",
    .title = "Fewest candidates",
    .help = "The cell with the fewest candidates first",
    .counters = kBacktrackingCounters,
    .knows_conflicts = false,
    .is_ticked = true,
};
constinit const SolverCard cards::kBacktracking{labels::kBacktracking, solve_by<Backtracking>()};

}  // namespace rookery
