#include "shell/table/table.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "board/insertion_sort.hpp"
#include "rate/level.hpp"
#include "rate/rate.hpp"
#include "rate/trial/trial.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kBeyond = "beyond";
constexpr std::string_view kNothing = "-";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";

template <class F>  // void f(std::string_view)
void for_each_part(std::string_view text, char separator, F f) {
    std::size_t at = 0;
    for (;;) {
        const std::size_t end = text.find(separator, at);
        if (end == std::string_view::npos) return f(text.substr(at));
        f(text.substr(at, end - at));
        at = end + 1;
    }
}

template <class Number>
Number number_at_start(std::string_view text) {
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

int number_up_to(int most, std::string_view text) {
    return std::clamp(number_at_start<int>(text), 0, most);
}
// The same, or -1 if it is not a number.
int number_or_none(int most, std::string_view text) {
    return text == kNothing ? -1 : number_up_to(most, text);
}

// The length of braids; its name at those depths is B, BxB or BxBB.
int braids_at(const TableRow& row, int first_depth, int last_depth) {
    return first_depth <= row.depth && row.depth <= last_depth ? row.braids : -1;
}

// "7.2" -> 72
constexpr int kMaxWhole = 24;  // for a number below kBeyondRating
int rating_of(std::string_view text) {
    if (text == kBeyond) return kBeyondRating;
    int whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error != std::errc{} || whole < 0 || whole > kMaxWhole) return kNoRating;
    const auto at = static_cast<std::size_t>(end - text.data());
    const int tenth =
        at + 1 < text.size() && text[at] == '.' && text[at + 1] >= '0' && text[at + 1] <= '9' ? text[at + 1] - '0' : 0;
    return whole * 10 + tenth;
}

std::string rating_text(int rating) {
    if (rating == kNoRating) return std::string(kNothing);
    if (rating == kBeyondRating) return std::string(kBeyond);
    return format_rating(rating);
}

// "0.1234" -> 1234, up to four decimals; -1 if it is not a number.
std::int16_t share_of(std::string_view text) {
    constexpr std::size_t kDecimals = 4;
    const std::size_t dot = text.find('.');
    if (dot != 1 || text[0] < '0' || text[0] > '1') return -1;
    std::string digits(text.substr(dot + 1, kDecimals));
    digits.resize(kDecimals, '0');
    return static_cast<std::int16_t>((text[0] - '0') * 10'000 + number_at_start<std::int16_t>(digits));
}

template <class Level>
std::optional<int> number_named(const std::array<Level, 5>& levels, std::string_view name) {
    const auto found = std::find_if(levels.begin(), levels.end(), [&](Level l) { return same_word(name_of(l), name); });
    return found == levels.end() ? std::nullopt : std::optional(static_cast<int>(*found));
}

}  // namespace

std::optional<int> level_number(Column column, std::string_view name) {
    return column == Column::level ? number_named(kAllLevels, name) : number_named(kAllHodokuLevels, name);
}

std::int64_t number_in(const TableRow& row, Column column) {
    switch (column) {
        case Column::line:
            return row.line;
        case Column::clues:
            return row.clues;
        case Column::solutions:
            return row.solutions;
        case Column::er:
            return row.er;
        case Column::ep:
            return row.ep;
        case Column::ed:
            return row.ed;
        case Column::steps:
            return row.steps;
        case Column::minimal:
            return row.minimal;
        case Column::wnef:
            return row.wnef;
        case Column::level:
            return row.level;
        case Column::hodoku_score:
            return row.hodoku_score;
        case Column::hodoku_level:
            return row.hodoku_level;
        case Column::depth:
            return row.depth;
        case Column::braids:
            return braids_at(row, 0, 1);
        case Column::whips:
            return row.whips;
        case Column::deep_braids:
            return braids_at(row, 2, 2);
        case Column::deepest_braids:
            return braids_at(row, 3, 3);
        case Column::puzzle:
        case Column::solution:
        case Column::hardest:
        case Column::symmetry:
        case Column::hodoku_hardest:
            break;
    }
    return 0;
}

