// Method: "Metaheuristics can solve sudoku puzzles" (R. Lewis, 2007). The boxes are filled at random. Each step swaps
// two free cells of a box, and is accepted or not by its effect on the cost (box_filling.hpp) and the temperature
// (acceptance.hpp).
//
//   start      the standard deviation of the cost over some swaps that are all accepted
//   chain      swaps at one temperature: the sum over the boxes of their free cells squared
//   cooling    the temperature times 98/100 after each chain
//   reheat     after 100 chains in a row that did not lower the least cost since the start: from a new filling
//
// When it ends: box_filling.hpp.
//
// Lewis reheats the same candidate, and does so after 20 such chains. Starting from a new filling follows "Different
// approaches to solve Sudoku", section 6.2.2. With 20 chains most starts end while they are still hot: that solved 80
// of 100 random 9x9 puzzles, and 50 or 100 chains solved all of them.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "textbook/classic/acceptance.hpp"
#include "textbook/classic/box_filling.hpp"
#include "textbook/classic/classic.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 5> kAnnealingCounters{"swaps tried", "swaps taken", "reheats", "coolings",
                                                             "least cost"};
constexpr int kIdleChains = 100;
constexpr std::uint64_t kFirstSwaps = 100;  // for the first temperature

// "1.250": truncated to three decimals.
std::string text_of(Temperature temperature) {
    const std::uint64_t thousandths = std::uint64_t{temperature} * 1000 / kTemperatureOne;
    const std::string rest = std::to_string(thousandths % 1000);
    return std::to_string(thousandths / 1000) + '.' + std::string(3 - rest.size(), '0') + rest;
}

template <int N>
class Annealing final : public FillingSearch<N> {
    using Search = FillingSearch<N>;
    using Search::filling_, Search::least_cost_, Search::random_, Search::restarts_, Search::trace_, Search::tried_;

  public:
    Annealing(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : Search(puzzle, settings, trace, {"annealing", "reheats"}) {
        if (trace.wants_events()) {
            events_ = trace.table("coolings", {"Temperature", "Swaps", "Taken", "Cost", "Reheats"});
        }
    }

  private:
    ClassicEnd search() override {
        const std::uint64_t chain = filling_.moves();
        for (;;) {
            Temperature temperature = 0;
            if (const auto end = first_temperature(temperature)) return *end;
            int least_here = filling_.cost();
            for (int idle = 0; idle < kIdleChains;) {
                const int least_before = least_here;
                const std::uint64_t taken_before = taken_;
                const Acceptance acceptance(temperature);
                for (std::uint64_t i = 0; i < chain; ++i) {
                    const auto end = step(&acceptance);
                    least_here = std::min(least_here, filling_.cost());
                    if (end) return *end;
                }
                if (events_) {
                    trace_.row(*events_,
                               {text_of(temperature), std::to_string(chain), std::to_string(taken_ - taken_before),
                                std::to_string(filling_.cost()), std::to_string(restarts_)});
                }
                temperature = std::max<Temperature>(1, static_cast<Temperature>(std::uint64_t{temperature} * 98 / 100));
                ++coolings_;
                idle = least_here < least_before ? 0 : idle + 1;
            }
            ++restarts_;
            filling_.fill(random_);
            if (this->note_cost()) return ClassicEnd::enough;
        }
    }

    // Makes swaps that are all accepted. Returns how the search ended, if it did.
    std::optional<ClassicEnd> first_temperature(Temperature& temperature) {
        std::uint64_t sum = 0;
        std::uint64_t squares = 0;
        for (std::uint64_t i = 0; i < kFirstSwaps; ++i) {
            if (const auto end = step(nullptr)) return end;
            const auto cost = static_cast<std::uint64_t>(filling_.cost());
            sum += cost;
            squares += cost * cost;
        }
        // The square root of a double is rounded in the same way on every platform.
        const auto spread = static_cast<double>(kFirstSwaps * squares - sum * sum);
        const double deviation = std::sqrt(spread) / static_cast<double>(kFirstSwaps);
        temperature = static_cast<Temperature>(std::max(deviation, 0.5) * kTemperatureOne);
        return std::nullopt;
    }

    // Tries a swap; without an acceptance rule it is always made. Returns how the search ended, if it did.
    std::optional<ClassicEnd> step(const Acceptance* acceptance) {
        if (const auto end = this->next_candidate()) return end;
        const auto swap = filling_.random_swap(random_);
        const int added = filling_.added_cost(swap);
        if (acceptance != nullptr && !acceptance->accepts(added, random_)) return std::nullopt;
        filling_.make(swap, added);
        ++taken_;
        return this->note_cost() ? std::optional(ClassicEnd::enough) : std::nullopt;
    }

    void count() override {
        trace_.set(kAnnealingCounters, {tried_, taken_, restarts_, coolings_, static_cast<std::uint64_t>(least_cost_)});
    }

    std::optional<std::size_t> events_;  // the table of coolings, if wanted
    std::uint64_t taken_ = 0;
    std::uint64_t coolings_ = 0;
};

}  // namespace

constinit const SolverLabel labels::kAnnealing{
    .name = "anneal",
    .title = "Annealing",
    .help = "Swaps, cooling down; endless if unsolvable",
    .counters = kAnnealingCounters,
    .is_complete = false,
    .ends = false,
    .knows_conflicts = false,
};
constinit const SolverCard cards::kAnnealing{labels::kAnnealing, solve_by<Annealing>()};

}  // namespace rookery
