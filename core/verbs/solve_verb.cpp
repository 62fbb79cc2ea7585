// solve: how many solutions, up to a limit, and the first one; or all of them.
#include <algorithm>
#include <array>
#include <limits>

#include "solve/any_order.hpp"
#include "solve/solve.hpp"
#include "verbs/list_work.hpp"
#include "verbs/solution_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kSolveChunk = 256;
constexpr int kSolveLines = 1024;  // at a time, of a list that is read as it comes

// Counting more solutions takes longer: parts get smaller.
std::size_t chunk_for(std::uint64_t limit) {
    if (limit <= 2) return kSolveChunk;
    return limit <= 1000 ? 16 : 1;
}

class SolveWork : public ListWork {
  public:
    SolveWork(const Call& call, Options& options, std::uint64_t limit)
        : ListWork(call, options, chunk_for(limit)),
          limit_{limit},
          variant_{options.flag("diagonal") ? Variant::diagonal : Variant::plain} {}

  protected:
    std::vector<std::string> text_columns() const override { return {"puzzle", "solutions", "first solution"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Solutions found = count_solutions(puzzle, limit_, variant_, stop);
        if (found.stopped) return false;
        Row row(json());
        row.text("puzzle", puzzle_line(puzzle));
        add_solution_count(row, found);
        add_solution(row, "first solution", found);
        sink.row(row.write());
        return true;
    }

    // 9x9 puzzles of given digits side by side, which is faster; a few at a time, for where one takes long, the rows
    // that are known are not kept waiting.
    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const override {
        const auto is_plain = [](const ParsedPuzzle& p) {
            return !p.candidates && std::holds_alternative<Grid9>(p.grid);
        };
        const bool plain = variant_ == Variant::plain && std::all_of(puzzles.begin(), puzzles.end(), is_plain);
        if (!plain || limit_ > 2) return ListWork::answer_all(puzzles, sink, stop);
        Row row(json());
        for (; !puzzles.empty(); puzzles = puzzles.subspan(std::min(kAtATime, puzzles.size()))) {
            if (stop.stop_requested() ||
                !answer_some(puzzles.first(std::min(kAtATime, puzzles.size())), row, sink, stop))
                return false;
        }
        return true;
    }

  private:
    static constexpr std::size_t kAtATime = 64;

    bool answer_some(std::span<const ParsedPuzzle> puzzles, Row& row, Sink& sink, StopToken stop) const {
        SolveLimits limits;
        limits.solutions = limit_;
        limits.stop = stop.flag();
        std::array<Grid9, kAtATime> grids;
        std::array<SolveResult, kAtATime> results;
        for (std::size_t i = 0; i < puzzles.size(); ++i) grids[i] = std::get<Grid9>(puzzles[i].grid);
        solve_batch(std::span(grids).first(puzzles.size()), limits, results);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (results[i].end == SolveEnd::stopped) return false;
            row.clear();
            row.line("puzzle", grids[i]);
            add_solution_count(row, results[i].solutions, results[i].end == SolveEnd::solution_limit);
            if (results[i].solutions == 0) {
                row.absent("first solution");
            } else {
                row.line("first solution", results[i].first);
            }
            sink.row(row.write());
        }
        return true;
    }

    std::uint64_t limit_;
    Variant variant_;
};

// Calls visit(line) for each solution until it returns false, or `most` were found. False: the stop token fired.
template <class F>
bool visit_solutions(const ParsedPuzzle& puzzle, std::uint64_t most, Variant variant, StopToken stop, F visit) {
    SolveLimits limits;
    limits.solutions = most;
    limits.stop = stop.flag();
    const auto send = [&](const auto& solution) { return visit(to_line(solution)); };
    if (puzzle.candidates) {
        return for_each_solution_any_order<3>(*puzzle.candidates, limits, variant, send).end != SolveEnd::stopped;
    }
    if (const auto* grid = std::get_if<Grid9>(&puzzle.grid); grid != nullptr && variant == Variant::plain) {
        return for_each_solution(*grid, limits, send).end != SolveEnd::stopped;
    }
    return std::visit(
        [&]<int N>(const Grid<N>& grid) {
            return for_each_solution_any_order<N>(grid, limits, variant, send).end != SolveEnd::stopped;
        },
        puzzle.grid);
}

// Every solution as a row, sent as it is found: a puzzle may have more than any memory holds.
class AllSolutionsWork : public ListWork {
  public:
    AllSolutionsWork(const Call& call, Options& options, std::uint64_t most)
        : ListWork(call, options, 1),
          most_{most},
          variant_{options.flag("diagonal") ? Variant::diagonal : Variant::plain} {}

  protected:
    std::vector<std::string> text_columns() const override { return {"puzzle", "number", "solution"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const std::string line = puzzle_line(puzzle);
        std::int64_t number = 0;
        return visit_solutions(puzzle, most_, variant_, stop, [&](const std::string& solution) {
            if (number % kSolutionsBetweenNews == 0 && number > 0) sink.activity(grouped(number) + " solutions");
            Row row(json());
            row.text("puzzle", line).number("number", ++number).text("solution", solution);
            sink.row(row.write());
            return !stop.stop_requested();
        });
    }

  private:
    static constexpr std::int64_t kSolutionsBetweenNews = 10'000;

    std::uint64_t most_;
    Variant variant_;
};

std::unique_ptr<Work> make_solve(const Call& call, Options& options) {
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const bool all = options.flag("all");
    const std::uint64_t limit = options.number("limit", all ? kMost : 2, 1, kMost);
    if (all) return std::make_unique<AllSolutionsWork>(call, options, limit);
    return std::make_unique<SolveWork>(call, options, limit);
}

}  // namespace

Verb solve_verb() {
    return {{"solve",
             "the number of solutions and the first one (4x4, 9x9, 16x16); or all solutions",
             true,
             {{"all", "", "every solution of each puzzle, a row each, as they are found"},
              {"limit", "N", "stop at N solutions of a puzzle (2; with all: no limit)"},
              {"diagonal", "", "both main diagonals hold every digit too"},
              kJsonOption},
             {},
             kAnyPuzzles,
             kSolveLines,
             {"all"}},
            make_solve};
}

}  // namespace rookery
