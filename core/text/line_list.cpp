#include "text/line_list.hpp"

#include <algorithm>
#include <cstddef>

#include "text/open_sudoku.hpp"
#include "text/plain_text.hpp"
#include "text/problems.hpp"
#include "text/sdk.hpp"
#include "text/survey.hpp"

namespace rookery {

using namespace reading;

std::optional<ListManner> list_manner(std::string_view beginning) {
    if (is_utf16(beginning) || is_open_sudoku(beginning) || is_sdk(beginning) || begins_json(beginning))
        return std::nullopt;
    const Survey survey = survey_of(beginning);
    if (survey.has_rows || survey.puzzle_lines == 0) return std::nullopt;
    return ListManner{static_cast<int>(survey.usual)};
}

ParseResult parse_lines(std::string_view lines, std::int64_t first_line, ListManner manner) {
    const auto most = static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')) + 1;
    Findings findings(most);
    findings.expect_puzzles(most);
    read_list_lines(lines, first_line, static_cast<LineLength>(manner.symbols), findings);
    return findings.finish();
}

}  // namespace rookery
