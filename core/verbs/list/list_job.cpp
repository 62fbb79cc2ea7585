#include "verbs/list/list_job.hpp"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

ParsedLines read_input(const Call& call) {
    if (call.lines) return parse_lines(call.input, call.lines->first, call.lines->manner);
    ParseResult text = parse(call.input);
    ParsedLines parsed;
    parsed.puzzles = std::move(text.puzzles);
    parsed.problems = std::move(text.problems);
    if (const std::size_t count = parsed.puzzles.size(); count > 0) {
        parsed.runs.push_back({false, 0, count, parsed.puzzles.front().line});
    }
    return parsed;
}

}  // namespace

ListJob::ListJob(const Call& call, std::size_t chunk) : text_{read_input(call)}, some_lines_{call.lines.has_value()} {
    std::stable_sort(text_.problems.begin(), text_.problems.end(), [](const TextProblem& a, const TextProblem& b) {
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    if (!text_.puzzles.empty() && std::holds_alternative<Grid16>(text_.puzzles.front().grid)) chunk = 1;
    for (const ParsedLines::Run& run : text_.runs) {
        for (std::size_t begin = 0; begin < run.count; begin += chunk) {
            Part& part = parts_.emplace_back();
            part.puzzles = run;
            part.puzzles.first += begin;
            part.puzzles.count = std::min(chunk, run.count - begin);
            part.puzzles.line =
                run.plain ? run.line + static_cast<std::int64_t>(begin) : text_.puzzles[part.puzzles.first].line;
        }
    }
    if (parts_.empty() && !text_.problems.empty()) parts_.emplace_back();
    std::size_t problem = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        parts_[i].first_problem = problem;
        const bool at_end = i + 1 == parts_.size();
        while (problem < text_.problems.size() &&
               (at_end || text_.problems[problem].line < parts_[i + 1].puzzles.line)) {
            ++problem;
        }
        parts_[i].last_problem = problem;
    }
}

std::int64_t ListJob::items_in(std::int64_t part) const {
    return static_cast<std::int64_t>(parts_[static_cast<std::size_t>(part)].puzzles.count);
}

PartStatus ListJob::run(std::int64_t part, Sink& sink, StopToken stop) const {
    const Part& p = parts_[static_cast<std::size_t>(part)];
    for (std::size_t i = p.first_problem; i < p.last_problem; ++i) {
        const TextProblem& problem = text_.problems[i];
        sink.problem(problem.line, problem.column, problem.sentence);
    }
    const auto [plain, first, count, line] = p.puzzles;
    const bool done = plain ? answer_plain(std::span(text_.grids).subspan(first, count), line, sink, stop)
                            : answer_all(std::span(text_.puzzles).subspan(first, count), sink, stop);
    return done ? PartStatus::done : PartStatus::stopped;
}

bool ListJob::answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const {
    return std::all_of(puzzles.begin(), puzzles.end(), [&](const ParsedPuzzle& puzzle) {
        return !stop.stop_requested() && answer(puzzle, sink, stop);
    });
}

bool ListJob::answer_plain(std::span<const Grid9> grids, std::int64_t line, Sink& sink, StopToken stop) const {
    std::vector<ParsedPuzzle> puzzles(grids.size());
    for (std::size_t i = 0; i < grids.size(); ++i) {
        puzzles[i].grid = grids[i];
        puzzles[i].line = line++;
    }
    return answer_all(puzzles, sink, stop);
}

const Grid9* ListJob::grid9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb) {
    const auto* grid = std::get_if<Grid9>(&puzzle.grid);
    if (grid == nullptr) {
        const std::string size = std::holds_alternative<Grid4>(puzzle.grid) ? "4x4" : "16x16";
        sink.problem(puzzle.line, 1, std::string(verb) + " expects 9x9 puzzles, found one of " + size);
    }
    return grid;
}

const Grid9* ListJob::givens9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb) {
    if (puzzle.candidates) {
        sink.problem(puzzle.line, 1, std::string(verb) + " expects given digits, found candidates");
        return nullptr;
    }
    return grid9(puzzle, sink, verb);
}

const Grid9* ListJob::solved9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb) {
    const Grid9* grid = givens9(puzzle, sink, verb);
    if (grid == nullptr || grid->is_full()) return grid;
    const auto empty = std::find(grid->digits.begin(), grid->digits.end(), Digit{0});
    sink.problem(puzzle.line, 1,
                 std::string(verb) + " expects a solved grid, " +
                     cell_name(static_cast<int>(empty - grid->digits.begin())) + " is empty");
    return nullptr;
}

std::string puzzle_line(const ParsedPuzzle& puzzle) {
    return puzzle.candidates ? to_candidate_line(*puzzle.candidates) : to_line(puzzle.grid);
}

}  // namespace rookery