void Table::clear() {
    columns_.clear();
    places_.clear();
    size_ = 0;
    highest_line_ = 0;
    blocks_.clear();
    puzzles_.clear();
    shared_texts_.assign(1, "");
    ordering_.forget_rows();
}

void Table::set_columns(std::string_view header) {
    columns_.clear();
    places_.clear();
    for_each_part(header, '\t', [&](std::string_view name) {
        int place = -1;
        for (int c = 0; c < kColumnCount; ++c) {
            if (name_of(static_cast<Column>(c)) == name) place = c;
        }
        places_.push_back(place);
        if (place >= 0) columns_.push_back(static_cast<Column>(place));
    });
    // Rows without a line number are numbered in order of arrival.
    if (std::find(columns_.begin(), columns_.end(), Column::line) == columns_.end()) {
        columns_.insert(columns_.begin(), Column::line);
    }
}

void Table::add_columns(std::string_view header) {
    const std::vector<Column> before = columns_;
    set_columns(header);
    for (const Column column : before) {
        if (std::find(columns_.begin(), columns_.end(), column) == columns_.end()) columns_.push_back(column);
    }
    if (!before.empty()) insertion_sort(columns_);
}

void Table::add_rows(std::string_view rows) {
    if (rows.empty()) return;
    for_each_part(rows, '\n', [&](std::string_view row) { read_row(row); });
}

void Table::read_row(std::string_view text) {
    TableRow row;
    row.line = static_cast<std::uint32_t>(size_ + 1);
    std::string_view puzzle;
    std::string_view solution;
    std::size_t field = 0;
    for_each_part(text, '\t', [&](std::string_view value) {
        const int place = field < places_.size() ? places_[field] : -1;
        ++field;
        if (place < 0) return;
        switch (static_cast<Column>(place)) {
            case Column::line:
                row.line = number_at_start<std::uint32_t>(value);
                break;
            case Column::puzzle:
                puzzle = value;
                break;
            case Column::clues:
                row.clues = static_cast<std::uint32_t>(number_up_to(kMaxRowClues, value));
                break;
            case Column::solutions:
                row.solutions = number_at_start<std::int32_t>(value);
                row.more_solutions = !value.empty() && value.back() == '+';
                break;
            case Column::solution:
                solution = value == kNothing ? "" : value;
                break;
            case Column::er:
                row.er = rating_of(value);
                break;
            case Column::ep:
                row.ep = rating_of(value);
                break;
            case Column::ed:
                row.ed = rating_of(value);
                break;
            case Column::hardest:
                row.hardest = shared_text(value);
                break;
            case Column::symmetry:
                row.symmetry = shared_text(value) & 0x7FFU;
                break;
            case Column::steps:
                row.steps = number_or_none(kMaxRowSteps, value);
                break;
            case Column::minimal:
                row.minimal = value == kYes ? 1 : value == kNo ? 0 : -1;
                break;
            case Column::wnef:
                row.wnef = share_of(value);
                break;
            case Column::level:
                row.level = level_number(Column::level, value).value_or(-1);
                break;
            case Column::hodoku_score:
                row.hodoku_score = number_or_none(kMaxRowScore, value);
                break;
            case Column::hodoku_level:
                row.hodoku_level = level_number(Column::hodoku_level, value).value_or(-1);
                break;
            case Column::hodoku_hardest:
                row.hodoku_hardest = shared_text(value);
                break;
            case Column::depth:
                row.depth = number_or_none(kMaxTrialDepth, value);
                break;
            case Column::whips:
                row.whips = number_or_none(kMaxRowLength, value);
                break;
            case Column::braids:
            case Column::deep_braids:
            case Column::deepest_braids:
                if (value != kNothing) row.braids = number_up_to(kMaxRowLength, value);
                break;
        }
    });
    if (puzzle.empty()) return;
    row.puzzle_at = puzzles_.add(puzzle, solution);
    if (size_ == blocks_.size() * kBlockRows) blocks_.emplace_back().reserve(kBlockRows);
    blocks_.back().push_back(row);
    highest_line_ = std::max(highest_line_, row.line);
    ++size_;
}

