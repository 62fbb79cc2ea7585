#include "shell/table/histogram.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "shell/table/filter.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

std::vector<HistogramBar> bars_of(const NumberCounts& counts, int step) {
    std::vector<HistogramBar> bars;
    if (counts.total() == 0) return bars;
    for (int from = counts.lowest() - counts.lowest() % step; from <= counts.highest(); from += step) {
        HistogramBar bar{from, from + step, 0};
        for (int n = from; n < std::min(bar.to, NumberCounts::kMaxNumber + 1); ++n) bar.count += counts.of(n);
        bars.push_back(bar);
    }
    return bars;
}

std::string range_text(Column column, const HistogramBar& bar) {
    if (bar.to == bar.from + 1) return number_text(column, bar.from);
    return fill(words::kHistogramRanges, {number_text(column, bar.from), number_text(column, bar.to - 1)});
}

namespace {

bool is_about(Column column, const FilterTerm& term) {
    return term.kind == FilterTerm::Kind::compare && term.column == column;
}

// The alternatives without their comparisons of a column; nullopt: the line is invalid.
std::optional<std::vector<Filter::Terms>> alternatives_without(Column column, std::string_view line) {
    const auto read = read_filter(line);
    const auto* filter = std::get_if<Filter>(&read);
    if (filter == nullptr) return std::nullopt;
    std::vector<Filter::Terms> alternatives = filter->alternatives();
    for (Filter::Terms& terms : alternatives) {
        std::erase_if(terms, [&](const FilterTerm& term) { return is_about(column, term); });
    }
    return alternatives;
}

}  // namespace

bool is_narrowed_by(Column column, std::string_view filter) {
    const auto read = read_filter(filter);
    const auto* whole = std::get_if<Filter>(&read);
    if (whole == nullptr) return false;
    const auto compares = [&](const FilterTerm& term) { return is_about(column, term); };
    const auto& alternatives = whole->alternatives();
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [&](const Filter::Terms& terms) { return std::any_of(terms.begin(), terms.end(), compares); });
}

std::string without(Column column, std::string_view filter) {
    auto alternatives = alternatives_without(column, filter);
    return alternatives ? text_of(Filter(std::move(*alternatives))) : std::string(filter);
}

std::string with_range(Column column, std::string_view filter, int from, int to) {
    const std::string name(short_name_of(column));
    const bool one = !is_rating(column) && to == from + 1;
    std::string range = one ? name + "=" + number_text(column, from)
                            : name + ">=" + number_text(column, from) + " " + name + "<" + number_text(column, to);
    const auto alternatives = alternatives_without(column, filter);
    if (!alternatives) return range;
    // An alternative that became empty lets every row through, so the others are redundant.
    const std::string kept = text_of(Filter(*alternatives));
    if (kept.empty()) return range;
    std::string line;
    for (const Filter::Terms& terms : *alternatives) {
        append_item(line, text_of(Filter({terms})) + " " + range, " OR ");
    }
    return line;
}

void NumberCounts::add(std::int64_t number) {
    if (number < 0 || number > kMaxNumber) return;
    ++counts_[static_cast<std::size_t>(number)];
    lowest_ = total_ == 0 ? static_cast<int>(number) : std::min(lowest_, static_cast<int>(number));
    highest_ = std::max(highest_, static_cast<int>(number));
    ++total_;
}

void RowCounts::add(const TableRow& row) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i].add(number_in(row, kCountedColumns[i]));
}

const NumberCounts& RowCounts::of(Column column) const {
    const auto at = std::find(kCountedColumns.begin(), kCountedColumns.end(), column) - kCountedColumns.begin();
    return counts_[static_cast<std::size_t>(at)];
}

}  // namespace rookery::shell
