// SudokuPad: "scl" or "ctc" and JSON packed by LZ-String, or the JSON itself.
//
// The JSON has "cells" (rows of objects; a "value" is a given), "regions", texts in "metadata" or, in older puzzles, in
// cages without cells ("title: ..."), and drawings. Further rules appear only in the drawings, so a puzzle with any is
// refused.
#include <algorithm>
#include <array>

#include "text/containers/json_text.hpp"
#include "text/formats/json_board.hpp"
#include "text/formats/reading.hpp"
#include "text/formats/scf.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

using namespace reading;

namespace {

struct Texts {
    std::string title;
    std::string author;
    std::string rules;
    void take(std::string_view name, std::string_view value) {
        if (name == "title" && title.empty()) title = value;
        if (name == "author" && author.empty()) author = value;
        if (name == "rules" && rules.empty()) rules = value;
    }
};

// A cage without cells contains a text, "title: Easter".
void read_cages(const Json& cages, Texts& texts, RuleNames& rules) {
    if (!cages.is_array()) return;
    for (const Json& cage : cages) {
        const Json* cells = member(cage, "cells");
        if (cells == nullptr || is_nothing(*cells)) {
            const std::string text = text_member(cage, "value");
            const std::size_t colon = text.find(':');
            if (colon == std::string::npos) continue;
            const std::size_t begin = std::min(text.find_first_not_of(' ', colon + 1), text.size());
            texts.take(std::string_view(text).substr(0, colon), std::string_view(text).substr(begin));
            continue;
        }
        const std::string type = text_member(cage, "type");
        if (type != "rowcol" && type != "region") rules.add("cages");
    }
}

void read_metadata(const Json& metadata, Texts& texts, RuleNames& rules) {
    for (const auto& [name, value] : metadata.items()) {
        if (const auto* text = value.get_ptr<const Json::string_t*>()) {
            texts.take(name, *text);
        } else if (value.is_boolean() && value.get<bool>() && name.substr(0, 4) == "anti") {
            rules.add(name);
        } else if (name == "rules" && value.is_array()) {
            for (const Json& line : value) {
                if (const auto* part = line.get_ptr<const Json::string_t*>()) texts.rules += *part + " ";
            }
        }
    }
}

// Whether every region is within one box.
bool are_boxes(const Json& regions, int size) {
    if (!regions.is_array()) return true;
    const int order = size == 4 ? 2 : size == 9 ? 3 : 4;
    for (const Json& region : regions) {
        int box = -1;
        if (!region.is_array()) continue;
        for (const Json& place : region) {
            if (!place.is_array() || place.size() != 2) continue;
            const int row = number_of(place[0]).value_or(0);
            const int column = number_of(place[1]).value_or(0);
            const int here = row / order * order + column / order;
            if (box >= 0 && here != box) return false;
            box = here;
        }
    }
    return true;
}

Reading read_pad_board(const Json& puzzle) {
    constexpr std::array<std::string_view, 10> kNoRules = {"id",    "cellSize", "cells",    "title",    "author",
                                                           "rules", "videos",   "settings", "solution", "version"};
    const Json* rows = member(puzzle, "cells");
    if (rows == nullptr) return refused("expected \"cells\" in this SudokuPad code");
    int size = 0;
    std::string problem = problem_of_board(*rows, "cells", size);
    if (!problem.empty()) return refused(std::move(problem));

    Texts texts;
    RuleNames rules;
    for (const auto& [name, value] : puzzle.items()) {
        if (name == "cages") {
            read_cages(value, texts, rules);
        } else if (name == "metadata" || name == "metaData") {
            if (value.is_object()) read_metadata(value, texts, rules);
        } else if (name == "regions") {
            if (!are_boxes(value, size)) rules.add("irregular regions");
        } else if (std::find(kNoRules.begin(), kNoRules.end(), name) == kNoRules.end() && !is_nothing(value)) {
            rules.add(name);
        }
        if (const auto* text = value.get_ptr<const Json::string_t*>()) texts.take(name, *text);
    }
    if (!rules.empty()) return refused_for_rules(rules);

    std::vector<JsonCell> cells;
    for (const Json& row : *rows) {
        for (const Json& from : row) {
            JsonCell cell;
            if (const Json* value = member(from, "value")) cell.value = number_of(*value).value_or(0);
            cell.given = cell.value != 0;
            cell.centre_marks = digit_bits_of(member(from, "centremarks"));
            cell.corner_marks = digit_bits_of(member(from, "pencilMarks"));
            cells.push_back(cell);
        }
    }
    std::string note = note_of(texts.title, texts.author, texts.rules);
    ExtrasBuilder extras;
    extras->title = std::move(texts.title);
    extras->author = std::move(texts.author);
    Reading reading = puzzle_of(cells, size, formats::sudoku_pad, std::move(extras));
    if (reading.puzzle) reading.puzzle->note = std::move(note);
    return reading;
}

// The text after "scl" or "ctc".
Reading read_sudoku_pad_code(std::string_view code) {
    const auto puzzle = read_packed_json(code);
    if (!puzzle) return refused("this SudokuPad code cannot be unpacked: it may have been cut off or altered");
    return read_pad_board(*puzzle);
}

// Null if the text is not JSON with "cells".
std::optional<Reading> read_sudoku_pad_json(std::string_view text) {
    const auto puzzle = read_json(text);
    if (!puzzle || member(*puzzle, "cells") == nullptr) return std::nullopt;
    return read_pad_board(*puzzle);
}

std::optional<std::string_view> detect_sudoku_pad(const Piece& piece) {
    if (piece.place == Place::document) return json_in(piece.text);
    if (piece.place != Place::word) return std::nullopt;
    for (const std::string_view prefix : {"scl", "ctc"}) {
        if (const auto code = packed_json_behind(prefix, piece.text)) return code;
    }
    return std::nullopt;
}

void read_sudoku_pad(const Piece& piece, Diagnostics& to) {
    if (piece.place != Place::document) return deliver(read_sudoku_pad_code(piece.text), piece, to);
    if (auto reading = read_sudoku_pad_json(piece.text)) deliver(std::move(*reading), piece, to);
}

}  // namespace

// Written with the short code, which needs no text.
const TextFormat formats::sudoku_pad = {
    .name = "SudokuPad link",
    .one_line = true,
    .detect = detect_sudoku_pad,
    .read = read_sudoku_pad,
    .id = "sudokupad",
    .title = "SudokuPad link",
    .extension = "txt",
    .lost = kGivensOnly,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{"https://sudokupad.app/" + write_scf(givens_of(puzzle)), ""};
        },
};

}  // namespace rookery
