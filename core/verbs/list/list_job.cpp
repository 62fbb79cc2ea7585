#include "verbs/list/list_job.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "job/stable_order.hpp"
#include "text/line_list.hpp"

namespace rookery {

ParseResult read_list_input(std::string_view text, Words words) {
    ParseResult parsed = parse(text);
    if (words == Words::title || parsed.puzzles.size() != 1) return parsed;
    std::string beginning(text.substr(0, kListBeginning));
    if (beginning.size() == text.size()) beginning += '\n';
    if (const auto manner = list_manner(beginning)) parsed.problems = parse_lines(text, 1, *manner).problems;
    return parsed;
}

namespace {

ParsedLines read_input(const Call& call, Words words) {
    if (call.lines) return parse_lines(call.input, call.lines->first, call.lines->manner);
    ParseResult text = read_list_input(call.input, words);
    ParsedLines parsed;
    parsed.puzzles = std::move(text.puzzles);
    parsed.problems = std::move(text.problems);
    if (const std::size_t count = parsed.puzzles.size(); count > 0) {
        parsed.runs.push_back({false, 0, count, parsed.puzzles.front().line});
    }
    return parsed;
}

}  // namespace

ListJob::ListJob(const Call& call, std::size_t chunk, std::unique_ptr<GridSource> source, Words words)
    : source_{std::move(source)},
      chunk_{static_cast<std::int64_t>(chunk)},
      text_{source_ == nullptr ? read_input(call, words) : ParsedLines()},
      some_lines_{call.lines.has_value()} {
    sort_by_places(text_.problems, [](const TextProblem& a, const TextProblem& b) {
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
    if (!text_.puzzles.empty() && shape_of(text_.puzzles.front().grid).side() > 9) chunk = 1;
    for (std::size_t run = 0; run < text_.runs.size(); ++run) {
        for (std::size_t begin = 0; begin < text_.runs[run].count;) {
            if (parts_.empty() || parts_.back().puzzles == chunk) {
                Part& part = parts_.emplace_back();
                part.run = run;
                part.begin = begin;
                part.line = line_of(text_.runs[run], begin);
            }
            const std::size_t taken = std::min(chunk - parts_.back().puzzles, text_.runs[run].count - begin);
            parts_.back().puzzles += taken;
            begin += taken;
        }
    }
    if (parts_.empty() && !text_.problems.empty()) parts_.emplace_back();
    std::size_t problem = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        parts_[i].first_problem = problem;
        const bool at_end = i + 1 == parts_.size();
        while (problem < text_.problems.size() && (at_end || text_.problems[problem].line < parts_[i + 1].line)) {
            ++problem;
        }
        parts_[i].last_problem = problem;
    }
}

std::int64_t ListJob::parts() const {
    if (source_ != nullptr) return (source_->count() + chunk_ - 1) / chunk_;
    return static_cast<std::int64_t>(parts_.size());
}

std::int64_t ListJob::items() const {
    if (source_ != nullptr) return source_->count();
    return static_cast<std::int64_t>(text_.puzzles.size() + text_.grids.size());
}

std::int64_t ListJob::items_in(std::int64_t part) const {
    if (source_ != nullptr) return std::min(chunk_, source_->count() - part * chunk_);
    return static_cast<std::int64_t>(parts_[static_cast<std::size_t>(part)].puzzles);
}

std::int64_t ListJob::line_of(const ParsedLines::Run& run, std::size_t puzzle) const {
    return run.plain ? run.line + static_cast<std::int64_t>(puzzle) : text_.puzzles[run.first + puzzle].line;
}

PartStatus ListJob::run_of_source(std::int64_t part, Sink& sink, StopToken stop) const {
    std::vector<Grid9> grids;
    const std::int64_t begin = part * chunk_;
    source_->visit(begin, begin + items_in(part), [&](const Grid9& grid) { grids.push_back(grid); });
    return answer_plain(grids, begin + 1, sink, stop) ? PartStatus::done : PartStatus::stopped;
}

PartStatus ListJob::run(std::int64_t part, Sink& sink, StopToken stop) const {
    if (source_ != nullptr) return run_of_source(part, sink, stop);
    const Part& p = parts_[static_cast<std::size_t>(part)];
    for (std::size_t i = p.first_problem; i < p.last_problem; ++i) {
        const TextProblem& problem = text_.problems[i];
        sink.problem(problem.line, problem.column, problem.sentence);
    }
    std::size_t run = p.run;
    std::size_t begin = p.begin;
    for (std::size_t left = p.puzzles; left > 0; ++run, begin = 0) {
        const ParsedLines::Run& of = text_.runs[run];
        const std::size_t count = std::min(left, of.count - begin);
        const std::size_t first = of.first + begin;
        const bool done =
            of.plain ? answer_plain(std::span(text_.grids).subspan(first, count), line_of(of, begin), sink, stop)
                     : answer_all(std::span(text_.puzzles).subspan(first, count), sink, stop);
        if (!done) return PartStatus::stopped;
        left -= count;
    }
    return PartStatus::done;
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
        sink.problem(puzzle.line, 1,
                     std::string(verb) + " expects 9x9 puzzles, found one of " + size_name(puzzle.grid));
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
