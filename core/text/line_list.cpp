#include "text/line_list.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "text/diagnostics.hpp"
#include "text/formats/reading.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/survey.hpp"

namespace rookery {

using namespace reading;

namespace {

// Plain lines: 81 digits, dots or zeros, and the line end. Nearly all lines of most lists are plain, so they are read
// without checking for anything else.
constexpr std::size_t kCells = Grid9::Geo::kCells;

// The number of bytes that end the line after its cells: a line feed, perhaps after a carriage return; 0: the line does
// not end there.
std::size_t end_behind_cells(std::string_view text) {
    if (text.size() <= kCells) return 0;
    if (text[kCells] == '\n') return 1;
    return text[kCells] == '\r' && text.size() > kCells + 1 && text[kCells + 1] == '\n' ? 2 : 0;
}

// Without a table or a branch, so that it reads sixteen cells at a time.
bool read_cells_at(const char* at, Grid9& grid) {
    unsigned char odd = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        const auto symbol = static_cast<unsigned char>(at[i]);
        const auto value = static_cast<unsigned char>(symbol - '0');
        const auto digit = static_cast<unsigned char>(symbol == '.' ? 0 : value);
        odd = static_cast<unsigned char>(odd | (digit > 9 ? 1 : 0));
        grid.digits[i] = digit;
    }
    return odd == 0;
}

// Whether the text begins with a complete plain line, with its line feed.
bool begins_plain(std::string_view text) {
    Grid9 grid;
    return end_behind_cells(text) > 0 && read_cells_at(text.data(), grid);
}

// Appends the puzzles of plain lines up to the first line that is not plain or whose digits conflict. Returns the
// number of bytes read.
std::size_t read_plain_lines(std::string_view text, std::vector<Grid9>& to) {
    std::size_t at = 0;
    while (const std::size_t end = end_behind_cells(text.substr(at))) {
        Grid9& grid = to.emplace_back();
        if (!read_cells_at(text.data() + at, grid) || has_conflict(grid)) {
            to.pop_back();
            break;
        }
        at += kCells + end;
    }
    return at;
}

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

std::int64_t lines_in(std::string_view lines) {
    std::int64_t count = line_feeds_in(lines);
    for (std::size_t at = lines.find('\r'); at != std::string_view::npos; at = lines.find('\r', at + 1)) {
        if (at + 1 == lines.size() || lines[at + 1] != '\n') ++count;
    }
    return count;
}

}  // namespace rookery
