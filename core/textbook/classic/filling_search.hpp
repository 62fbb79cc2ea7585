// The common part of the searches among fillings of the boxes (box_filling.hpp): annealing, tabu search and the genetic
// algorithm. Each tries candidates, keeps the one with the least cost, and starts again from new fillings when stuck.
//
// They end with the first solution found (`enough`), regardless of the number requested. On a board without a solution
// they never end unless there is a budget; the grid of the result is then the full board with the least cost. If there
// is only one way to fill the boxes, the answer is immediate (`complete`).
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "textbook/classic/box_filling.hpp"
#include "textbook/classic/classic.hpp"

namespace rookery {

template <int N>
class FillingSearch {
  public:
    ClassicResult<N> run() {
        filling_.fill(random_);
        note_cost();
        count();
        const ClassicEnd end = filling_.can_move() ? search() : ClassicEnd::complete;
        count();
        if (least_cost_ == 0) {
            if (end == ClassicEnd::enough) {
                trace_.note("a solution is found; " + words_.method + " cannot tell whether there are others");
            }
            return {1, end, best_};
        }
        if (end == ClassicEnd::complete) return {0, end, {}};
        trace_.note("stopped after " + std::to_string(restarts_) + " " + words_.restarts +
                    " without an answer; least cost " + std::to_string(least_cost_));
        return {0, end, best_};
    }

  protected:
    struct Words {
        std::string method;    // "annealing"
        std::string restarts;  // "reheats"
    };

    FillingSearch(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace, Words words)
        : trace_{trace},
          random_{settings.seed},
          filling_{puzzle.givens, puzzle.variant},
          settings_{settings},
          words_{std::move(words)} {}
    ~FillingSearch() = default;

    // Runs from the first filling, which has a swap, to the end.
    virtual ClassicEnd search() = 0;
    // Sets the counters of the trace.
    virtual void count() = 0;

    // Call before each candidate; counts it. Returns the end if it has come.
    std::optional<ClassicEnd> next_candidate() {
        constexpr std::uint64_t kAskAfter = 1024;
        constexpr std::uint64_t kReportAfter = 1U << 20;
        if (least_cost_ == 0) return ClassicEnd::enough;  // the filling was already a solution
        if (tried_ % kAskAfter == 0 && settings_.progress.stop_requested()) return ClassicEnd::stopped;
        if (tried_ == settings_.budget) return ClassicEnd::budget;
        if (++tried_ % kReportAfter == 0) {
            count();
            const bool is_limited = settings_.budget != std::numeric_limits<std::uint64_t>::max();
            trace_.report(settings_.progress, is_limited ? "" : "; continues until solved");
        }
        return std::nullopt;
    }

    // Keeps the filling if it is the best so far. Returns whether there is a solution.
    bool note_cost() {
        if (filling_.cost() < least_cost_) {
            least_cost_ = filling_.cost();
            best_ = filling_.grid();
        }
        return least_cost_ == 0;
    }

    Trace& trace_;
    Random random_;
    BoxFilling<N> filling_;
    std::uint64_t tried_ = 0;
    std::uint64_t restarts_ = 0;
    int least_cost_ = std::numeric_limits<int>::max();

  private:
    const ClassicSettings& settings_;
    const Words words_;
    Grid<N> best_;
};

}  // namespace rookery
