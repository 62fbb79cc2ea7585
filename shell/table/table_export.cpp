// A table's rows as text, for the clipboard and for files.
#include "rate/rate.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

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
    const auto is_number = [](int rating) { return rating != kNoRating && rating != kBeyondRating; };
    std::string text;
    for (const std::uint32_t index : indexes) {
        const TableRow& row = this->row(index);
        if (!is_number(row.er) || !is_number(row.ep) || !is_number(row.ed)) continue;
        text += puzzle(row);
        text += " ED=" + format_rating(row.er) + "/" + format_rating(row.ep) + "/" + format_rating(row.ed) + "\n";
    }
    return text;
}

}  // namespace rookery::shell
