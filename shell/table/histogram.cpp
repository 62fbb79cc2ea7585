#include "shell/table/histogram.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "rate/rate.hpp"
#include "shell/table/filter.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

std::vector<HistogramBar> bars_of(const ErCounts& counts, int step) {
    std::vector<HistogramBar> bars;
    if (counts.total() == 0) return bars;
    for (int from = counts.lowest() - counts.lowest() % step; from <= counts.highest(); from += step) {
        HistogramBar bar{from, from + step, 0};
        for (int er = from; er < std::min(bar.to, ErCounts::kMaxTenths + 1); ++er) bar.count += counts.of(er);
        bars.push_back(bar);
    }
    return bars;
}

std::string range_text(const HistogramBar& bar) {
    if (bar.to == bar.from + 1) return format_rating(bar.from);
    return fill(words::kHistogramRanges, {format_rating(bar.from), format_rating(bar.to - 1)});
}

namespace {

bool is_about_er(const FilterTerm& term) {
    return term.kind == FilterTerm::Kind::compare && term.column == Column::er;
}

// The alternatives without their comparisons of ER; nothing: the line cannot be read.
std::optional<std::vector<Filter::Terms>> alternatives_without_er(std::string_view line) {
    const auto read = read_filter(line);
    const auto* filter = std::get_if<Filter>(&read);
    if (filter == nullptr) return std::nullopt;
    std::vector<Filter::Terms> alternatives = filter->alternatives();
    for (Filter::Terms& terms : alternatives) std::erase_if(terms, is_about_er);
    return alternatives;
}

}  // namespace

bool is_narrowed_by_er(std::string_view filter) {
    const auto read = read_filter(filter);
    const auto* whole = std::get_if<Filter>(&read);
    if (whole == nullptr) return false;
    const auto& alternatives = whole->alternatives();
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [](const Filter::Terms& terms) { return std::any_of(terms.begin(), terms.end(), is_about_er); });
}

std::string without_er(std::string_view filter) {
    auto alternatives = alternatives_without_er(filter);
    return alternatives ? text_of(Filter(std::move(*alternatives))) : std::string(filter);
}

std::string with_er(std::string_view filter, int from, int to) {
    std::string range = "er>=" + format_rating(from) + " er<" + format_rating(to);
    const auto alternatives = alternatives_without_er(filter);
    if (!alternatives) return range;
    // An alternative about nothing but ER lets every row through now, so that the others say nothing more.
    const std::string kept = text_of(Filter(*alternatives));
    if (kept.empty()) return range;
    std::string line;
    for (const Filter::Terms& terms : *alternatives) {
        append_item(line, text_of(Filter({terms})) + " " + range, " OR ");
    }
    return line;
}

}  // namespace rookery::shell
