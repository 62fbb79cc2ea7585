// Method: the puzzle as a formula (sat_encodings.hpp), solved by CaDiCaL (A. Biere and others). After each solution a
// clause is added that rules it out, until there is no other or enough are found. The counters of the formula do not
// include these clauses.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sat/sat_solver.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/sat_encodings.hpp"

namespace rookery {
namespace {

// Variables, clauses and literals are those of the puzzle's formula, givens included.
constexpr std::array<std::string_view, 5> kSatCounters{"solver calls", "variables", "clauses", "literals",
                                                       "learnt clauses"};

constexpr SettingWord word_of(SatEncoding encoding, std::string_view help) {
    return {name_of(encoding), static_cast<int>(encoding), name_of(encoding), help};
}
constexpr std::array kEncodings{
    word_of(SatEncoding::extended, "At least one and at most one, of cells and of houses"),
    word_of(SatEncoding::minimal, "Only the clauses that are needed"),
    word_of(SatEncoding::naive, "The rules, written down word for word"),
};
constexpr std::array kSatSettings{SolverSetting{.name = "encoding", .words = kEncodings}};

template <int N>
class SatMethod {
  public:
    using Geo = Geometry<N>;

    SatMethod(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : puzzle_{puzzle},
          settings_{settings},
          trace_{trace},
          encoding_{encoding_in(settings)},
          formula_{encode(puzzle, encoding_)},
          variables_{static_cast<std::uint64_t>(formula_.variables())},
          clauses_{static_cast<std::uint64_t>(formula_.clauses())},
          literals_{formula_.literals().size() - clauses_},  // each clause ends with a 0
          solver_{formula_} {
        count();
    }

    ClassicResult<N> run() {
        constexpr std::size_t kPairs = Geo::kSize * (Geo::kSize - 1) / 2;
        trace_.note("the rules are " + std::to_string(clause_count<N>(encoding_, puzzle_.variant)) +
                    " clauses, the givens " + std::to_string(puzzle_.givens.clue_count()) +
                    " more, of one literal each");
        if (encoding_ == SatEncoding::naive) {
            trace_.note("the text counts " + std::to_string(kPairs + Geo::kSize) +
                        " clauses for each house, with x != y as one; as clauses they are " +
                        std::to_string(kPairs * Geo::kSize + Geo::kSize));
        }
        std::optional<std::size_t> events;
        if (trace_.wants_events()) events = trace_.table("solver calls", {"Call", "Answer", "Learnt clauses"});

        // The solver reports its progress in its own words; from here on, the counters are reported instead.
        const auto report_counters = [this](std::string_view) {
            count();
            trace_.report(settings_.progress);
        };
        ProgressCallback progress = settings_.progress;
        if (progress.on_progress) progress.on_progress = report_counters;
        std::optional<ClassicEnd> end;
        while (!end) {
            if (progress.stop_requested()) {
                end = ClassicEnd::stopped;
            } else if (calls_ == settings_.budget) {
                end = ClassicEnd::budget;
            } else {
                end = call(progress, events);
            }
        }
        count();
        result_.end = *end;
        return result_;
    }

  private:
    // Asks the solver for another solution. Empty if there may be more.
    std::optional<ClassicEnd> call(const ProgressCallback& progress, const std::optional<std::size_t>& events) {
        constexpr std::uint64_t kReportAfter = 16;
        if (++calls_ % kReportAfter == 0) {
            count();
            trace_.report(settings_.progress);
        }
        const SatAnswer answer = solver_.solve(kNoLimit, progress);
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

    // Returns false if there can be no other solution, because all cells are given.
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

    void count() { trace_.set(kSatCounters, {calls_, variables_, clauses_, literals_, solver_.learnt_clauses()}); }

    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();  // of conflicts

    const ClassicPuzzle<N>& puzzle_;
    const ClassicSettings& settings_;
    Trace& trace_;
    const SatEncoding encoding_;
    Formula formula_;
    std::uint64_t variables_;
    std::uint64_t clauses_;
    std::uint64_t literals_;
    SatSolver solver_;
    std::uint64_t calls_ = 0;
    ClassicResult<N> result_;
};

}  // namespace

SatEncoding encoding_in(const ClassicSettings& settings) {
    return static_cast<SatEncoding>(kEncodings[settings.own_at(0)].value);
}

constinit const SolverLabel labels::kSat{
    .name = "sat",
    .title = "SAT",
    .help = "A formula for CaDiCaL",
    .counters = kSatCounters,
    .settings = kSatSettings,
};
constinit const SolverCard cards::kSat{labels::kSat, solve_by<SatMethod>()};

}  // namespace rookery