std::uint16_t Table::shared_text(std::string_view text) {
    const auto known = std::find(shared_texts_.begin(), shared_texts_.end(), text);
    const auto index = static_cast<std::uint16_t>(known - shared_texts_.begin());
    if (known == shared_texts_.end()) shared_texts_.emplace_back(text);
    return index;
}

std::string Table::puzzle(const TableRow& row) const {
    PackedPuzzle::Room room;
    return std::string(packed(row).puzzle(room));
}

std::string Table::solution(const TableRow& row) const {
    PackedPuzzle::Room room;
    return std::string(packed(row).solution(room));
}

std::string Table::cell_text(const TableRow& row, Column column) const {
    switch (column) {
        case Column::line:
            return std::to_string(row.line);
        case Column::puzzle:
            return puzzle(row);
        case Column::clues:
            return std::to_string(row.clues);
        case Column::solutions:
            return std::to_string(row.solutions) + (row.more_solutions ? "+" : "");
        case Column::solution:
            return packed(row).solution_size() == 0 ? std::string(kNothing) : solution(row);
        case Column::er:
            return rating_text(row.er);
        case Column::ep:
            return rating_text(row.ep);
        case Column::ed:
            return rating_text(row.ed);
        case Column::hardest:
            return std::string(hardest(row));
        case Column::steps:
            return row.steps < 0 ? std::string(kNothing) : std::to_string(row.steps);
        case Column::symmetry:
            return std::string(symmetry(row));
        case Column::minimal:
            return std::string(row.minimal < 0 ? kNothing : row.minimal > 0 ? kYes : kNo);
        case Column::wnef:
            return row.wnef < 0 ? std::string(kNothing) : ten_thousandths(row.wnef);
        case Column::level:
            return std::string(row.level < 0 ? kNothing : name_of(static_cast<Level>(row.level)));
        case Column::hodoku_score:
            return row.hodoku_score < 0 ? std::string(kNothing) : std::to_string(row.hodoku_score);
        case Column::hodoku_level:
            return std::string(row.hodoku_level < 0 ? kNothing : name_of(static_cast<HodokuLevel>(row.hodoku_level)));
        case Column::hodoku_hardest:
            return std::string(hodoku_hardest(row));
        case Column::depth:
        case Column::braids:
        case Column::whips:
        case Column::deep_braids:
        case Column::deepest_braids: {
            const std::int64_t number = number_in(row, column);
            return number < 0 ? std::string(kNothing) : std::to_string(number);
        }
    }
    return {};
}

const std::vector<std::uint32_t>& Table::order() const {
    return size_ <= Ordering::kAtOnce ? whole_order() : ordering_.shown();
}

const std::vector<std::uint32_t>& Table::whole_order() const {
    ordering_.finish(*this);
    return ordering_.shown();
}

bool Table::order_some() {
    return size_ > Ordering::kAtOnce && ordering_.step(*this);
}

Ordering::Change Table::change() const {
    return size_ <= Ordering::kAtOnce ? Ordering::Change::none : ordering_.change();
}

bool Table::is_ordered() const {
    return size_ <= Ordering::kAtOnce || ordering_.is_whole(*this);
}

std::size_t Table::hidden() const {
    const std::size_t shown = order().size();
    return ordering_.dealt_with() - shown;
}

const NumberCounts& Table::shown_counts(Column column) const {
    order();
    return ordering_.counts().of(column);
}

std::optional<std::size_t> Table::place_of(std::uint32_t row) const {
    order();
    return ordering_.place_of(*this, row);
}

std::size_t Table::bytes() const {
    return blocks_.size() * (sizeof(Block) + kBlockRows * sizeof(TableRow)) + puzzles_.bytes() + ordering_.bytes();
}

}  // namespace rookery::shell
