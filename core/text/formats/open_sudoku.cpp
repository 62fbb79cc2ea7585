// OpenSudoku's XML: the collections of the Android program.
//
// <opensudoku> without a version contains the collection's name and games of 81 digits. Version 2 has folders, and a
// game's data is 81 digits or, after "version: N" and a line break, its 81 cells: value, notes and whether the cell is
// free, each followed by '|'. Notes are a list of digits in version 1 of the cells, and a sum of 2^(digit-1) in
// versions 2 and 3. Later versions are undocumented and refused.
#include <algorithm>
#include <charconv>
#include <utility>

#include "text/containers/xml.hpp"
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

using namespace reading;

namespace {

// Lines and columns of ascending places: each character is read once.
class Places {
  public:
    explicit Places(std::string_view text) : text_(text) {}
    void move_to(std::size_t at) {
        while (at_ < at && at_ < text_.size()) {
            const char c = text_[at_];
            const bool ends = c == '\n' || (c == '\r' && text_.substr(at_ + 1, 1) != "\n");
            at_ += utf8_at(text_, at_).bytes;
            column_ = ends ? 1 : column_ + 1;
            line_ += ends;
        }
    }
    TextProblem problem(std::string sentence) const { return {line_, column_, std::move(sentence)}; }
    std::int64_t line() const { return line_; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::int64_t line_ = 1;
    std::int64_t column_ = 1;
};

// Takes the text up to the next '|', or nothing at the end.
std::optional<std::string_view> next_piece(std::string_view& rest) {
    if (rest.empty()) return std::nullopt;
    const std::size_t end = std::min(rest.find('|'), rest.size());
    const std::string_view piece = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return piece;
}

std::optional<int> number_in(std::string_view text, int most) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < 0 || number > most) return std::nullopt;
    return number;
}

std::optional<DigitSet> read_notes(std::string_view text, int version) {
    if (version > 1) {
        const auto bits = number_in(text, all_digits(9));
        return bits ? std::optional(static_cast<DigitSet>(*bits)) : std::nullopt;
    }
    DigitSet set = 0;
    for (const char c : text) {
        if (c >= '1' && c <= '9') set |= digit_bit(c - '0');
        if ((c < '1' || c > '9') && c != ',' && c != '-') return std::nullopt;
    }
    return set;
}

Reading read_game_cells(std::string_view rest, int version) {
    Grid9 givens;
    ExtrasBuilder extras;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const auto value = next_piece(rest);
        const auto notes = next_piece(rest);
        auto free = next_piece(rest);
        if (free && free->empty()) free = next_piece(rest);  // version 2 may have a second '|'
        if (!free) return refused("expected 81 cells in the data of this game, found " + std::to_string(cell));
        const auto digit = number_in(*value, 9);
        const auto set = read_notes(*notes, version);
        if (!digit || !set || (*free != "0" && *free != "1")) {
            return refused("expected a digit, notes and 0 or 1 for " + cell_name(cell) + " in the data of this game");
        }
        (*free == "0" ? givens : extras->placed)[cell] = static_cast<Digit>(*digit);
        if (*digit == 0) extras->centre_marks[cell] = *set;
    }
    Reading reading = checked(givens, formats::open_sudoku);
    if (reading.puzzle) std::move(extras).attach(*reading.puzzle);
    return reading;
}

Reading read_data(std::string_view data) {
    constexpr std::string_view kVersion = "version:";
    while (!data.empty() && is_space(folded(character_at(data, 0)))) data.remove_prefix(1);
    if (data.substr(0, kVersion.size()) == kVersion) {
        const std::size_t line_end = std::min(data.find_first_of("\r\n"), data.size());
        std::string_view number = data.substr(kVersion.size(), line_end - kVersion.size());
        while (!number.empty() && number[0] == ' ') number.remove_prefix(1);
        const auto version = number_in(number, 1000);
        if (!version || *version < 1 || *version > 3) {
            return refused("expected cells of version 1, 2 or 3 in the data of this game, found " + excerpt(number));
        }
        std::string_view cells = data.substr(line_end);
        cells.remove_prefix(std::min(cells.find_first_not_of("\r\n "), cells.size()));
        return read_game_cells(cells, *version);
    }
    while (!data.empty() && is_space(folded(character_at(data, data.size() - 1)))) data.remove_suffix(1);
    if (data.size() != 81) {
        return refused("expected 81 digits in the data of this game, found " + std::to_string(data.size()) +
                       " characters");
    }
    Grid9 givens;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const char c = data[static_cast<std::size_t>(cell)];
        if (c != '.' && (c < '0' || c > '9')) {
            return refused("expected digits in the data of this game, found " +
                           described(character_at(data, static_cast<std::size_t>(cell))));
        }
        givens[cell] = static_cast<Digit>(c == '.' ? 0 : c - '0');
    }
    return checked(givens, formats::open_sudoku);
}

