// Method: tabu search (F. Glover, 1989), which "Different approaches to solve Sudoku", section 6.2.2, mentions next to
// annealing without trying it. The boxes are filled at random (box_filling.hpp). Each step takes the best of all swaps
// inside the boxes that move a digit occurring twice in a row or column, even if the cost grows.
//
//   tabu         a digit that left a cell may not return to it in the next 10 to 19 steps
//   aspiration   unless that makes the board better than any since the start
//   ties         broken at random; if every swap is tabu, any swap
//   restart      after 1000 steps in a row that did not lower the least cost since the start: from a new filling
//
// When it ends: box_filling.hpp.
#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "board/names.hpp"
#include "textbook/classic/box_filling.hpp"
#include "textbook/classic/classic.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 5> kTabuCounters{"swaps tried", "swaps taken", "restarts", "swaps tabu",
                                                        "least cost"};
constexpr std::uint64_t kIdleSteps = 1000;
constexpr std::uint32_t kTabuSteps = 10;   // at least
constexpr std::uint32_t kTabuSpread = 10;  // random extra steps, 0 to one less than this

template <int N>
class TabuSearch final : public FillingSearch<N> {
    using Search = FillingSearch<N>;
    using Search::filling_, Search::least_cost_, Search::random_, Search::restarts_, Search::trace_, Search::tried_;
    using Swap = typename BoxFilling<N>::Swap;
    static constexpr int kSize = Geometry<N>::kSize;

  public:
    TabuSearch(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : Search(puzzle, settings, trace, {"tabu search", "restarts"}) {
        if (trace.wants_events()) events_ = trace.table("steps", {"Step", "Swap", "Cost", "Tried", "Tabu", "Restarts"});
    }

  private:
    struct Best {
        std::optional<Swap> swap;
        int added = 0;
        std::uint32_t ties = 0;
    };

    ClassicEnd search() override {
        for (;;) {
            free_from_ = {};
            least_here_ = filling_.cost();
            for (std::uint64_t idle = 0; idle < kIdleSteps; ++idle) {
                const int least_before = least_here_;
                if (const auto end = step()) return *end;
                if (least_here_ < least_before) idle = 0;
            }
            ++restarts_;
            filling_.fill(random_);
            if (this->note_cost()) return ClassicEnd::enough;
        }
    }

    std::optional<ClassicEnd> step() {
        const std::uint64_t tried_before = tried_;
        const std::uint64_t tabu_before = tabu_;
        Best best;
        for (int box = 0; box < kSize; ++box) {
            if (const auto end = look_at(filling_.free_cells(box), best)) return end;
        }
        if (!best.swap) {
            if (const auto end = this->next_candidate()) return end;
            best.swap = filling_.random_swap(random_);
            best.added = filling_.added_cost(*best.swap);
        }
        make(*best.swap, best.added);
        if (events_) {
            trace_.row(*events_,
                       {std::to_string(steps_),
                        cell_name(best.swap->a, Geometry<N>::kSize) + " " + cell_name(best.swap->b, Geometry<N>::kSize),
                        std::to_string(filling_.cost()), std::to_string(tried_ - tried_before),
                        std::to_string(tabu_ - tabu_before), std::to_string(restarts_)});
        }
        return this->note_cost() ? std::optional(ClassicEnd::enough) : std::nullopt;
    }

    // Considers the swaps of one box. Returns how the search ended, if it did.
    std::optional<ClassicEnd> look_at(const std::vector<int>& cells, Best& best) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool is_repeated = filling_.is_repeated(cells[i]);
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                if (!is_repeated && !filling_.is_repeated(cells[j])) continue;
                if (const auto end = this->next_candidate()) return end;
                consider({cells[i], cells[j]}, best);
            }
        }
        return std::nullopt;
    }

    void consider(Swap swap, Best& best) {
        const int added = filling_.added_cost(swap);
        if (is_tabu(swap) && filling_.cost() + added >= least_here_) {
            ++tabu_;
            return;
        }
        if (!best.swap || added < best.added) {
            best = {swap, added, 1};
        } else if (added == best.added && random_.below(++best.ties) == 0) {
            best.swap = swap;
        }
    }

    bool is_tabu(Swap swap) const {
        const auto& grid = filling_.grid();
        return free_from_[swap.a][grid[swap.b]] > steps_ || free_from_[swap.b][grid[swap.a]] > steps_;
    }

    void make(Swap swap, int added) {
        const auto& grid = filling_.grid();
        const std::uint64_t free_from = ++steps_ + kTabuSteps + random_.below(kTabuSpread);
        free_from_[swap.a][grid[swap.a]] = free_from;
        free_from_[swap.b][grid[swap.b]] = free_from;
        filling_.make(swap, added);
        least_here_ = std::min(least_here_, filling_.cost());
    }

    void count() override {
        trace_.set(kTabuCounters, {tried_, steps_, restarts_, tabu_, static_cast<std::uint64_t>(least_cost_)});
    }

    std::optional<std::size_t> events_;  // the table of steps, if wanted
    // [cell][digit]: the step from which the digit may return to the cell.
    std::array<std::array<std::uint64_t, kSize + 1>, Geometry<N>::kCells> free_from_{};
    int least_here_ = 0;  // since the start
    std::uint64_t steps_ = 0;
    std::uint64_t tabu_ = 0;
};

}  // namespace

constinit const SolverLabel labels::kTabu{
    .name = "tabu",
    .title = "Tabu search",
    .help = "The best swap not tabu; endless if unsolvable",
    .counters = kTabuCounters,
    .is_complete = false,
    .ends = false,
    .knows_conflicts = false,
};
constinit const SolverCard cards::kTabu{labels::kTabu, solve_by<TabuSearch>()};

}  // namespace rookery
