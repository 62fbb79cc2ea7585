#include "text/line_list.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "text/diagnostics.hpp"
#include "text/formats/piece.hpp"
#include "text/plain_lines.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/survey.hpp"

namespace rookery {

using namespace reading;

std::optional<ListManner> list_manner(std::string_view beginning) {
    beginning = beginning.substr(0, kListBeginning);
    beginning = beginning.substr(0, beginning.rfind('\n') + 1);
    if (beginning.empty()) return std::nullopt;
    if (is_utf16(beginning) || claim_of({Place::document, beginning}).format != nullptr) return std::nullopt;
    const Survey survey = survey_of(beginning);
    if (survey.has_rows || survey.puzzle_lines == 0) return std::nullopt;
    return ListManner{static_cast<int>(survey.usual)};
}

ParseResult parse_lines(std::string_view lines, std::int64_t first_line, ListManner manner) {
    Diagnostics found(SIZE_MAX);
    if (manner.symbols > 0) found.expect_puzzles(lines.size() / (static_cast<std::size_t>(manner.symbols) + 1) + 1);
    std::int64_t number = first_line;
    for (std::size_t at = 0; at < lines.size();) {
        at += read_plain_lines(lines.substr(at), number, found);
        // What stands until the next plain line, to be read with care.
        const std::size_t begin = at;
        while (at < lines.size() && (at == begin || !begins_plain(lines.substr(at)))) {
            at = std::min(lines.find('\n', at), lines.size() - 1) + 1;
        }
        const std::string_view others = lines.substr(begin, at - begin);
        number = read_list_lines(others, number, static_cast<LineLength>(manner.symbols), found);
    }
    return found.finish();
}

std::int64_t lines_in(std::string_view lines) {
    std::int64_t count = std::count(lines.begin(), lines.end(), '\n');
    for (std::size_t at = lines.find('\r'); at != std::string_view::npos; at = lines.find('\r', at + 1)) {
        if (at + 1 == lines.size() || lines[at + 1] != '\n') ++count;
    }
    return count;
}

}  // namespace rookery
