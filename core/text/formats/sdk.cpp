// SadMan's .sdk files, and SudoCue's variant of them.
//
// Lines of '#', a letter and a text, without a space: A author, D description, C comment, B date, S source, L level, U
// address. Then nine rows; or the section [Puzzle] with the givens, perhaps [State] with these and the placed digits,
// and further sections for marks and colours, whose rows are undocumented and ignored.
#include <array>
#include <utility>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/joined.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/survey.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::string_view kLetters = "ADCBSLU";

std::string_view visible(const Line& line) {
    const std::size_t begin = skip_space(line.whole, line.body);
    return line.whole.substr(begin, visible_end(line.whole, begin) - begin);
}

// "[Puzzle]" in any case: the name in lower case, or "".
std::string section_name(std::string_view text) {
    constexpr std::size_t kLongest = 30;
    if (text.size() < 3 || text.size() > kLongest || text.front() != '[' || text.back() != ']') return "";
    std::string name;
    for (const char c : text.substr(1, text.size() - 2)) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (!capital && !(c >= 'a' && c <= 'z') && c != ' ' && c != '_') return "";
        name += capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return name;
}

// The index of the header's letter in kLetters, or npos.
std::size_t header_of(std::string_view text) {
    if (text.size() < 3 || text[0] != '#') return std::string_view::npos;
    return kLetters.find(text[1]);
}

struct Header {
    std::array<std::string, kLetters.size()> texts;
    void take(std::size_t letter, std::string_view text) {
        if (texts[letter].empty()) texts[letter] = cleaned(text);
    }
    const std::string& of(char letter) const { return texts[kLetters.find(letter)]; }

    void give_to(ParsedPuzzle& puzzle, const Grid9& placed) {
        std::string rest;
        const auto add = [&](std::string_view word, char letter) {
            if (of(letter).empty()) return;
            append_item(rest, word, "; ");
            rest += of(letter);
        };
        add("level ", 'L');
        add("", 'C');
        add("", 'B');
        add("from ", 'S');
        add("", 'U');
        std::string note = note_of(of('D'), of('A'), rest);
        if (!note.empty()) puzzle.note = std::move(note);
        ExtrasBuilder extras;
        extras->title = of('D');
        extras->author = of('A');
        extras->placed = placed;
        std::move(extras).attach(puzzle);
        texts = {};
    }
};

// The part of the text from `begin` to `end`, and the number of its first line.
struct Section {
    std::string name;  // empty outside sections
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int64_t line = 1;
};

// The puzzle of a section. Passes on its problems.
std::optional<ParsedPuzzle> grid_in(std::string_view text, const Section& section, Diagnostics& to) {
    Diagnostics own(2);
    read_plain_text(text.substr(section.begin, section.end - section.begin), section.line, own);
    for (TextProblem& problem : own.problems()) to.add_problem(std::move(problem));
    if (own.puzzles().empty()) {
        if (own.is_empty()) {
            to.add_problem({section.line, 1, "expected nine rows in section [" + section.name + "]"});
        }
        return std::nullopt;
    }
    if (own.puzzles().size() > 1) {
        to.add_remark({own.puzzles()[1].line, 1, "expected one grid in this section: the rest was not read"});
    }
    return std::move(own.puzzles().front());
}

Grid9 placed_in(const Grid9& givens, const Grid9& state) {
    Grid9 placed;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] == 0) placed[cell] = state[cell];
    }
    return placed;
}

class SdkReader {
  public:
    SdkReader(std::string_view text, Diagnostics& to) : text_(text), to_(to) {}

