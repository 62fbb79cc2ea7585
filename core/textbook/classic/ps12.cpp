// Method: "Combinatorial explorations in Su-Doku" (jmc), sections 1.2 and 1.3, the algorithm PS-1-2. A domain is a set
// of bits per cell.
//
//   propagate   one pass over the cells in row order: a domain of one value that was not yet propagated removes the
//               value from its peers. Passes are repeated until one finds nothing.
//   reduce      the domains of a house, transposed: bit i of word v says that cell i of the house may have v. A word
//               with one bit is a value with one place: that domain is reduced to it. Lines, then columns, then blocks.
//   search      the first domain of two values in row order: the high one, then, from the same state, the low one.
//
// The text does not print propagate, reduce and nextPair. Read as above, they reproduce the text's table row by row, 77
// operations and 11 searches. The table belongs to the text's puzzle without its last line: the grid printed under it
// does not fit the last line's givens (and the puzzle as printed takes two searches).
//
// The singles are those of the text, with its counts. They deliberately share no code with core/solve or core/logic,
// since the methods of the Lab are compared with one another (tests/agreement/textbook).
//
// If no pair is left, the text's program gives up. Here the smallest domain is searched instead, its values from high
// to low, so the method is complete.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "textbook/classic/classic.hpp"
#include "textbook/classic/houses.hpp"

namespace rookery {
namespace {

// Counted as in the text: operations are the passes of propagation, one more for each round of passes, and the domains
// reduced; searches are the states in which a domain was chosen. The last counter: values tried where no pair was left.
constexpr std::array<std::string_view, 5> kPs12Counters{"operations", "propagations", "reductions", "searches",
                                                        "branches beyond pairs"};
template <int N>
class Ps12 {
  public:
    using Geo = Geometry<N>;

    Ps12(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : settings_{settings},
          trace_{trace},
          houses_{house_count<N>(puzzle.variant)},
          peers_{peers_of_cells<N>(puzzle.variant)} {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            const Digit given = puzzle.givens[cell];
            state_.domains[cell] = given == 0 ? all_digits(Geo::kSize) : digit_bit(given);
        }
        count();
        if (trace.wants_events()) {
            events_ = trace.table("trace", {"Prop", "Red", "Srch", "Tot. Prop", "Tot. Srch"});
        }
    }

    ClassicResult<N> run() {
        trace_.node(0);
        if (solve_step()) search(0);
        if (result_.solutions == 0 && ending_ == ClassicEnd::complete) note_end(false);
        if (beyond_pairs_ > 0) {
            trace_.note("no pair was left " + std::to_string(searches_beyond_) +
                        " times: the smallest domain was then searched, value by value");
        }
        count();
        result_.end = ending_;
        return result_;
    }

  private:
    struct State {
        Candidates<N> domains;
        std::array<bool, Geo::kCells> propagated{};
    };

    // Counts one more operation. Returns false if no more are allowed.
    bool spend() {
        if (settings_.progress.stop_requested()) {
            ending_ = ClassicEnd::stopped;
            return false;
        }
        if (operations_ == settings_.budget) {
            ending_ = ClassicEnd::budget;
            return false;
        }
        constexpr std::uint64_t kReportAfter = 8192;
        if (++operations_ % kReportAfter == 0) {
            count();
            trace_.report(settings_.progress);
        }
        return true;
    }

    void count() { trace_.set(kPs12Counters, {operations_, propagations_, reductions_, searches_, beyond_pairs_}); }

    // Propagates and reduces until nothing changes. Returns false if the run must end.
    bool solve_step() {
        for (;;) {
            // The text's counter begins at 1, so it counts each round's passes plus one.
            const std::uint64_t before = operations_;
            if (!spend()) return false;
            bool changed = true;
            while (changed) {
                if (!spend()) return false;
                changed = propagate();
            }
            if (events_) row(std::to_string(operations_ - before), "-", "-");

            const std::uint64_t reduced_before = reductions_;
            if (!reduce_houses()) return false;
            const std::uint64_t reduced = reductions_ - reduced_before;
            if (events_) row("-", std::to_string(reduced), "-");
            if (reduced == 0) return true;
        }
    }

    // One pass. Returns whether a domain was propagated.
    bool propagate() {
        ++propagations_;
        bool any = false;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            const DigitSet value = state_.domains[cell];
            if (state_.propagated[cell] || digit_count(value) != 1) continue;
            state_.propagated[cell] = true;
            any = true;
            for (const int peer : peers_[cell]) state_.domains[peer] &= static_cast<DigitSet>(~value);
        }
        return any;
    }

