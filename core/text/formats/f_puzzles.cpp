// f-puzzles: "?load=" and JSON packed by LZ-String. SudokuPad accepts the same after "fpuz" or "fpuzzles".
//
// The JSON has "size", "grid" (rows of objects: "value", "given", "centerPencilMarks", "cornerPencilMarks", "region"),
// texts, drawings, and a field for every rule beyond the classic ones. A puzzle with such rules is refused, since
// without them it would be a different puzzle.
#include <algorithm>
#include <array>

#include "text/containers/json_text.hpp"
#include "text/containers/json_writer.hpp"
#include "text/containers/lz_string.hpp"
#include "text/formats/json_board.hpp"
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::array<std::string_view, 13> kNoRules = {"size",
                                                       "grid",
                                                       "title",
                                                       "author",
                                                       "ruleset",
                                                       "solution",
                                                       "successMessage",
                                                       "version",
                                                       "highlightConflicts",
                                                       "id",
                                                       "created",
                                                       "disabledlogic",
                                                       "truecandidatesoptions"};
constexpr std::array<std::string_view, 5> kDrawings = {"text", "line", "rectangle", "circle", "cage"};

template <std::size_t kCount>
bool is_one_of(const std::array<std::string_view, kCount>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

int box_of(int row, int column, int size) {
    const int order = size == 4 ? 2 : size == 9 ? 3 : 4;
    return row / order * order + column / order;
}

Reading read_f_puzzles_board(const Json& puzzle) {
    int size = 0;
    const Json* rows = member(puzzle, "grid");
    if (rows == nullptr) return refused("expected \"grid\" in this f-puzzles code");
    std::string problem = problem_of_board(*rows, "grid", size);
    if (!problem.empty()) return refused(std::move(problem));

    RuleNames rules;
    RuleNames drawings;
    for (const auto& [name, value] : puzzle.items()) {
        if (is_one_of(kNoRules, name) || is_nothing(value)) continue;
        (is_one_of(kDrawings, name) ? drawings : rules).add(name);
    }
    std::vector<JsonCell> cells;
    cells.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const Json& from = (*rows)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            JsonCell cell;
            if (const Json* value = member(from, "value")) cell.value = number_of(*value).value_or(0);
            const Json* given = member(from, "given");
            cell.given = given != nullptr && !is_nothing(*given) && cell.value != 0;
            cell.centre_marks = digit_bits_of(member(from, "centerPencilMarks"));
            cell.corner_marks = digit_bits_of(member(from, "cornerPencilMarks"));
            cells.push_back(cell);
            if (const Json* marks = member(from, "givenPencilMarks"); marks != nullptr && !is_nothing(*marks)) {
                rules.add("given pencil marks");
            }
            if (const Json* region = member(from, "region")) {
                if (number_of(*region) != box_of(row, column, size)) rules.add("irregular regions");
            }
        }
    }
    if (!rules.empty()) return refused_for_rules(rules);
    ExtrasBuilder extras;
    extras->title = text_member(puzzle, "title");
    extras->author = text_member(puzzle, "author");
    std::string note = note_of(extras->title, extras->author, text_member(puzzle, "ruleset"));
    Reading reading = puzzle_of(cells, size, formats::f_puzzles, std::move(extras));
    if (!reading.puzzle) return reading;
    reading.puzzle->note = std::move(note);
    if (!drawings.empty()) reading.problem = "drawings on the board were not read: " + drawings.joined();
    return reading;
}

// The text after "?load=" or "fpuz".
Reading read_f_puzzles_code(std::string_view code) {
    const auto puzzle = read_packed_json(code);
    if (!puzzle) return refused("this f-puzzles code cannot be unpacked: it may have been cut off or altered");
    return read_f_puzzles_board(*puzzle);
}

// The JSON itself; null if the text is not JSON, or has no "grid" and no "size".
std::optional<Reading> read_f_puzzles_json(std::string_view text) {
    const auto puzzle = read_json(text);
    if (!puzzle || member(*puzzle, "grid") == nullptr || member(*puzzle, "size") == nullptr) return std::nullopt;
    return read_f_puzzles_board(*puzzle);
}

Written write_f_puzzles(const ParsedPuzzle& puzzle) {
    const PuzzleExtras& extras = extras_of(puzzle);
    const auto marks = [](DigitSet set) {
        Json list = Json::array();
        for (; set != 0; set = without_lowest(set)) list.push_back(static_cast<int>(lowest_digit(set)));
        return list;
    };
    JsonObjectText json;  // in the site's order
    std::visit(
        [&](const auto& givens) {
            const int side = shape_of(puzzle.grid).side();
            json.add("size", side);
            if (!extras.title.empty()) json.add("title", extras.title);
            if (!extras.author.empty()) json.add("author", extras.author);
            JsonListText rows;
            for (int row = 0; row < side; ++row) {
                JsonListText cells;
                for (int column = 0; column < side; ++column) {
                    const int at = row * side + column;
                    JsonObjectText cell;
                    if (givens[at] != 0) {
                        cell.add("value", static_cast<int>(givens[at]));
                        cell.add("given", true);
                    } else if (side == 9 && extras.placed[at] != 0) {
                        cell.add("value", static_cast<int>(extras.placed[at]));
                    } else if (side == 9) {
                        if (extras.centre_marks[at] != 0) cell.add("centerPencilMarks", marks(extras.centre_marks[at]));
                        if (extras.corner_marks[at] != 0) cell.add("cornerPencilMarks", marks(extras.corner_marks[at]));
                    }
                    cells.add_text(cell.text());
                }
                rows.add_text(cells.text());
            }
            json.add_text("grid", rows.text());
        },
        puzzle.grid);
    const std::string text = json.text();
    return {"https://www.f-puzzles.com/?load=" + pack_lz_string(text), ""};
}

std::optional<std::string_view> detect_f_puzzles(const Piece& piece) {
    switch (piece.place) {
        case Place::document:
            return json_in(piece.text);
        case Place::word:
            for (const std::string_view prefix : {"fpuzzles", "fpuz"}) {
                if (const auto code = packed_json_behind(prefix, piece.text)) return code;
            }
            return std::nullopt;
        case Place::value:
            if (piece.name == "load" && piece.text.size() >= kShortestPackedJson) return piece.text;
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

void read_f_puzzles(const Piece& piece, Diagnostics& to) {
    if (piece.place != Place::document) return deliver(read_f_puzzles_code(piece.text), piece, to);
    if (auto reading = read_f_puzzles_json(piece.text)) deliver(std::move(*reading), piece, to);
}

}  // namespace

const TextFormat formats::f_puzzles = {
    .name = "f-puzzles link",
    .one_line = true,
    .detect = detect_f_puzzles,
    .read = read_f_puzzles,
    .id = "f-puzzles",
    .title = "f-puzzles link",
    .extension = "txt",
    .lost = "candidates",
    .any_size = true,
    .write = write_f_puzzles,
};

}  // namespace rookery