// Whether the text is XML that begins with this root.
bool is_open_sudoku(std::string_view text) {
    constexpr std::size_t kHead = 2000;  // room for the declaration and a comment
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    const std::size_t at = skip_space(text, 0);
    return at < text.size() && text[at] == '<' && text.substr(at, kHead).find("<opensudoku") != std::string_view::npos;
}

std::optional<std::string_view> detect_open_sudoku(const Piece& piece) {
    if (piece.place != Place::document || !is_open_sudoku(piece.text)) return std::nullopt;
    return piece.text;
}

void read_open_sudoku(const Piece& piece, Diagnostics& to) {
    const std::string_view text = piece.text;
    Places places(text);
    XmlTags tags(text);
    std::string name;  // of the folder, or of the collection
    bool any = false;
    for (XmlTag tag; tags.next(tag);) {
        if (tag.closing) continue;
        if (tag.name == "folder") name = cleaned(xml_attribute(tag, "name").value_or(""));
        if (tag.name == "name") {
            const std::size_t end = std::min(text.find('<', tag.behind), text.size());
            name = cleaned(xml_unescaped(text.substr(tag.behind, std::min(end - tag.behind, 4 * kLongestNote))));
        }
        if (tag.name != "game") continue;
        any = true;
        places.move_to(tag.at);
        const auto data = xml_attribute(tag, "data");
        Reading reading = data ? read_data(*data) : refused("expected data=\"...\" in this game");
        if (!reading.puzzle) {
            to.add_problem(places.problem(std::move(reading.problem)));
            continue;
        }
        const std::string note = cleaned(xml_attribute(tag, "note").value_or(""));
        if (!note.empty()) {
            PuzzleExtras extras = extras_of(*reading.puzzle);
            extras.title = note;
            reading.puzzle->extras = std::make_shared<const PuzzleExtras>(std::move(extras));
        }
        reading.puzzle->line = places.line();
        reading.puzzle->note = note.empty() ? name : note;
        to.add(std::move(*reading.puzzle), formats::open_sudoku);
    }
    if (!any) to.add_problem({1, 1, "expected <game data=\"...\"/> in this OpenSudoku file, found none"});
}

Written write_open_sudoku_game(const ParsedPuzzle& puzzle) {
    const Grid9& givens = givens_of(puzzle);
    const PuzzleExtras& extras = extras_of(puzzle);
    const std::string& note = title_of(puzzle);
    std::string game = "<game data=\"";
    const bool plain = extras.placed == Grid9{} && extras.centre_marks == Candidates9{};
    if (!plain) game += "version: 3&#10;";
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool given = givens[cell] != 0;
        const int digit = given ? givens[cell] : extras.placed[cell];
        game += std::to_string(digit);
        if (plain) continue;
        game += '|' + std::to_string(digit == 0 ? extras.centre_marks[cell] : 0) + '|' + (given ? "0" : "1") + '|';
    }
    game += '"';
    if (!note.empty()) game += " note=\"" + xml_escaped(note) + '"';
    return {game + "/>\n", ""};
}

}  // namespace

// One document is the head, any number of games, and the end.
const TextFormat formats::open_sudoku = {
    .name = "OpenSudoku file",
    .detect = detect_open_sudoku,
    .read = read_open_sudoku,
    .id = "opensudoku",
    .title = "OpenSudoku file",
    .extension = "opensudoku",
    .lost = "candidates, corner marks, author",
    .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n",
    .end = "</opensudoku>\n",
    .write = write_open_sudoku_game,
};

}  // namespace rookery
