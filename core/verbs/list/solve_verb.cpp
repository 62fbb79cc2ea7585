// solve: how many solutions, up to a limit, and the first one; or all of them.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "generate/sizes/shape_steps.hpp"
#include "job/job.hpp"
#include "solve/any_order.hpp"
#include "solve/shape_search.hpp"
#include "solve/solve.hpp"
#include "solve/solve_types.hpp"
#include "text/text.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"

namespace rookery {
namespace {

// Reports the progress of long searches. The solver reports nothing itself, but polls its stop token every
// kGuessesBetweenPolls guesses.

class GuessReports {
  public:
    // `sink` must outlive it.
    GuessReports(Sink& sink, StopToken stop) : sink_{sink}, stop_{stop} {}
    GuessReports(const GuessReports&) = delete;
    GuessReports& operator=(const GuessReports&) = delete;

    // For the search; this object must outlive it.
    StopToken token() { return {&kAlways, *this}; }
    bool operator()() {
        if (++asked_ % kAskedBetweenReports == 0) {
            sink_.activity(grouped(asked_ * static_cast<std::int64_t>(kGuessesBetweenPolls)) + " guesses");
        }
        return stop_.stop_requested();
    }

  private:
    static constexpr std::int64_t kAskedBetweenReports = 100;  // from milliseconds to tenths of a second
    static constexpr std::atomic<bool> kAlways{true};

    Sink& sink_;
    StopToken stop_;
    std::int64_t asked_ = 0;
};

constexpr int kSolveChunk = 256;
constexpr int kSolveLines = 1024;  // at a time, for a list that is streamed

struct SolveOptions : VerbOptions {
    SwitchOption all{this, "all", "every solution of each puzzle, one per row, as they are found"};
    NumberOption<> limit{this,       "limit",
                         "N",        "stop after N solutions of a puzzle",
                         {.low = 1}, {.value = 2, .note = "with all: no limit"}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals also contain every digit"};

    std::uint64_t most() const { return all.on() ? limit.value_or(kMaxNumber) : limit.value(); }
    Variant variant() const { return diagonal.on() ? Variant::diagonal : Variant::plain; }
};

// Counting more solutions takes longer: parts get smaller.
std::size_t chunk_for(std::uint64_t limit) {
    if (limit <= 2) return kSolveChunk;
    return limit <= 1000 ? 16 : 1;
}

// A puzzle as given, and its grid if it is 9x9.
struct PuzzleText {
    std::string_view line;
    const Grid9* grid = nullptr;
};
TextValue put(RowWriter& row, const PuzzleText& puzzle) {
    return puzzle.grid != nullptr ? row.put(*puzzle.grid) : row.put(puzzle.line);
}

struct SolveRow {
    PuzzleText puzzle;
    SolutionCount solutions;
    std::optional<PuzzleText> first;
};
constexpr auto kSolveColumns =
    joined_columns(std::array{column<&SolveRow::puzzle>("puzzle")}, kSolutionCountColumns<&SolveRow::solutions>,
                   std::array{column<&SolveRow::first>("first solution").means("null if there is none")});

class SolveJob : public ListJob {
  public:
    SolveJob(const Call& call, const SolveOptions& options)
        : ListJob(call, chunk_for(options.most())),
          table_(kSolveColumns, options.json.on()),
          limit_{options.most()},
          variant_{options.variant()} {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        GuessReports reports(sink, stop);
        const Solutions found = count_solutions(puzzle, limit_, variant_, reports.token());
        // If the search was stopped, the number found is a lower bound.
        if (found.stopped && found.count.number == 0) return false;
        const std::string line = puzzle_line(puzzle);
        SolveRow row{{line}, found.count, {}};
        if (found.first) row.first = {*found.first};
        table_.send(row, sink);
        return !found.stopped;
    }

    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const override {
        const auto is_plain = [](const ParsedPuzzle& p) {
            return !p.candidates && std::holds_alternative<Grid9>(p.grid);
        };
        if (!goes_in_batches() || !std::all_of(puzzles.begin(), puzzles.end(), is_plain)) {
            return ListJob::answer_all(puzzles, sink, stop);
        }
        std::vector<Grid9> grids(puzzles.size());
        std::transform(puzzles.begin(), puzzles.end(), grids.begin(),
                       [](const ParsedPuzzle& p) { return std::get<Grid9>(p.grid); });
        return answer_batches(grids, sink, stop);
    }

    bool answer_plain(std::span<const Grid9> grids, std::int64_t line, Sink& sink, StopToken stop) const override {
        if (!goes_in_batches()) return ListJob::answer_plain(grids, line, sink, stop);
        return answer_batches(grids, sink, stop);
    }

