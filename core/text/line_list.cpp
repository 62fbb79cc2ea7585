#include "text/line_list.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

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

ParsedLines parse_lines(std::string_view lines, std::int64_t first_line, ListManner manner) {
    ParsedLines parsed;
    if (manner.symbols == Grid9::Geo::kCells) parsed.grids.reserve(lines.size() / (Grid9::Geo::kCells + 1) + 1);
    Diagnostics others(SIZE_MAX);
    std::int64_t number = first_line;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t grids = parsed.grids.size();
        at += read_plain_lines(lines.substr(at), parsed.grids);
        if (const std::size_t count = parsed.grids.size() - grids; count > 0) {
            parsed.runs.push_back({true, grids, count, number});
            number += static_cast<std::int64_t>(count);
        }
        // The text up to the next plain line, which needs the full reader.
        const std::size_t begin = at;
        while (at < lines.size() && (at == begin || !begins_plain(lines.substr(at)))) {
            at = std::min(lines.find('\n', at), lines.size() - 1) + 1;
        }
        const std::string_view between = lines.substr(begin, at - begin);
        const std::size_t puzzles = others.puzzles().size();
        number = read_list_lines(between, number, static_cast<LineLength>(manner.symbols), others);
        if (const std::size_t count = others.puzzles().size() - puzzles; count > 0) {
            parsed.runs.push_back({false, puzzles, count, others.puzzles()[puzzles].line});
        }
    }
    parsed.puzzles = std::move(others.puzzles());
    parsed.problems = std::move(others.problems());
    return parsed;
}

namespace {

std::int64_t line_feeds_in(std::string_view text) {
    constexpr std::size_t kStretch = 128;  // short enough to count in a byte: then sixteen are counted at a time
    std::int64_t count = 0;
    for (; !text.empty(); text.remove_prefix(std::min(kStretch, text.size()))) {
        unsigned char feeds = 0;
        for (const char c : text.substr(0, kStretch)) feeds = static_cast<unsigned char>(feeds + (c == '\n' ? 1 : 0));
        count += feeds;
    }
    return count;
}

}  // namespace

std::int64_t lines_in(std::string_view lines) {
    std::int64_t count = line_feeds_in(lines);
    for (std::size_t at = lines.find('\r'); at != std::string_view::npos; at = lines.find('\r', at + 1)) {
        if (at + 1 == lines.size() || lines[at + 1] != '\n') ++count;
    }
    return count;
}

}  // namespace rookery
