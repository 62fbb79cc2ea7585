#include "model/histogram.hpp"

#include <algorithm>

#include "model/format.hpp"
#include "model/strings.hpp"
#include "rate/rate.hpp"

namespace rookery::shell {

ErCounts::ErCounts(const Table& table) {
    for (const std::uint32_t index : table.order()) {
        const int er = table.row(index).er;
        if (er < 0 || er > kMostTenths) continue;  // no rating, or beyond
        ++counts_[static_cast<std::size_t>(er)];
        lowest_ = total_ == 0 ? er : std::min(lowest_, er);
        highest_ = std::max(highest_, er);
        ++total_;
    }
}

std::vector<HistogramBar> ErCounts::bars(int step) const {
    std::vector<HistogramBar> bars;
    if (total_ == 0) return bars;
    for (int from = lowest_ - lowest_ % step; from <= highest_; from += step) {
        HistogramBar bar{from, from + step, 0};
        for (int er = from; er < std::min(bar.to, kMostTenths + 1); ++er)
            bar.count += counts_[static_cast<std::size_t>(er)];
        bars.push_back(bar);
    }
    return bars;
}

std::string range_text(const HistogramBar& bar) {
    if (bar.to == bar.from + 1) return format_rating(bar.from);
    return fill(words::kHistogramRanges, {format_rating(bar.from), format_rating(bar.to - 1)});
}

std::string without_er(std::string_view filter) {
    std::string kept;
    for (std::size_t at = 0; (at = filter.find_first_not_of(" \t", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(filter.find_first_of(" \t", at), filter.size());
        const std::string_view term = filter.substr(at, end - at);
        at = end;
        const std::size_t sign = term.find_first_of("<>=!");
        if (sign != std::string_view::npos && term.substr(0, sign) == short_name_of(Column::er)) continue;
        if (!kept.empty()) kept += ' ';
        kept += term;
    }
    return kept;
}

std::string with_er(std::string_view filter, int from, int to) {
    std::string line = without_er(filter);
    if (!line.empty()) line += ' ';
    return line + "er>=" + format_rating(from) + " er<" + format_rating(to);
}

}  // namespace rookery::shell
