#include "shell/table/table.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/insertion_sort.hpp"
#include "rate/rate.hpp"
#include "shell/words/symmetry_names.hpp"

namespace rookery::shell {
namespace {

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

}  // namespace

void Table::clear() {
    columns_.clear();
    fields_.clear();
    size_ = 0;
    highest_line_ = 0;
    blocks_.clear();
    puzzles_.clear();
    shared_texts_.assign(1, "");
    ordering_.forget_rows();
}

void Table::set_columns(std::string_view header) {
    columns_.clear();
    fields_.clear();
    for_each_part(header, '\t', [&](std::string_view name) {
        const auto found =
            std::find_if(kColumns.begin(), kColumns.end(), [&](const ColumnCard& card) { return card.name == name; });
        const bool known = found != kColumns.end();
        fields_.push_back(known ? std::optional(found->column) : std::nullopt);
        if (known) columns_.push_back(found->column);
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
        const auto column = field < fields_.size() ? fields_[field] : std::nullopt;
        ++field;
        if (!column) return;
        if (is_packed(*column)) {
            (*column == Column::puzzle ? puzzle : solution) = value;
        } else {
            set_cell(row, *column, value);
        }
    });
    if (solution == kNothing) solution = {};
    if (puzzle.empty()) return;
    row.puzzle_at = puzzles_.add(puzzle, solution);
    if (size_ == blocks_.size() * kBlockRows) blocks_.emplace_back().reserve(kBlockRows);
    blocks_.back().push_back(row);
    highest_line_ = std::max(highest_line_, row.line);
    ++size_;
}

void Table::set_cell(TableRow& row, Column column, std::string_view value) {
    const RowBits& bits = kRowBits[static_cast<std::size_t>(column)];
    if (!is_number(column)) return row.set(bits, index_of_shared(value));
    const std::int64_t number = cell_number(column, value);
    if (column == Column::line) {
        row.line = static_cast<std::uint32_t>(number);
    } else {
        row.set(bits, number);
    }
    if (column == Column::solutions) row.set(kMoreSolutions, value.ends_with('+') ? 1 : 0);
}

// Without room for another text, the last one is used instead.
std::int64_t Table::index_of_shared(std::string_view text) {
    constexpr std::size_t kMaxIndex = kRowBits[static_cast<std::size_t>(Column::symmetry)].most();
    const auto known = std::find(shared_texts_.begin(), shared_texts_.end(), text);
    if (known == shared_texts_.end() && shared_texts_.size() <= kMaxIndex) {
        shared_texts_.emplace_back(text);
        return static_cast<std::int64_t>(shared_texts_.size()) - 1;
    }
    return std::min<std::int64_t>(known - shared_texts_.begin(), kMaxIndex);
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
    if (column == Column::puzzle) return puzzle(row);
    if (column == Column::solution) return packed(row).solution_size() == 0 ? std::string(kNothing) : solution(row);
    if (!is_number(column)) return std::string(shared_text(row, column));
    const std::string text = number_text(column, number_in(row, column));
    return column == Column::solutions && row.has_more_solutions() ? text + "+" : text;
}

std::string Table::shown_text(const TableRow& row, Column column) const {
    if (card_of(column).kind == ColumnKind::technique) return shown_technique(shared_text(row, column));
    if (column == Column::symmetry) return std::string(symmetry_in_words(shared_text(row, column)));
    const bool differs = is_number(column) && column != Column::solutions;
    return differs ? shown_number(column, number_in(row, column)) : cell_text(row, column);
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

std::string sorting_of(const Table& table) {
    for (int c = 0; c < kColumnCount; ++c) {
        const auto column = static_cast<Column>(c);
        if (!table.is_sorted_by(column)) continue;
        return (table.is_descending() ? "-" : "") + std::string(short_name_of(column));
    }
    return {};
}

void sort_as(Table& table, std::string_view text) {
    const bool descending = text.substr(0, 1) == "-";
    const auto column = column_of(text.substr(descending ? 1 : 0));
    if (column) table.sort_by(*column, descending);
}

void cycle_sort(Table& table, Column column) {
    if (!table.is_sorted_by(column)) {
        table.sort_by(column, false);
    } else if (!table.is_descending()) {
        table.sort_by(column, true);
    } else {
        table.sort_by_arrival();
    }
}

std::optional<SerateRatings> ratings_of(const TableRow& row) {
    const auto er = number_in(row, Column::er);
    const auto ep = number_in(row, Column::ep);
    const auto ed = number_in(row, Column::ed);
    if (!is_known_rating(er) || !is_known_rating(ep) || !is_known_rating(ed)) return std::nullopt;
    return SerateRatings{static_cast<int>(er), static_cast<int>(ep), static_cast<int>(ed)};
}

std::string Table::as_tsv(std::span<const std::uint32_t> indexes) const {
    std::string text;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        if (c != 0) text += '\t';
        text += name_of(columns_[c]);
    }
    text += '\n';
    for (const std::uint32_t index : indexes) {
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            if (c != 0) text += '\t';
            text += cell_text(row(index), columns_[c]);
        }
        text += '\n';
    }
    return text;
}

std::string Table::puzzles_as_text(std::span<const std::uint32_t> indexes) const {
    std::string text;
    for (const std::uint32_t index : indexes) {
        text += puzzle(row(index));
        text += '\n';
    }
    return text;
}

std::string Table::as_rating_lines(std::span<const std::uint32_t> indexes) const {
    std::string text;
    for (const std::uint32_t index : indexes) {
        const TableRow& row = this->row(index);
        const auto ratings = ratings_of(row);
        if (!ratings) continue;
        const auto [er, ep, ed] = *ratings;
        text += puzzle(row);
        text += " ED=" + format_rating(er) + "/" + format_rating(ep) + "/" + format_rating(ed) + "\n";
    }
    return text;
}

}  // namespace rookery::shell
