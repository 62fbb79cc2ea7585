#include "text/diagnostics.hpp"

#include <algorithm>
#include <utility>

#include "text/formats/list.hpp"

namespace rookery::reading {

namespace {

std::string counted(std::int64_t n, const std::string& thing) {
    return grouped(n) + " " + thing + (n == 1 ? "" : "s");
}

}  // namespace

void Diagnostics::expect_puzzles(std::size_t count) {
    result_.puzzles.reserve(count);
    formats_.reserve(count);
}

void Diagnostics::add(ParsedPuzzle&& puzzle, const TextFormat& format) {
    result_.puzzles.push_back(std::move(puzzle));
    formats_.push_back(&format);
}

void Diagnostics::forget_last() {
    result_.puzzles.pop_back();
    formats_.pop_back();
}

void Diagnostics::add_problem(TextProblem problem) {
    if (wants_problems()) {
        result_.problems.push_back(std::move(problem));
    } else {
        count_problem(problem.line);
    }
}

void Diagnostics::add_remark(TextProblem problem) {
    ++remarks_;
    add_problem(std::move(problem));
}

void Diagnostics::count_problem(std::int64_t line) {
    if (uncounted_++ == 0) first_uncounted_line_ = line;
}

ParseResult Diagnostics::finish() {
    ParseResult result = std::move(result_);
    const auto count = static_cast<std::int64_t>(result.puzzles.size());
    const std::int64_t tried = count + static_cast<std::int64_t>(result.problems.size()) + uncounted_ - remarks_;
    if (uncounted_ > 0) {
        result.problems.push_back(
            {first_uncounted_line_, 1, "and " + counted(uncounted_, "more problem") + " from here on"});
    }
    if (count == 0) return result;

    const Shape shape = shape_of(result.puzzles.front().grid);
    const int size = shape.side();
    result.order = shape.box_rows == shape.box_columns ? shape.box_rows : 0;
    const TextFormat& kind = *formats_.front();
    const bool one_kind =
        std::all_of(formats_.begin(), formats_.end(), [&](const TextFormat* f) { return f == &kind; });
    const bool is_list = tried > 1 && (kind.one_line || !one_kind);
    result.format = is_list ? &formats::list : &kind;
    if (!is_list || one_kind) result.kind = &kind;
    const std::string_view name = kind.name_of_several.empty() ? kind.name : kind.name_of_several;
    if (is_list) {
        result.recognised = "list of " + counted(count, std::string(one_kind ? name : "puzzle"));
    } else if (count > 1) {
        result.recognised = counted(count, std::string(name));
    } else {
        result.recognised = kind.name_of_one != nullptr ? kind.name_of_one(size) : std::string(kind.name);
    }
    return result;
}

}  // namespace rookery::reading
