// A row is read in two steps. First the line is cut into symbols and their groups. Then each interpretation is tried on
// these, the strictest first: cells, numbered cells (16x16 with 10-16), cells between delimiters, groups of candidates.
#include "text/scan/row.hpp"

#include <algorithm>
#include <string>

#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

namespace {

// Left uninitialised: a line has room for many and usually has few.
struct Symbol {
    const char* at;
    char32_t code;  // folded
    int group;
};

// The symbols of a line; a line with more than kMax cannot be a row, so the rest is only counted.
struct Symbols {
    static constexpr int kMax = 160;
    std::array<Symbol, kMax> items;  // the first `kept` are set
    int kept = 0;
    std::int64_t count = 0;
    std::int64_t groups = 0;
    std::int64_t digits = 0;
    std::int64_t blanks = 0;   // '.' and '0'
    std::int64_t letters = 0;  // of all kinds, and control characters
    std::int64_t dashes = 0;
    bool ruled = false;  // two dashes in succession
    bool boxed = false;
};

// Whether a remark after the row begins here: ';' anywhere, '#' and "//" after white space, or an HTML line break.
bool begins_remark(std::string_view text, std::size_t at, bool after_space) {
    if (text[at] == '<' && (text.substr(at, 3) == "<br" || text.substr(at, 3) == "<BR")) return true;
    return text[at] == ';' || (after_space && (text[at] == '#' || text.substr(at, 2) == "//"));
}

void collect(const Line& line, Symbols& symbols) {
    const std::string_view text = line.whole;
    bool in_group = false;
    bool after_space = true;
    bool after_dash = false;
    const bool semicolons = text.find(';', line.body) != std::string_view::npos && has_semicolon_cells(line);
    for (std::size_t at = line.body; at < text.size();) {
        if (semicolons && text[at] == ';') {
            in_group = after_dash = false;
            ++at;
            continue;
        }
        if (begins_remark(text, at, after_space)) break;
        const Character character = character_at(text, at);
        const char32_t code = folded(character);
        const char* place = text.data() + at;
        at += character.bytes;
        after_space = is_space(code);
        const unsigned signs = signs_of(code);
        if ((signs & kCellSeparator) != 0) {
            symbols.boxed = symbols.boxed || (signs & kBoxLine) != 0;
            in_group = after_dash = false;
            continue;
        }
        if (!in_group) ++symbols.groups;
        in_group = true;
        if (symbols.kept < Symbols::kMax) {
            symbols.items[symbols.kept++] = {place, code, static_cast<int>(symbols.groups) - 1};
        }
        ++symbols.count;
        symbols.digits += (signs & kDigit) != 0;
        symbols.blanks += (signs & kStandardBlank) != 0;
        symbols.letters += (signs & (kLetter | kControl)) != 0;
        const bool dash = (signs & kDash) != 0;
        symbols.ruled = symbols.ruled || (after_dash && dash);
        after_dash = dash;
        symbols.dashes += after_dash;
    }
}

Character character_of(const Line& line, const Symbol& symbol) {
    return character_at(line.whole, static_cast<std::size_t>(symbol.at - line.whole.data()));
}

bool is_size(std::int64_t count, const RowRules& rules) {
    return rules.size != 0 ? count == rules.size : count == 4 || count == 9 || count == 16;
}

DigitSet as_candidates(Digit digit, char32_t blank) {
    // In a grid of candidates a dash means that none is left, and any other sign of an empty cell that none is noted.
    if (digit != 0) return digit_bit(digit);
    return is(blank, kDash) ? DigitSet{0} : all_digits(9);
}

bool read_row_cells(const Symbols& symbols, const RowRules& rules, Row& row) {
    if (!is_size(symbols.count, rules)) return false;
    const int size = static_cast<int>(symbols.count);
    CellReader reader(size);
    for (int i = 0; i < size; ++i) {
        const Symbol& symbol = symbols.items[i];
        row.digits[i] = reader.read(character_of(row.line, symbol), symbol.at);
        row.places[i] = symbol.at;
        if (size == 9) row.candidates[i] = as_candidates(row.digits[i], symbol.code);
    }
    if (!reader.good()) return false;
    row.size = size;
    row.reader = reader;
    row.dash_is_blank = is(reader.own_blank(), kDash);
    return true;
}

// 16x16 with numbers: sixteen groups, each 1-16 or one blank.
bool read_numbers(const Symbols& symbols, const RowRules& rules, Row& row) {
    if (symbols.groups != 16 || symbols.count <= 16 || symbols.count > 32 || (rules.size != 0 && rules.size != 16)) {
        return false;
    }
    CellReader reader(16);
    row.digits = {};
    for (int i = 0; i < symbols.kept; ++i) {
        const Symbol& symbol = symbols.items[i];
        Digit& digit = row.digits[symbol.group];
        if (i > 0 && symbols.items[i - 1].group == symbol.group) {
            const bool in_range = digit == 1 && symbol.code >= U'0' && symbol.code <= U'6';  // 10-16
            if (!in_range || symbols.items[i - 1].at + 1 != symbol.at) return false;
            digit = static_cast<Digit>(10 + static_cast<int>(symbol.code - U'0'));
            continue;
        }
        digit = reader.read(character_of(row.line, symbol), symbol.at);
        row.places[symbol.group] = symbol.at;
    }
    if (!reader.good()) return false;
    row.size = 16;
    row.reader = reader;
    return true;
}

// Marks that programs add to a candidate: a star for the cells of a pattern, # and @ for fins, - for an elimination,
// letters for the sets of a chain.
bool is_mark(char32_t code) {
    return code == U'*' || code == U'#' || code == U'@' || code == U'-' || is(code, kLetter);
}

// "u5": a digit that the player placed, in a .sdx file.
bool is_placed(const Symbols& symbols, int group) {
    const auto* end = symbols.items.data() + symbols.kept;
    const auto* first = std::find_if(symbols.items.data(), end, [&](const Symbol& s) { return s.group == group; });
    if (end - first < 2 || first[1].group != group || (end - first > 2 && first[2].group == group)) return false;
    return (first->code == U'u' || first->code == U'U') && digit_of(first[1].code).value_or(10) <= 9;
}

// Nine groups of candidates. If there are nine groups but one is wrong, `problem` explains it.
bool read_groups(const Symbols& symbols, Row& row, TextProblem& problem, bool& has_problem) {
    if (symbols.groups != 9 || symbols.count <= 9 || symbols.count > Symbols::kMax) return false;
    std::array<bool, 9> begun{};
    std::array<bool, 9> read{};  // the group has information about its cell
    row.candidates = {};
    for (int i = 0; i < symbols.kept; ++i) {
        const Symbol& symbol = symbols.items[i];
        DigitSet& set = row.candidates[symbol.group];
        if (!begun[symbol.group]) row.places[symbol.group] = symbol.at;
        begun[symbol.group] = true;
        const auto digit = digit_of(symbol.code);
        const bool alone = (i == 0 || symbols.items[i - 1].group != symbol.group) &&
                           (i + 1 == symbols.kept || symbols.items[i + 1].group != symbol.group);
        if (digit && *digit <= 9) {
            if (has_digit(set, *digit)) {
                has_problem = true;
                problem = problem_at(row.line, symbol.at,
                                     std::string("candidate ") + symbol_of(*digit) + " appears twice in one cell");
                return false;
            }
            set |= digit_bit(*digit);
            read[symbol.group] = true;
        } else if (alone && (symbol.code == U'.' || symbol.code == U'0' || is(symbol.code, kDash))) {
            set = as_candidates(0, symbol.code);
            read[symbol.group] = true;
        } else if (!is_mark(symbol.code)) {
            has_problem = true;
            problem = problem_at(row.line, symbol.at,
                                 "expected candidates 1-9, found " + described(character_of(row.line, symbol)));
            return false;
        }
    }
    if (std::find(read.begin(), read.end(), false) != read.end()) return false;
    for (int i = 0; i < 9; ++i) {
        row.digits[i] = digit_count(row.candidates[i]) == 1 ? lowest_digit(row.candidates[i]) : 0;
        if (is_placed(symbols, i)) row.placed = static_cast<std::uint16_t>(row.placed | 1U << static_cast<unsigned>(i));
    }
    row.size = 9;
    return true;
}

enum class Delimiter : std::uint8_t { tab, comma, bar };

bool is_delimiter(char32_t code, Delimiter delimiter) {
    switch (delimiter) {
        case Delimiter::tab:
            return code == U'\t';
        case Delimiter::comma:
            return code == U',' || code == U';';
        case Delimiter::bar:
            return code == U'|' || code == 0x2502 || code == 0x2503 || code == 0x2551;
    }
    return false;
}

// Cells between delimiters, where empty cells may be empty text, as spreadsheets copy them.
bool read_delimited(Delimiter delimiter, int size, Row& row) {
    const std::string_view text = row.line.whole;
    row.digits = {};
    row.places.fill(text.data() + text.size());
    CellReader reader(size);
    std::size_t at = row.line.body;
    if (delimiter == Delimiter::bar) {  // the bars at both ends are borders
        at = skip_space(text, at);
        if (at == text.size() || !is_delimiter(folded(character_at(text, at)), delimiter)) return false;
        at += character_at(text, at).bytes;
    }
    int field = 0;
    bool filled = false;
    while (at < text.size()) {
        const Character character = character_at(text, at);
        const char32_t code = folded(character);
        if (is_delimiter(code, delimiter)) {
            ++field;
            filled = false;
        } else if (!is_space(code)) {
            if (filled || field >= size) return false;
            filled = true;
            row.digits[field] = reader.read(character, text.data() + at);
            row.places[field] = text.data() + at;
        }
        at += character.bytes;
    }
    const int fields = delimiter == Delimiter::bar ? field : field + 1;
    if (fields != size || !reader.good()) return false;
    row.size = size;
    row.reader = reader;
    row.tabbed = delimiter == Delimiter::tab;
    for (int i = 0; i < 9; ++i) row.candidates[i] = as_candidates(row.digits[i], U'.');
    return true;
}

bool read_delimited(const Symbols& symbols, const RowRules& rules, Row& row) {
    if (symbols.digits == 0 || symbols.count > 16) return false;
    for (const int size : {9, 4, 16}) {
        if (rules.size != 0 && rules.size != size) continue;
        for (const Delimiter delimiter : {Delimiter::tab, Delimiter::comma, Delimiter::bar}) {
            if (read_delimited(delimiter, size, row)) return true;
        }
    }
    return false;
}

// Whether an invalid row was meant as a row.
bool seems_meant(const Symbols& symbols) {
    const std::int64_t cells = symbols.digits + symbols.blanks;
    if (cells == 0 || symbols.letters * 2 >= symbols.count) return false;
    if (symbols.count >= 3 && symbols.count <= 24) return true;
    return symbols.groups >= 6 && symbols.groups <= 12 && symbols.count <= 100 && cells * 2 > symbols.count;
}

TextProblem diagnose_row(const Symbols& symbols, const Row& row, const RowRules& rules) {
    const int size = rules.size != 0 ? rules.size : 9;
    const bool of_groups = size == 9 && symbols.groups >= 6 && symbols.blanks == 0 && symbols.count > 12;
    const std::int64_t found = of_groups ? symbols.groups : symbols.count;
    if (found != size) {
        const std::string what = of_groups ? " groups of candidates" : " cells";
        std::string sentence =
            "expected " + std::to_string(size) + what + " in this row, found " + std::to_string(found);
        if (found < size) return problem_at_end(row.line, std::move(sentence));
        const auto first_beyond = std::find_if(
            symbols.items.begin(), symbols.items.begin() + symbols.kept,
            [&](const Symbol& s) { return of_groups ? s.group == size : &s - symbols.items.data() == size; });
        return problem_at(row.line, first_beyond->at, std::move(sentence));
    }
    CellReader reader(size);
    for (int i = 0; i < symbols.kept; ++i) reader.read(character_of(row.line, symbols.items[i]), symbols.items[i].at);
    if (const auto error = reader.error()) return problem_at(row.line, error->at, reader.sentence(*error));
    return problem_at_start(row.line, "expected a row of " + std::to_string(size) + " cells");
}

}  // namespace

