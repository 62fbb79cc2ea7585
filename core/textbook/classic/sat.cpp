// Method: the puzzle as a formula (sat_encodings.hpp), given to CaDiCaL (A. Biere and others). After each solution a
// clause is added that rules it out, until there is no other or enough are found. The counters of the formula are those
// of the puzzle's, without these clauses.
#include "textbook/classic/sat.hpp"

#include <optional>
#include <string>
#include <vector>

#include "sat/sat_solver.hpp"
#include "textbook/classic/sat_encodings.hpp"

namespace rookery {
namespace {

template <int N>
class SatMethod {
  public:
    using Geo = Geometry<N>;

    SatMethod(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : puzzle_{puzzle},
          settings_{settings},
          trace_{trace},
          formula_{encode(puzzle, settings.encoding)},
          variables_{static_cast<std::uint64_t>(formula_.variables())},
          clauses_{static_cast<std::uint64_t>(formula_.clauses())},
          literals_{formula_.literals().size() - clauses_},  // each clause has a 0 at its end
          solver_{formula_} {
        count();
    }

    ClassicResult<N> run() {
        constexpr std::size_t kPairs = Geo::kSize * (Geo::kSize - 1) / 2;
        trace_.note("the rules are " + std::to_string(clause_count<N>(settings_.encoding, puzzle_.variant)) +
                    " clauses, the givens " + std::to_string(puzzle_.givens.clue_count()) +
                    " more, of one literal each");
        if (settings_.encoding == SatEncoding::naive) {
            trace_.note("the text counts " + std::to_string(kPairs + Geo::kSize) +
                        " clauses for each house, with x != y as one; as clauses they are " +
                        std::to_string(kPairs * Geo::kSize + Geo::kSize));
        }
        std::optional<std::size_t> events;
        if (trace_.wants_events()) events = trace_.table("solver calls", {"Call", "Answer", "Learnt clauses"});

        // The solver tells how far it is in its own words; from here the counters are told instead.
        const auto tell_counters = [this](std::string_view) {
            count();
            trace_.tell(settings_.watch);
        };
        Watch watch = settings_.watch;
        if (watch.activity) watch.activity = tell_counters;
        std::optional<ClassicEnd> end;
        while (!end) {
            if (watch.stop_requested()) {
                end = ClassicEnd::stopped;
            } else if (calls_ == settings_.effort) {
                end = ClassicEnd::effort;
            } else {
                end = call(watch, events);
            }
        }
        count();
        result_.end = *end;
        return result_;
    }

  private:
    // Asks the solver for another solution. Nothing, if there may be more.
    std::optional<ClassicEnd> call(const Watch& watch, const std::optional<std::size_t>& events) {
        constexpr std::uint64_t kNewsAfter = 16;
        if (++calls_ % kNewsAfter == 0) {
            count();
            trace_.tell(settings_.watch);
        }
        const SatAnswer answer = solver_.solve(kNoLimit, watch);
        if (events) {
            const char* text = answer == SatAnswer::satisfiable     ? "satisfiable"
                               : answer == SatAnswer::unsatisfiable ? "unsatisfiable"
                                                                    : "unknown";
            trace_.row(*events, {std::to_string(calls_), text, std::to_string(solver_.learnt_clauses())});
        }
        if (answer == SatAnswer::unknown) return ClassicEnd::stopped;
        if (answer == SatAnswer::unsatisfiable) return ClassicEnd::complete;
        const Grid<N> solution = read_solution();
        if (result_.solutions++ == 0) result_.first = solution;
        if (result_.solutions == settings_.solutions) return ClassicEnd::enough;
        return rule_out(solution) ? std::nullopt : std::optional(ClassicEnd::complete);
    }

    Grid<N> read_solution() const {
        Grid<N> grid;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            for (int digit = 1; digit <= Geo::kSize; ++digit) {
                if (solver_.value(cell_holds<N>(cell, digit))) grid[cell] = static_cast<Digit>(digit);
            }
        }
        return grid;
    }

    // Returns false if no other solution can be, since all cells are given.
    bool rule_out(const Grid<N>& solution) {
        std::vector<Literal> clause;
        clause.reserve(Geo::kCells);
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (puzzle_.givens[cell] == 0) clause.push_back(-cell_holds<N>(cell, solution[cell]));
        }
        if (clause.empty()) return false;
        formula_.add(clause);
        return true;
    }

    void count() {
        const std::array values{calls_, variables_, clauses_, literals_, solver_.learnt_clauses()};
        for (std::size_t i = 0; i < values.size(); ++i) trace_.set(kSatCounters[i], values[i]);
    }

    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();  // of conflicts

    const ClassicPuzzle<N>& puzzle_;
    const ClassicSettings& settings_;
    Trace& trace_;
    Formula formula_;
    std::uint64_t variables_;
    std::uint64_t clauses_;
    std::uint64_t literals_;
    SatSolver solver_;
    std::uint64_t calls_ = 0;
    ClassicResult<N> result_;
};

}  // namespace

template <int N>
ClassicResult<N> solve_by_sat(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
    return SatMethod<N>(puzzle, settings, trace).run();
}

template ClassicResult<2> solve_by_sat(const ClassicPuzzle<2>&, const ClassicSettings&, Trace&);
template ClassicResult<3> solve_by_sat(const ClassicPuzzle<3>&, const ClassicSettings&, Trace&);
template ClassicResult<4> solve_by_sat(const ClassicPuzzle<4>&, const ClassicSettings&, Trace&);

}  // namespace rookery
