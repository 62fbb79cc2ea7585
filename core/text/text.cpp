// Formats with their own files are recognised by the beginning of the text. Every other text is read line by line
// (plain_text.hpp).
#include "text/text.hpp"

#include <string>
#include <utility>

#include "text/diagnostics.hpp"
#include "text/formats/reading.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/shaped_reader.hpp"

namespace rookery {

using namespace reading;

namespace {

// The first format that claims the whole text and finds something in it.
bool read_document(std::string_view text, Diagnostics& to) {
    for (const TextFormat* format : text_formats()) {
        Piece piece{.place = Place::document, .text = text};
        const auto claimed = format->detect != nullptr ? format->detect(piece) : std::nullopt;
        if (!claimed) continue;
        piece.text = *claimed;
        format->read(piece, to);
        if (!to.is_empty()) return true;
    }
    return false;
}

}  // namespace

ParseResult parse(std::string_view text, std::size_t most_problems) {
    Diagnostics found(most_problems);
    if (is_utf16(text)) {
        found.add_problem({1, 1, "expected text in UTF-8, found UTF-16"});
        return found.finish();
    }
    if (!read_document(text, found)) read_plain_text(text, 1, found);
    if (found.puzzles().empty()) {
        Diagnostics shaped_ones(most_problems);
        if (read_shaped_text(text, shaped_ones)) return shaped_ones.finish();
    }
    if (found.is_empty()) {
        found.add_problem({1, 1, "nothing to read: expected a puzzle of 81 cells (1-9, '.' or '0')"});
    }
    return found.finish();
}

std::variant<ParsedPuzzle, TextProblem> parse_line(std::string_view line, std::int64_t line_number) {
    Diagnostics found(1);
    if (read_one_line(line_of(line, line_number), found)) return std::move(found.puzzles().back());
    ParsedPuzzle puzzle;
    if (read_shaped_line(line_of(line, line_number), puzzle, nullptr)) return puzzle;
    return std::move(found.problems().back());
}

// Masks: which cells of a pattern are clues.
std::variant<std::vector<int>, TextProblem> parse_mask(std::string_view text, std::int64_t cells) {
    std::vector<int> clues;
    std::int64_t count = 0;
    TextProblem at_end{1, 1, ""};  // after the last cell, or at the first excess one
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        for (std::size_t at = 0; at < line.whole.size();) {
            const Character character = character_at(line.whole, at);
            const char32_t code = folded(character);
            const char* place = line.whole.data() + at;
            at += character.bytes;
            if (is_space(code)) continue;
            if (!is_printable(character)) {
                return problem_at(line, place,
                                  "expected '.', '0' or a symbol for a clue cell, found " + described(character));
            }
            if (count < cells && code != U'.' && code != U'0') clues.push_back(static_cast<int>(count));
            ++count;
            if (count == cells + 1) at_end = problem_at(line, place, "");
            if (count <= cells && at == line.whole.size()) at_end = problem_at(line, line.whole.data() + at, "");
        }
    }
    if (count == cells) return clues;
    at_end.sentence = "expected a pattern of " + std::to_string(cells) + " cells, found " + std::to_string(count);
    return at_end;
}

namespace {
template <int N>
Shape shape_of_grid(const Grid<N>& /*grid*/) {
    return {N, N};
}
Shape shape_of_grid(const ShapedGrid& grid) {
    return grid.shape;
}
}  // namespace

Shape shape_of(const AnyGrid& grid) {
    return std::visit([](const auto& one) { return shape_of_grid(one); }, grid);
}

std::string size_name(const AnyGrid& grid) {
    const std::string side = std::to_string(shape_of(grid).side());
    return side + "x" + side;
}

// Numbers, for people.
std::string grouped(std::int64_t n) {
    std::string text = std::to_string(n);
    const std::size_t first_digit = n < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first_digit + 3;) text.insert(at -= 3, "\u2009");
    return text;
}

}  // namespace rookery