    // Returns false if the run must end.
    bool reduce_houses() {
        for (int i = 0; i < houses_; ++i) {
            // The text's order: lines, columns, blocks (and diagonals, which the text does not have).
            const int house = i < 2 * Geo::kSize ? i + Geo::kSize : i < Geo::kHouses ? i - 2 * Geo::kSize : i;
            const auto& cells = Geo::kHouseCells[house];
            std::array<DigitSet, Geo::kSize> places{};  // the transposed domains
            for (int at = 0; at < Geo::kSize; ++at) {
                for (DigitSet left = state_.domains[cells[at]]; left != 0; left = without_lowest(left)) {
                    places[lowest_digit(left) - 1] |= static_cast<DigitSet>(1U << at);
                }
            }
            for (int value = 1; value <= Geo::kSize; ++value) {
                if (digit_count(places[value - 1]) != 1) continue;
                DigitSet& domain = state_.domains[cells[lowest_digit(places[value - 1]) - 1]];
                if (digit_count(domain) == 1) continue;
                if (!spend()) return false;
                domain = digit_bit(value);
                ++reductions_;
            }
        }
        return true;
    }

    bool is_solved() const {
        for (const DigitSet domain : state_.domains.sets) {
            if (digit_count(domain) != 1) return false;
        }
        return true;
    }
    bool is_blocked() const {
        for (const DigitSet domain : state_.domains.sets) {
            if (domain == 0) return true;
        }
        return false;
    }

    // The first pair, or else the first of the smallest domains with more than one value.
    int next_domain() const {
        int best = -1;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            const int size = digit_count(state_.domains[cell]);
            if (size == 2) return cell;
            if (size > 2 && (best < 0 || size < digit_count(state_.domains[best]))) best = cell;
        }
        return best;
    }

    // Searches from a state in which nothing can be reduced. Returns false if the run must end.
    bool search(std::size_t depth) {
        if (is_blocked()) return true;
        if (is_solved()) return take_solution();
        ++searches_;
        const int cell = next_domain();
        const State kept = state_;
        const bool is_pair = digit_count(kept.domains[cell]) == 2;
        searches_beyond_ += is_pair ? 0 : 1;
        for (int value = Geo::kSize; value >= 1; --value) {
            if (!has_digit(kept.domains[cell], value)) continue;
            if (!is_pair) ++beyond_pairs_;
            if (events_) {
                const bool is_low = lowest_digit(kept.domains[cell]) == value;
                row("-", "-", !is_pair ? std::to_string(value) : is_low ? "l" : "h");
            }
            state_ = kept;
            state_.domains[cell] = digit_bit(value);
            trace_.node(depth + 1);
            if (!solve_step() || !search(depth + 1)) return false;
        }
        return true;
    }

    bool take_solution() {
        if (result_.solutions++ == 0) {
            for (int cell = 0; cell < Geo::kCells; ++cell) {
                result_.first[cell] = lowest_digit(state_.domains[cell]);
            }
            note_end(true);
            if (events_) draw_grid();
        }
        if (result_.solutions < settings_.solutions) return true;
        ending_ = ClassicEnd::enough;
        return false;
    }

    void note_end(bool solved) {
        trace_.note(std::string("Grid: ") + (solved ? "solved 1, blocked 0" : "solved 0, blocked 1") + "; in " +
                    std::to_string(operations_) + " operations");
    }

    void row(std::string prop, std::string red, std::string srch) {
        trace_.row(*events_, {std::move(prop), std::move(red), std::move(srch), std::to_string(operations_),
                              std::to_string(searches_)});
    }

    // The first solution as the text prints it, in boxes.
    void draw_grid() {
        const std::size_t table = trace_.table("grid", {"Grid"});
        const std::size_t width = Geo::kSize > 9 ? 2 : 1;
        const std::string line(1 + N * (2 + N * (width + 1)), '-');
        for (int r = 0; r < Geo::kSize; ++r) {
            if (r % N == 0) trace_.row(table, {line});
            std::string text = "|";
            for (int c = 0; c < Geo::kSize; ++c) {
                const std::string digit = std::to_string(result_.first[Geo::cell_at(r, c)]);
                text += std::string(width + 1 - digit.size(), ' ') + digit;
                if (c % N == N - 1) text += " |";
            }
            trace_.row(table, {text});
        }
        trace_.row(table, {line});
    }

    const ClassicSettings& settings_;
    Trace& trace_;
    int houses_;
    std::vector<std::vector<std::uint8_t>> peers_;
    State state_;
    ClassicResult<N> result_;
    ClassicEnd ending_ = ClassicEnd::complete;
    std::optional<std::size_t> events_;  // the table of the trace, if wanted

    std::uint64_t operations_ = 0;
    std::uint64_t propagations_ = 0;
    std::uint64_t reductions_ = 0;
    std::uint64_t searches_ = 0;
    std::uint64_t searches_beyond_ = 0;
    std::uint64_t beyond_pairs_ = 0;
};

}  // namespace

constinit const SolverLabel labels::kPs12{
    .name = "ps12",
    .title = "PS-1-2",
    .help = "Propagation, binary search on pairs",
    .counters = kPs12Counters,
};
constinit const SolverCard cards::kPs12{labels::kPs12, solve_by<Ps12>()};

}  // namespace rookery
