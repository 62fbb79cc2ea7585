// classic: a solver of the literature on each puzzle, with what it counted and, if wanted, its trace.
#include <memory>
#include <string>

#include "classic/classic.hpp"
#include "classic/sat_encodings.hpp"
#include "text/scan/lines.hpp"
#include "verbs/classic_options.hpp"
#include "verbs/classic_row.hpp"
#include "verbs/list_work.hpp"
#include "verbs/sink_watch.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

// Some methods may take minutes over one puzzle; even the best are no reason for large parts.
constexpr std::size_t kClassicChunk = 1;

class ClassicWork : public ListWork {
  public:
    ClassicWork(const Call& call, Options& options, const ClassicOptions& wanted)
        : ListWork(call, options, kClassicChunk), wanted_{wanted} {}

  protected:
    std::vector<std::string> text_columns() const override {
        if (wanted_.dimacs) return {"DIMACS"};
        return classic_columns(wanted_.method);
    }

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
            const std::string formula = dimacs_of(puzzle, wanted_.settings.encoding);
            reading::LineCutter lines(formula);
            reading::Line line;
            while (lines.next(line)) sink.row(line.whole);
            return true;
        }
        if (Conflict conflict{};
            wanted_.method == ClassicMethod::anneal && find_conflict(givens, conflict, wanted_.variant)) {
            sink.problem(line, 1,
                         "annealing expects clues that do not conflict, " +
                             cell_name(conflict.first_cell, Geometry<N>::kSize) + " and " +
                             cell_name(conflict.second_cell, Geometry<N>::kSize) +
                             " hold the same digit: it would never end");
            return true;
        }
        const SinkWatch watch(sink, stop);
        ClassicSettings settings = wanted_.settings;
        settings.watch = watch.watch();
        Trace trace(wanted_.trace_rows);
        const ClassicResult<N> result = solve_classic(wanted_.method, puzzle, settings, trace);
        if (result.end == ClassicEnd::stopped) return false;
        if (wanted_.trace_rows > 0 && !wanted_.json) {
            for (const std::string& row : trace_rows(trace)) sink.row(row);
        }
        sink.row(classic_row(puzzle, wanted_, result, trace));
        return true;
    }

    ClassicOptions wanted_;
};

std::unique_ptr<Work> make_classic(const Call& call, Options& options) {
    const ClassicOptions wanted = read_classic_options(options);
    Call with_input = call;
    if (options.has("order")) {
        const std::uint64_t order = options.number("order", 3, 2, 4);
        if (!call.input.empty()) options.reject_call("order is for the empty grid: expected no puzzles beside it");
        with_input.input = std::string(static_cast<std::size_t>(order * order * order * order), '.');
    }
    if (!options.error().empty()) return nullptr;
    return std::make_unique<ClassicWork>(with_input, options, wanted);
}

}  // namespace

Verb classic_verb() {
    return {{"classic",
             "solved by a method of the literature, with its counters and its trace (4x4, 9x9, 16x16)",
             true,
             classic_option_infos(),
             {"order"}},
            make_classic};
}

}  // namespace rookery