  private:
    static constexpr std::size_t kBatch = 64;

    bool goes_in_batches() const { return variant_ == Variant::plain && limit_ <= 2; }

    // Solves puzzles in batches, which is faster. Batches are small, so that one slow puzzle does not hold back the
    // rows of the others.
    bool answer_batches(std::span<const Grid9> grids, Sink& sink, StopToken stop) const {
        SolveLimits limits;
        limits.solutions = limit_;
        limits.stop = stop;
        RowBlock rows(table_, sink);
        while (!grids.empty()) {
            const auto batch = grids.first(std::min(kBatch, grids.size()));
            grids = grids.subspan(batch.size());
            if (stop.stop_requested()) return false;
            std::array<SolveResult, kBatch> results;
            solve_batch(batch, limits, results);
            for (std::size_t i = 0; i < batch.size(); ++i) {
                const SolveResult& result = results[i];
                if (result.end == SolveEnd::stopped) {
                    rows.send();
                    return false;
                }
                SolveRow row{{{}, &batch[i]}, {result.solutions, result.end != SolveEnd::solution_limit}, {}};
                if (result.solutions > 0) row.first = {{}, &result.first};
                rows.add(row);
            }
            rows.send();
        }
        return true;
    }

    Table<SolveRow> table_;
    std::uint64_t limit_;
    Variant variant_;
};

template <int N, class F>
SolveEnd visit_in(const Grid<N>& grid, const SolveLimits& limits, Variant variant, F visit) {
    return for_each_solution_any_order<N>(grid, limits, variant, visit).end;
}
template <class F>
SolveEnd visit_in(ShapedGrid grid, const SolveLimits& limits, Variant variant, F visit) {
    grid.shape.diagonal = variant == Variant::diagonal;
    return search_shape(ShapeState(grid), limits, visit, {.reduce = remove_some}).end;
}

// Calls visit(line) for each solution until it returns false, or `most` were found. False: the stop token fired.
template <class F>
bool visit_solutions(const ParsedPuzzle& puzzle, std::uint64_t most, Variant variant, StopToken stop, F visit) {
    SolveLimits limits;
    limits.solutions = most;
    limits.stop = stop;
    const auto send = [&](const auto& solution) { return visit(to_line(solution)); };
    if (puzzle.candidates) {
        return for_each_solution_any_order<3>(*puzzle.candidates, limits, variant, send).end != SolveEnd::stopped;
    }
    if (const auto* grid = std::get_if<Grid9>(&puzzle.grid); grid != nullptr && variant == Variant::plain) {
        return for_each_solution(*grid, limits, send).end != SolveEnd::stopped;
    }
    return std::visit([&](const auto& grid) { return visit_in(grid, limits, variant, send) != SolveEnd::stopped; },
                      puzzle.grid);
}

struct SolutionRow {
    std::string_view puzzle;
    std::int64_t number;
    std::string_view solution;
};
constexpr std::array kSolutionColumns{column<&SolutionRow::puzzle>("puzzle"),
                                      column<&SolutionRow::number>("number").means("from 1, for each puzzle"),
                                      column<&SolutionRow::solution>("solution")};

// Every solution as a row, sent as it is found: a puzzle may have more than fit in memory.
class AllSolutionsJob : public ListJob {
  public:
    AllSolutionsJob(const Call& call, const SolveOptions& options)
        : ListJob(call, 1),
          table_(kSolutionColumns, options.json.on()),
          most_{options.most()},
          variant_{options.variant()} {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const std::string line = puzzle_line(puzzle);
        std::int64_t number = 0;
        RowSender rows(table_, sink);
        return visit_solutions(puzzle, most_, variant_, stop, [&](const std::string& solution) {
            if (number % kSolutionsBetweenReports == 0 && number > 0) sink.activity(grouped(number) + " solutions");
            rows.send({line, ++number, solution});
            return !stop.stop_requested();
        });
    }

  private:
    static constexpr std::int64_t kSolutionsBetweenReports = 10'000;

    Table<SolutionRow> table_;
    std::uint64_t most_;
    Variant variant_;
};

std::unique_ptr<Job> make_solve(const Call& call, SolveOptions& options) {
    if (options.all.on()) return std::make_unique<AllSolutionsJob>(call, options);
    return std::make_unique<SolveJob>(call, options);
}

}  // namespace

Verb solve_verb() {
    return declared_verb({.name = "solve",
                          .help = "the number of solutions and the first one, or all solutions (4x4 to 25x25)",
                          .rows = {instead_with({"all"}, row_info(kSolutionColumns)), row_info(kSolveColumns)},
                          .streams = kSolveLines,
                          .whole_with = {"all"}},
                         make_solve);
}

}  // namespace rookery
