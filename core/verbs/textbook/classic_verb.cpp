// classic: a solver of the literature on each puzzle, with what it counted and, if wanted, its trace.
#include <memory>
#include <string>

#include "text/scan/lines.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/sat_encodings.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/sink_progress.hpp"
#include "verbs/textbook/classic_options.hpp"
#include "verbs/textbook/classic_row.hpp"

namespace rookery {
namespace {

// Some methods may take minutes over one puzzle; even the best are no reason for large parts.
constexpr std::size_t kClassicChunk = 1;

class ClassicJob : public ListJob {
  public:
    ClassicJob(const Call& call, const ClassicSpec& wanted)
        : ListJob(call, kClassicChunk), wanted_{wanted}, table_{classic_table(wanted.solver->label, wanted.json)} {}

    std::vector<std::string> columns() const override {
        if (wanted_.dimacs && !wanted_.json) return {"DIMACS"};
        return table_.header();
    }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        if (puzzle.candidates) {
            sink.problem(puzzle.line, 1, "classic expects given digits, found candidates");
            return true;
        }
        return std::visit([&](const auto& grid) { return answer_for(grid, puzzle.line, sink, stop); }, puzzle.grid);
    }

  private:
    template <int N>
    bool answer_for(const Grid<N>& givens, std::int64_t line, Sink& sink, StopToken stop) const {
        const ClassicPuzzle<N> puzzle{givens, wanted_.variant};
        if (wanted_.dimacs) {
            const std::string formula = dimacs_of(puzzle, encoding_in(wanted_.settings));
            reading::LineCutter lines(formula);
            reading::Line line;
            while (lines.next(line)) sink.row(line.whole);
            return true;
        }
        const SolverLabel& solver = wanted_.solver->label;
        if (const auto conflict = first_conflict(givens, wanted_.variant); conflict && !solver.ends) {
            std::string sentence(solver.title);
            sentence.front() = static_cast<char>(sentence.front() | 0x20);  // a small letter, inside the line's problem
            sink.problem(line, 1,
                         sentence + " expects clues that do not conflict, " +
                             cell_name(conflict->first_cell, Geometry<N>::kSize) + " and " +
                             cell_name(conflict->second_cell, Geometry<N>::kSize) +
                             " hold the same digit: it would never end");
            return true;
        }
        const SinkProgress progress(sink, stop);
        ClassicSettings settings = wanted_.settings;
        settings.progress = progress.callback();
        Trace trace(wanted_.trace_rows);
        const ClassicResult<N> result = solve_classic(*wanted_.solver, puzzle, settings, trace);
        if (result.end == ClassicEnd::stopped) return false;
        if (wanted_.trace_rows > 0 && !wanted_.json) {
            for (const std::string& row : trace_rows(trace)) sink.row(row);
        }
        ClassicRow row{trace,
                       wanted_.trace_rows > 0,
                       to_line(givens),
                       solver,
                       N,
                       wanted_.variant == Variant::diagonal,
                       {result.solutions, result.end == ClassicEnd::complete},
                       {},
                       result.end};
        if (result.solutions > 0) row.first = to_line(result.first);
        table_.send(row, sink);
        return true;
    }

    ClassicSpec wanted_;
    Table<ClassicRow> table_;
};

std::unique_ptr<Job> make_classic(const Call& call, ClassicOptions& options) {
    const ClassicSpec wanted = classic_spec(options);
    Call with_input = call;
    if (const auto order = options.order.if_given()) {
        if (!call.input.empty()) options.refuse("order is for the empty grid: leave out the puzzles");
        with_input.input = std::string(static_cast<std::size_t>(*order * *order * *order * *order), '.');
    }
    if (!options.error().empty()) return nullptr;
    return std::make_unique<ClassicJob>(with_input, wanted);
}

}  // namespace

Verb classic_verb() {
    return declared_verb({.name = "classic",
                          .help = "solved by a textbook method, with its counters and its trace (4x4, 9x9, 16x16)",
                          .rows = {row_info(kClassicColumns)},
                          .instead_of_input = {"order"}},
                         make_classic);
}

}  // namespace rookery
