// Sorting: every row gets a 64-bit key (the number, or eight characters of the text) and the keys are sorted by radix;
// runs of equal characters are sorted by the next eight. A hundred thousand rows take a few milliseconds, so it is done
// on the spot.
#include "shell/table/table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "rate/rate.hpp"
#include "shell/table/row_filter.hpp"
#include "shell/words/format.hpp"

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

// "7.2" -> 72
std::int16_t rating_of(std::string_view text) {
    if (text == kBeyond) return kBeyondRating;
    int whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error != std::errc{} || whole < 0 || whole > 99) return kNoRating;
    const auto at = static_cast<std::size_t>(end - text.data());
    const int tenth =
        at + 1 < text.size() && text[at] == '.' && text[at + 1] >= '0' && text[at + 1] <= '9' ? text[at + 1] - '0' : 0;
    return static_cast<std::int16_t>(whole * 10 + tenth);
}

std::string rating_text(int rating) {
    if (rating == kNoRating) return std::string(kNothing);
    if (rating == kBeyondRating) return std::string(kBeyond);
    return format_rating(rating);
}

// "0.1234" -> 1234, as far as four decimals; -1 for what is no number.
std::int32_t share_of(std::string_view text) {
    constexpr std::size_t kDecimals = 4;
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || text.empty() || text[0] < '0' || text[0] > '9') return -1;
    std::string digits(text.substr(dot + 1, kDecimals));
    digits.resize(kDecimals, '0');
    return number_at_start<std::int32_t>(text.substr(0, dot)) * 10'000 + number_at_start<std::int32_t>(digits);
}

// Characters 8 * chunk and following, as a number in their order; what lies behind the end counts as 0.
std::uint64_t characters(std::string_view text, std::size_t chunk) {
    std::uint64_t key = 0;
    for (std::size_t i = 8 * chunk; i < 8 * (chunk + 1); ++i) {
        key = key << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
    }
    return key;
}

// Numbers in order as unsigned keys, -1 included.
std::uint64_t number_key(std::int64_t number) {
    return static_cast<std::uint64_t>(number + 1);
}

using Keyed = Table::Keyed;

// Stable, least byte first; bytes in which all keys agree cost nothing but the count.
void radix_sort(std::span<Keyed> items) {
    std::vector<Keyed> other(items.size());
    std::span<Keyed> from = items;
    std::span<Keyed> to = other;
    for (int shift = 0; shift < 64; shift += 8) {
        std::array<std::size_t, 257> starts{};
        for (const Keyed& item : from) ++starts[(item.key >> shift & 0xFF) + 1];
        if (std::find(starts.begin(), starts.end(), items.size()) != starts.end()) continue;
        for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
        for (const Keyed& item : from) to[starts[item.key >> shift & 0xFF]++] = item;
        std::swap(from, to);
    }
    if (from.data() != items.data()) std::copy(from.begin(), from.end(), items.begin());
}

}  // namespace

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
        case Column::puzzle:
        case Column::solution:
        case Column::hardest:
        case Column::symmetry:
            break;
    }
    return 0;
}

void Table::clear() {
    columns_.clear();
    places_.clear();
    rows_.clear();
    texts_.clear();
    shared_texts_.assign(1, "");
    order_.clear();
    ordered_ = 0;
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
    // Rows that carry no line are numbered as they come.
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
    if (!before.empty()) std::sort(columns_.begin(), columns_.end());
}

void Table::add_rows(std::string_view rows) {
    if (rows.empty()) return;
    for_each_part(rows, '\n', [&](std::string_view row) { read_row(row); });
}

void Table::read_row(std::string_view text) {
    TableRow row;
    row.line = static_cast<std::int64_t>(rows_.size()) + 1;
    row.text_at = static_cast<std::uint32_t>(texts_.size());
    std::string_view puzzle;
    std::string_view solution;
    std::size_t field = 0;
    for_each_part(text, '\t', [&](std::string_view value) {
        const int place = field < places_.size() ? places_[field] : -1;
        ++field;
        if (place < 0) return;
        switch (static_cast<Column>(place)) {
            case Column::line:
                row.line = number_at_start<std::int64_t>(value);
                break;
            case Column::puzzle:
                puzzle = value.substr(0, 0xFFFF);
                break;
            case Column::clues:
                row.clues = number_at_start<std::int16_t>(value);
                break;
            case Column::solutions:
                row.solutions = number_at_start<std::int32_t>(value);
                row.more_solutions = !value.empty() && value.back() == '+';
                break;
            case Column::solution:
                solution = value == kNothing ? "" : value.substr(0, 0xFFFF);
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
                row.symmetry = shared_text(value);
                break;
            case Column::steps:
                if (value != kNothing) row.steps = number_at_start<std::int16_t>(value);
                break;
            case Column::minimal:
                row.minimal = static_cast<std::int8_t>(value == kYes ? 1 : value == kNo ? 0 : -1);
                break;
            case Column::wnef:
                row.wnef = share_of(value);
                break;
        }
    });
    if (puzzle.empty()) return;
    row.puzzle_size = static_cast<std::uint16_t>(puzzle.size());
    row.solution_size = static_cast<std::uint16_t>(solution.size());
    texts_ += puzzle;
    texts_ += solution;
    rows_.push_back(row);
}

