#include "text/formats/open_sudoku.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "text/containers/xml.hpp"
#include "text/formats/code_reading.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

// Lines and columns of places that are asked for in their order: each character is looked at once.
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

CodeReading read_cells(std::string_view rest, int version) {
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
    CodeReading reading = checked(givens, TextFormat::open_sudoku);
    if (reading.puzzle) std::move(extras).attach(*reading.puzzle);
    return reading;
}

CodeReading read_data(std::string_view data) {
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
        return read_cells(cells, *version);
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
    return checked(givens, TextFormat::open_sudoku);
}

}  // namespace

bool is_open_sudoku(std::string_view text) {
    constexpr std::size_t kHead = 2000;  // room for the declaration and a comment
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    const std::size_t at = skip_space(text, 0);
    return at < text.size() && text[at] == '<' && text.substr(at, kHead).find("<opensudoku") != std::string_view::npos;
}

void read_open_sudoku(std::string_view text, Findings& findings) {
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
        CodeReading reading = data ? read_data(*data) : refused("expected data=\"...\" in this game");
        if (!reading.puzzle) {
            findings.add_problem(places.problem(std::move(reading.problem)));
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
        findings.add(std::move(*reading.puzzle), TextFormat::open_sudoku);
    }
    if (!any) findings.add_problem({1, 1, "expected <game data=\"...\"/> in this OpenSudoku file, found none"});
}

std::string open_sudoku_head() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n";
}

std::string write_open_sudoku_game(const Grid9& givens, const PuzzleExtras& extras, std::string_view note) {
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
    return game + "/>\n";
}

std::string open_sudoku_end() {
    return "</opensudoku>\n";
}

}  // namespace rookery::reading
