// A table's rows as text, for the clipboard and for files.
#include <optional>

#include "rate/rate.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

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
