// HoDoKu's library lines: a position, and the step it is an example of.
//
//   :TYPE:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:EXTRA      (the last colon and EXTRA may be missing)
//
// TYPE is the number of a technique, or 0000 (with "x" after it) for just a puzzle. GRID has 81 cells, each with a '+'
// before it if the digit was placed and is not a given. REMOVED lists the candidates that are gone although no peer
// excludes them: digit, row, column, separated by spaces.
#include <algorithm>
#include <vector>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/joined.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

using namespace reading;

namespace {

struct HodokuField {
    std::string_view text;
    std::size_t at;
};

std::vector<HodokuField> fields_between_colons(std::string_view text) {
    std::vector<HodokuField> fields;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(':', at), text.size());
        fields.push_back({text.substr(at, end - at), at});
        at = end + 1;
    }
    return fields;
}

// GRID: digits, with a '+' before placed ones.
std::optional<Reading> read_grid(const HodokuField& field, Grid9& givens, Grid9& placed) {
    int cell = 0;
    bool plus = false;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char c = field.text[i];
        if (c == '+' && !plus) {
            plus = true;
            continue;
        }
        const bool blank = c == '.' || c == '0';
        if ((!blank && (c < '1' || c > '9')) || (blank && plus)) {
            return refused(
                "expected 1-9, '.', '0' or '+' followed by a digit, found " + described(character_at(field.text, i)),
                field.at + i);
        }
        if (cell < Geometry9::kCells && !blank) (plus ? placed : givens)[cell] = static_cast<Digit>(c - '0');
        ++cell;
        plus = false;
    }
    if (cell == Geometry9::kCells) return std::nullopt;
    return refused("expected 81 cells, found " + std::to_string(cell), field.at + field.text.size());
}

struct Candidate {
    int cell;
    int digit;
};

// "318 518": 3 in r1c8, 5 in r1c8. `at` receives the byte of the first mistake.
bool read_triples(std::string_view text, std::vector<Candidate>& candidates, std::size_t& at) {
    for (at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view triple = text.substr(at, end - at);
        const bool good = triple.size() == 3 &&
                          std::all_of(triple.begin(), triple.end(), [](char c) { return c >= '1' && c <= '9'; });
        if (!good || candidates.size() == 729) return false;
        candidates.push_back({Geometry9::cell_at(triple[1] - '1', triple[2] - '1'), triple[0] - '0'});
        at = end;
    }
    return true;
}

std::string listed(std::string_view triples, std::string_view sign) {
    std::vector<Candidate> candidates;
    std::size_t at = 0;
    if (!read_triples(triples, candidates, at)) return cleaned(triples);
    std::string text;
    for (const Candidate& c : candidates) {
        append_item(text, cell_name(c.cell));
        text += sign;
        text += symbol_of(c.digit);
    }
    return text;
}

std::string note_of_step(const std::vector<HodokuField>& fields) {
    if (fields[1].text.empty() || fields[1].text == "0000") return "";
    std::string note = "HoDoKu technique " + std::string(fields[1].text);
    if (!fields[2].text.empty()) note += ", digits " + std::string(fields[2].text);
    const std::string gone = listed(fields[5].text, "<>");
    const std::string placed = listed(fields[6].text, "=");
    if (!gone.empty()) note += "; " + gone;
    if (!placed.empty()) note += "; " + placed;
    return cleaned(note);
}

// Whether the text, from its first visible character on, has the colons of such a line.
bool is_hodoku_line(std::string_view text) {
    if (text.empty() || text[0] != ':') return false;
    const auto colons = std::count(text.begin(), text.end(), ':');
    if (colons != 6 && colons != 7) return false;
    const std::string_view type = text.substr(1, text.find(':', 1) - 1);
    return type.size() <= 8 && std::all_of(type.begin(), type.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-';
           });
}

Reading read_hodoku_line(std::string_view text) {
    while (!text.empty() && is_space(folded(character_at(text, text.size() - 1)))) text.remove_suffix(1);
    const std::vector<HodokuField> fields = fields_between_colons(text);
    if (fields.size() != 7 && fields.size() != 8) return refused("expected 6 or 7 colons in a HoDoKu line");
    Grid9 givens;
    ExtrasBuilder extras;
    if (auto refusal = read_grid(fields[3], givens, extras->placed)) return *refusal;
    Reading reading = checked(givens, formats::hodoku_line);
    if (!reading.puzzle) {
        reading.at = fields[3].at;
        return reading;
    }
    std::vector<Candidate> removed;
    std::size_t error = 0;
    if (!read_triples(fields[4].text, removed, error)) {
        return refused("expected removed candidates as digit, row and column (\"318\")", fields[4].at + error);
    }
    if (!removed.empty()) {
        Candidates9 candidates = open_candidates(overlaid(givens, extras->placed));
        for (const Candidate& c : removed) {
            if (givens[c.cell] != 0) continue;
            candidates[c.cell] = static_cast<DigitSet>(candidates[c.cell] & ~digit_bit(c.digit));
        }
        if (const auto conflict = first_conflict(certain_cells(candidates))) {
            reading.problem = "the candidates of this line were left out: " + sentence_of<3>(*conflict);
            reading.at = fields[4].at;
        } else {
            reading.puzzle->candidates = candidates;
        }
    }
    reading.puzzle->note = note_of_step(fields);
    std::move(extras).attach(*reading.puzzle);
    return reading;
}

// REMOVED is the missing candidates that the digits do not exclude.
Written write_hodoku_line(const ParsedPuzzle& puzzle) {
    const Grid9& givens = givens_of(puzzle);
    const Grid9& placed = extras_of(puzzle).placed;
    const auto& candidates = puzzle.candidates;
    std::string line = ":0000:x:";
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] == 0 && placed[cell] != 0) line += '+';
        const int digit = givens[cell] != 0 ? givens[cell] : placed[cell];
        line += digit == 0 ? '.' : symbol_of(digit);
    }
    line += ':';
    if (candidates) {
        const Candidates9 open = open_candidates(overlaid(givens, placed));
        bool first = true;
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (givens[cell] != 0) continue;
            for (int digit = 1; digit <= 9; ++digit) {
                if (!has_digit(open[cell], digit) || has_digit((*candidates)[cell], digit)) continue;
                if (!first) line += ' ';
                first = false;
                line += symbol_of(digit);
                line += symbol_of(Geometry9::row_of(cell) + 1);
                line += symbol_of(Geometry9::column_of(cell) + 1);
            }
        }
    }
    return {line + "::", ""};
}

std::optional<std::string_view> detect_hodoku_line(const Piece& piece) {
    if (piece.place != Place::line || !is_hodoku_line(piece.text)) return std::nullopt;
    return piece.text;
}

}  // namespace

const TextFormat formats::hodoku_line = {
    .name = "HoDoKu library line",
    .one_line = true,
    .detect = detect_hodoku_line,
    .read = [](const Piece& piece, Diagnostics& to) { deliver(read_hodoku_line(piece.text), piece, to); },
    .id = "hodoku",
    .title = "HoDoKu library line",
    .extension = "txt",
    .lost = "marks, title",
    .holds_candidates = true,
    .write = write_hodoku_line,
};

}  // namespace rookery
