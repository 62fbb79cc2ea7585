#include "verbs/list/list_job.hpp"

#include <algorithm>

namespace rookery {

ListJob::ListJob(const Call& call, std::size_t chunk)
    : text_{call.lines ? parse_lines(call.input, call.lines->first, call.lines->manner) : parse(call.input)},
      some_lines_{call.lines.has_value()} {
    std::stable_sort(text_.problems.begin(), text_.problems.end(), [](const TextProblem& a, const TextProblem& b) {
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    if (text_.order == 4) chunk = 1;
    std::size_t problem = 0;
    for (std::size_t first = 0; first < text_.puzzles.size(); first += chunk) {
        const std::size_t last = std::min(first + chunk, text_.puzzles.size());
        const std::size_t first_problem = problem;
        const bool at_end = last == text_.puzzles.size();
        while (problem < text_.problems.size() && (at_end || text_.problems[problem].line < text_.puzzles[last].line)) {
            ++problem;
        }
        parts_.push_back({first, last, first_problem, problem});
    }
    if (parts_.empty() && !text_.problems.empty()) parts_.push_back({0, 0, 0, text_.problems.size()});
}

std::int64_t ListJob::items_in(std::int64_t part) const {
    const Part& p = parts_[static_cast<std::size_t>(part)];
    return static_cast<std::int64_t>(p.last_puzzle - p.first_puzzle);
}

PartStatus ListJob::run(std::int64_t part, Sink& sink, StopToken stop) const {
    const Part& p = parts_[static_cast<std::size_t>(part)];
    for (std::size_t i = p.first_problem; i < p.last_problem; ++i) {
        const TextProblem& problem = text_.problems[i];
        sink.problem(problem.line, problem.column, problem.sentence);
    }
    const auto puzzles = std::span(text_.puzzles).subspan(p.first_puzzle, p.last_puzzle - p.first_puzzle);
    return answer_all(puzzles, sink, stop) ? PartStatus::done : PartStatus::stopped;
}

bool ListJob::answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const {
    return std::all_of(puzzles.begin(), puzzles.end(), [&](const ParsedPuzzle& puzzle) {
        return !stop.stop_requested() && answer(puzzle, sink, stop);
    });
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