    void read() {
        LineCutter lines(text_);
        bool any_section = false;
        for (Line line; lines.next(line);) {
            const std::string_view text = visible(line);
            const auto begin = static_cast<std::size_t>(line.whole.data() - text_.data());
            if (const std::size_t letter = header_of(text); letter != std::string_view::npos) {
                if (any_section) close(begin);  // the next puzzle begins
                if (puzzle_) finish();
                header_.take(letter, text.substr(2));
            }
            std::string name = section_name(text);
            if (name.empty()) continue;
            if (any_section) close(begin);
            any_section = true;
            section_ = {std::move(name), begin + line.whole.size(), 0, line.number};
        }
        if (!any_section) section_ = {"puzzle", 0, 0, 1};
        close(text_.size());
        finish();
    }

  private:
    // Ends the current section.
    void close(std::size_t end) {
        section_.end = end;
        if (section_.name.empty()) return;
        if (section_.name == "puzzle") {
            finish();
            puzzle_ = grid_in(text_, section_, to_);
        } else if (section_.name == "state") {
            const auto state = grid_in(text_, section_, to_);
            const Grid9* digits = state ? std::get_if<Grid9>(&state->grid) : nullptr;
            const Grid9* givens = puzzle_ ? std::get_if<Grid9>(&puzzle_->grid) : nullptr;
            if (digits != nullptr && givens != nullptr) placed_ = placed_in(*givens, *digits);
        } else {
            to_.add_remark({section_.line, 1, "section [" + section_.name + "] was not read"});
        }
        section_.name.clear();
    }

    void finish() {
        if (!puzzle_) return;
        header_.give_to(*puzzle_, placed_);
        to_.add(std::move(*puzzle_), formats::sdk);
        puzzle_.reset();
        placed_ = {};
    }

    std::string_view text_;
    Diagnostics& to_;
    Header header_;
    Section section_;
    std::optional<ParsedPuzzle> puzzle_;
    Grid9 placed_;
};

// Whether a line is "[Puzzle]", or the text begins with such a header and contains rows.
bool is_sdk(std::string_view text) {
    LineCutter lines(text);
    bool first = true;
    bool header = false;
    for (Line line; lines.next(line);) {
        const std::size_t begin = skip_space(line.whole, line.body);
        if (begin == line.whole.size() || (!first && line.whole[begin] != '[')) continue;
        const std::string_view seen = visible(line);
        if (section_name(seen) == "puzzle") return true;
        if (first) {
            // "#Comment" is a comment: in a header, the text after the letter begins with a capital or a non-letter.
            header = header_of(seen) != std::string_view::npos && !(seen[2] >= 'a' && seen[2] <= 'z') && seen[2] != ' ';
        }
        first = false;
    }
    return header && survey_of(text).has_rows;
}

std::optional<std::string_view> detect_sdk(const Piece& piece) {
    if (piece.place != Place::document || !is_sdk(piece.text)) return std::nullopt;
    return piece.text;
}

void read_sdk(const Piece& piece, Diagnostics& to) {
    SdkReader(piece.text, to).read();
}

Written write_sdk(const ParsedPuzzle& puzzle) {
    const Grid9& givens = givens_of(puzzle);
    const PuzzleExtras& extras = extras_of(puzzle);
    const auto rows = [](const Grid9& grid) {
        const std::string line = to_line(grid);
        std::string text;
        for (std::size_t row = 0; row < 9; ++row) text += line.substr(9 * row, 9) + '\n';
        return text;
    };
    std::string text;
    if (!extras.author.empty()) text += "#A" + extras.author + '\n';
    if (!extras.title.empty()) text += "#D" + extras.title + '\n';
    text += "[Puzzle]\n" + rows(givens);
    if (extras.placed == Grid9{}) return {text, ""};
    Grid9 state = givens;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (state[cell] == 0) state[cell] = extras.placed[cell];
    }
    return {text + "[State]\n" + rows(state), ""};
}

}  // namespace

const TextFormat formats::sdk = {
    .name = "SadMan file (.sdk)",
    .name_of_several = "SadMan file",
    .detect = detect_sdk,
    .read = read_sdk,
    .id = "sdk",
    .title = "SadMan file",
    .extension = "sdk",
    .lost = "candidates, marks",
    .write = write_sdk,
};

}  // namespace rookery
