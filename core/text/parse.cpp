// Formats with their own files are recognised by the beginning of the text. Every other text is read line by line
// (plain_text.hpp).
#include <string>
#include <utility>

#include "text/diagnostics.hpp"
#include "text/formats/piece.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/text.hpp"

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
    if (found.is_empty()) {
        found.add_problem({1, 1, "nothing to read: expected a puzzle of 81 cells (1-9, '.' or '0')"});
    }
    return found.finish();
}

std::variant<ParsedPuzzle, TextProblem> parse_line(std::string_view line, std::int64_t line_number) {
    Diagnostics found(1);
    if (read_one_line(line_of(line, line_number), found)) return std::move(found.puzzles().back());
    return std::move(found.problems().back());
}

}  // namespace rookery