std::uint16_t Table::shared_text(std::string_view text) {
    const auto known = std::find(shared_texts_.begin(), shared_texts_.end(), text);
    const auto index = static_cast<std::uint16_t>(known - shared_texts_.begin());
    if (known == shared_texts_.end()) shared_texts_.emplace_back(text);
    return index;
}

std::string_view Table::puzzle(const TableRow& row) const {
    return std::string_view(texts_).substr(row.text_at, row.puzzle_size);
}

std::string_view Table::solution(const TableRow& row) const {
    return std::string_view(texts_).substr(row.text_at + row.puzzle_size, row.solution_size);
}

std::string Table::cell_text(const TableRow& row, Column column) const {
    switch (column) {
        case Column::line:
            return std::to_string(row.line);
        case Column::puzzle:
            return std::string(puzzle(row));
        case Column::clues:
            return std::to_string(row.clues);
        case Column::solutions:
            return std::to_string(row.solutions) + (row.more_solutions ? "+" : "");
        case Column::solution:
            return row.solution_size == 0 ? std::string(kNothing) : std::string(solution(row));
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
    }
    return {};
}

std::string_view Table::sort_text(std::uint32_t index) const {
    const TableRow& row = rows_[index];
    if (sort_column_ == Column::puzzle) return puzzle(row);
    if (sort_column_ == Column::solution) return solution(row);
    if (sort_column_ == Column::symmetry) return symmetry(row);
    return hardest(row);
}

bool Table::comes_before(std::uint32_t a, std::uint32_t b) const {
    if (is_number(sort_column_)) {
        const std::int64_t number_a = number_in(rows_[a], sort_column_);
        const std::int64_t number_b = number_in(rows_[b], sort_column_);
        if (number_a != number_b) return descending_ ? number_a > number_b : number_a < number_b;
    } else {
        const int compared = sort_text(a).compare(sort_text(b));
        if (compared != 0) return descending_ ? compared > 0 : compared < 0;
    }
    return a < b;
}

void Table::sort_by_text(std::span<Keyed> items, std::size_t chunk) const {
    constexpr std::size_t kFew = 32;
    if (items.size() <= kFew) {
        std::sort(items.begin(), items.end(),
                  [&](const Keyed& a, const Keyed& b) { return comes_before(a.index, b.index); });
        return;
    }
    for (Keyed& item : items) {
        const std::uint64_t key = characters(sort_text(item.index), chunk);
        item.key = descending_ ? ~key : key;
    }
    radix_sort(items);
    for (std::size_t first = 0; first < items.size();) {
        std::size_t end = first + 1;
        while (end < items.size() && items[end].key == items[first].key) ++end;
        // Equal characters up to here mean that all end here or none does.
        if (end - first > 1 && sort_text(items[first].index).size() > 8 * (chunk + 1)) {
            sort_by_text(items.subspan(first, end - first), chunk + 1);
        }
        first = end;
    }
}

void Table::sort_all(std::vector<std::uint32_t>& indexes) const {
    std::vector<Keyed> items(indexes.size());
    for (std::size_t i = 0; i < items.size(); ++i) items[i] = {0, indexes[i]};
    if (is_number(sort_column_)) {
        for (Keyed& item : items) {
            const std::uint64_t key = number_key(number_in(rows_[item.index], sort_column_));
            item.key = descending_ ? ~key : key;
        }
        radix_sort(items);
    } else {
        sort_by_text(items, 0);
    }
    for (std::size_t i = 0; i < items.size(); ++i) indexes[i] = items[i].index;
}

const std::vector<std::uint32_t>& Table::order() const {
    if (ordered_ == rows_.size()) return order_;
    const bool afresh = ordered_ == 0;
    std::vector<std::uint32_t> fresh;
    for (std::size_t i = ordered_; i < rows_.size(); ++i) {
        if (passes(filter_, *this, rows_[i])) fresh.push_back(static_cast<std::uint32_t>(i));
    }
    ordered_ = rows_.size();
    if (sorted_) sort_all(fresh);
    if (afresh) {
        order_ = std::move(fresh);
        return order_;
    }
    const auto middle = static_cast<std::ptrdiff_t>(order_.size());
    order_.insert(order_.end(), fresh.begin(), fresh.end());
    if (sorted_) {
        std::inplace_merge(order_.begin(), order_.begin() + middle, order_.end(),
                           [&](std::uint32_t a, std::uint32_t b) { return comes_before(a, b); });
    }
    return order_;
}

void Table::set_filter(Filter filter) {
    filter_ = std::move(filter);
    order_.clear();
    ordered_ = 0;
}

void Table::sort_by(Column column, bool descending) {
    sorted_ = true;
    sort_column_ = column;
    descending_ = descending;
    order_.clear();
    ordered_ = 0;
}

void Table::sort_by_arrival() {
    sorted_ = false;
    order_.clear();
    ordered_ = 0;
}

}  // namespace rookery::shell
