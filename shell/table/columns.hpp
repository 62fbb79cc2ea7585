// The columns of a table of puzzles, a line for each. Everything about a column follows from its line: reading it from
// a verb's rows, its place in memory, sorting, filters, histograms, export, and how it is drawn. A new column needs its
// line here and its title in three languages.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shell/words/strings.hpp"

namespace rookery::shell {

enum class ColumnKind : std::uint8_t {
    packed_text,   // see packed_puzzle.hpp
    shared_text,   // one of a few hundred texts
    technique,     // the same: the name of a technique, or why there is none
    count,         // a number; 0 in rows without it
    number,        // a number, or "-"
    rating,        // "7.2", in tenths, or "beyond"
    share,         // "0.1234", in ten-thousandths
    yes_no,        // 1: yes
    level,         // by name, from 0; see rate/level.hpp
    hodoku_level,  // the same; see rate/hodoku_scale.hpp
};

// The order is that of tables whose rows come from several jobs. A line also has, in this order:
//   bits   of a row, see table_row.hpp
//   width  at least, in CSS pixels (after the title)
//   place  on the page, from left to right
//   worth  priority if space is short, 0 first; then the same for new puzzles, which users do not recognise by their
//          digits
//
// clang-format off

//         column          name in rows                in filters          kind         bits  title
#define ROOKERY_COLUMNS(COLUMN) \
    COLUMN(line,           "line",                     "line",             count,        0,   kColumnLine,           52,   0,    1,    1) \
    COLUMN(puzzle,         "puzzle",                   "puzzle",           packed_text,  0,   kColumnPuzzle,         92,   1,    2,   16) \
    COLUMN(clues,          "clues",                    "clues",            count,       10,   kColumnClues,          60,   2,    3,    2) \
    COLUMN(solutions,      "solutions",                "solutions",        count,       24,   kColumnSolutions,      88,   3,   15,   17) \
    COLUMN(solution,       "solution",                 "solution",         packed_text,  0,   kColumnSolution,      130,  21,   20,   20) \
    COLUMN(er,             "ER",                       "er",               rating,       9,   kEr,                   64,   4,    0,    0, .help = words::kErHelp, .histogram = true) \
    COLUMN(ep,             "EP",                       "ep",               rating,       9,   kEp,                   50,   5,    5,    4, .help = words::kEpHelp) \
    COLUMN(ed,             "ED",                       "ed",               rating,       9,   kEd,                   50,   6,    6,    5, .help = words::kEdHelp) \
    COLUMN(hardest,        "hardest technique",        "technique",        technique,   12,   kColumnHardest,       178,  18,   16,   14) \
    COLUMN(steps,          "steps",                    "steps",            number,      11,   kColumnSteps,          60,  16,   19,   13) \
    COLUMN(symmetry,       "symmetry",                 "symmetry",         shared_text, 12,   kColumnSymmetry,      128,  17,   14,   15) \
    COLUMN(minimal,        "minimal",                  "minimal",          yes_no,       2,   kColumnMinimal,        76,  15,   13,   12, .help = words::kColumnMinimalHelp) \
    COLUMN(wnef,           "WNEF",                     "wnef",             share,       15,   kWnef,                 72,  14,   12,   11, .help = words::kWnefShortHelp) \
    COLUMN(level,          "Rookery level",            "level",            level,        3,   kColumnLevel,          74,  12,    4,    3, .help = words::kColumnLevelHelp) \
    COLUMN(hodoku_score,   "HoDoKu score",             "score",            number,      26,   kColumnScore,          74,  13,    8,    7, .help = words::kColumnScoreHelp) \
    COLUMN(hodoku_level,   "HoDoKu level",             "hodoku-level",     hodoku_level, 3,   kColumnHodokuLevel,   110,  19,   21,   21, .help = words::kColumnHodokuLevelHelp) \
    COLUMN(hodoku_hardest, "HoDoKu hardest technique", "hodoku-technique", technique,   12,   kColumnHodokuHardest, 178,  20,   17,   19, .help = words::kColumnHodokuHardestHelp) \
    COLUMN(depth,          "T&E depth",                "te",               number,       3,   kColumnTe,             50,   7,    7,    6, .help = words::kColumnTeHelp, .histogram = true) \
    COLUMN(braids,         "B",                        "b",                number,       7,   kColumnB,              42,   8,    9,    8, .help = words::kColumnBHelp, .histogram = true) \
    COLUMN(whips,          "W",                        "w",                number,       7,   kColumnW,              42,   9,   11,   10, .help = words::kColumnWHelp, .histogram = true) \
    COLUMN(deep_braids,    "BxB",                      "bxb",              number,       7,   kColumnBxb,            54,  10,   10,    9, .help = words::kColumnBxbHelp, .histogram = true) \
    COLUMN(deepest_braids, "BxBB",                     "bxbb",             number,       7,   kColumnBxbb,           64,  11,   18,   18, .help = words::kColumnBxbbHelp)

enum class Column : std::uint8_t {
#define ROOKERY_COLUMN_NAME(column_, ...) column_,
    ROOKERY_COLUMNS(ROOKERY_COLUMN_NAME)
#undef ROOKERY_COLUMN_NAME
};

struct ColumnCard {
    Column column;
    std::string_view name;        // in a job's rows: "hardest technique"
    std::string_view short_name;  // in filters and ids: "technique"
    ColumnKind kind;
    int bits;
    words::Text title;
    float width;
    int place;
    int worth, fresh_worth;
    words::Text help = {};
    bool histogram = false;
};
inline constexpr std::array kColumns = std::to_array<ColumnCard>({
#define ROOKERY_COLUMN_CARD(column_, name_, short_, kind_, bits_, title_, width_, place_, worth_, fresh_, ...) \
    {.column = Column::column_, .name = name_, .short_name = short_, .kind = ColumnKind::kind_, .bits = bits_, \
     .title = words::title_, .width = width_, .place = place_, .worth = worth_, .fresh_worth = fresh_, __VA_ARGS__},
    ROOKERY_COLUMNS(ROOKERY_COLUMN_CARD)
#undef ROOKERY_COLUMN_CARD
});
// clang-format on

inline constexpr int kColumnCount = static_cast<int>(kColumns.size());

// The columns on the page, from left to right.
inline constexpr std::array<Column, kColumnCount> kDrawnColumns = [] {
    std::array<Column, kColumnCount> sorted{};
    std::size_t size = 0;
    for (const ColumnCard& card : kColumns) {
        std::size_t at = size++;
        for (; at > 0 && kColumns[static_cast<std::size_t>(sorted[at - 1])].place > card.place; --at) {
            sorted[at] = sorted[at - 1];
        }
        sorted[at] = card.column;
    }
    return sorted;
}();

constexpr const ColumnCard& card_of(Column column) {
    return kColumns[static_cast<std::size_t>(column)];
}
constexpr std::string_view name_of(Column column) {
    return card_of(column).name;
}
constexpr std::string_view short_name_of(Column column) {
    return card_of(column).short_name;
}
std::optional<Column> column_of(std::string_view short_name);

constexpr bool is_shared(ColumnKind kind) {
    return kind == ColumnKind::shared_text || kind == ColumnKind::technique;
}
constexpr bool is_text(ColumnKind kind) {
    return kind == ColumnKind::packed_text || is_shared(kind);
}
// Numbers are; levels are not, because they are shown by name.
constexpr bool is_right_aligned(ColumnKind kind) {
    return kind == ColumnKind::count || kind == ColumnKind::number || kind == ColumnKind::rating ||
           kind == ColumnKind::share;
}
constexpr bool is_number(Column column) {
    return !is_text(card_of(column).kind);
}
constexpr bool is_rating(Column column) {
    return card_of(column).kind == ColumnKind::rating;
}
constexpr bool is_packed(Column column) {
    return card_of(column).kind == ColumnKind::packed_text;
}

// --- the values of columns that are numbers ---

inline constexpr std::string_view kNothing = "-";
// Ratings that are not numbers. They sort before and after all numbers.
inline constexpr int kNoRating = -1;
inline constexpr int kBeyondRating = 255;
constexpr bool is_known_rating(std::int64_t rating) {
    return rating != kNoRating && rating != kBeyondRating;
}

// A cell of a verb's row; -1: unknown, or does not apply.
std::int64_t cell_number(Column column, std::string_view cell);
// The same as a text: as verbs write it, and in the page's language.
std::string number_text(Column column, std::int64_t number);
std::string shown_number(Column column, std::int64_t number);

// A cell of the kind ColumnKind::technique, in the page's language. Rows are English.
std::string shown_technique(std::string_view cell);

// Whether filters compare the column. ("minimal" is a word in filters, not a field.)
bool is_field(Column column);
// A number of a filter, in the column's units; nullopt: it is not one, and the sentence says what was expected.
std::optional<std::int64_t> field_number(Column column, std::string_view text);
words::Text expected_of(Column column);

}  // namespace rookery::shell