Row read_row(const Line& line, const RowRules& rules) {
    Row row;
    row.line = line;
    Symbols symbols;
    collect(line, symbols);
    row.boxed = symbols.boxed;
    const bool only_signs = symbols.digits == 0 && symbols.letters == 0;
    const bool dashes_are_cells =
        rules.dash_is_blank && is_size(symbols.count, rules) && symbols.dashes == symbols.count;
    if (symbols.count == 0 || (only_signs && symbols.ruled && !dashes_are_cells)) {
        row.boxed = row.boxed || symbols.ruled;
        return row;
    }
    TextProblem problem;
    bool has_problem = false;
    // Sixteen symbols in nine groups are candidates if nothing is known about the other rows.
    const bool groups_first = rules.size == 0 && symbols.groups == 9 && symbols.count == 16 &&
                              read_groups(symbols, row, problem, has_problem);
    if (!groups_first && (read_row_cells(symbols, rules, row) || read_numbers(symbols, rules, row) ||
                          read_delimited(symbols, rules, row))) {
        row.kind = RowKind::cells;
    } else if (groups_first ||
               ((rules.size == 0 || rules.size == 9) && read_groups(symbols, row, problem, has_problem))) {
        row.kind = RowKind::groups;
    } else if (only_signs && symbols.blanks == 0) {
        row.kind = RowKind::rule;
    } else if (seems_meant(symbols)) {
        row.kind = RowKind::broken;
        if (rules.wants_problem) row.problem = has_problem ? problem : diagnose_row(symbols, row, rules);
    } else {
        row.kind = RowKind::words;
    }
    return row;
}

bool is_tabbed_blank(const Line& line, int size) {
    return is_blank(line) && std::count(line.whole.begin(), line.whole.end(), '\t') == size - 1;
}

}  // namespace rookery::reading
