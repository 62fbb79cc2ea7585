#include "text/formats/piece.hpp"

#include <utility>

#include "text/format.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

TextProblem problem_in(const Piece& piece, std::size_t at, std::string sentence) {
    const std::int64_t column = piece.is_exact ? piece.column + column_of(piece.text, at) - 1 : piece.column;
    return {piece.line, column, std::move(sentence)};
}

Claim claim_of(const Piece& piece) {
    for (const TextFormat* format : text_formats()) {
        if (format->detect == nullptr) continue;
        if (const auto text = format->detect(piece)) return {format, *text};
    }
    return {};
}

}  // namespace rookery::reading
