// Masks: which cells of a pattern are clues.
#include <string>

#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/scan/problems.hpp"
#include "text/text.hpp"

namespace rookery {

using namespace reading;

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

}  // namespace rookery
