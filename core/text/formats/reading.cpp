#include "text/formats/reading.hpp"

#include <memory>
#include <utility>

#include "text/format.hpp"
#include "text/joined.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery {
namespace reading {

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

}  // namespace reading

const PuzzleExtras& extras_of(const ParsedPuzzle& puzzle) {
    static const PuzzleExtras none;
    return puzzle.extras ? *puzzle.extras : none;
}

namespace reading {

template <int N>
Reading checked(const Grid<N>& givens, const TextFormat& format) {
    if (const auto conflict = first_conflict(givens)) return refused(sentence_of<N>(*conflict));
    Reading reading;
    reading.format = &format;
    reading.puzzle.emplace();
    reading.puzzle->grid = givens;
    return reading;
}
template Reading checked(const Grid<2>&, const TextFormat&);
template Reading checked(const Grid<3>&, const TextFormat&);
template Reading checked(const Grid<4>&, const TextFormat&);

void deliver(Reading&& reading, const Piece& piece, Diagnostics& to) {
    const bool found = reading.puzzle.has_value();
    if (found) {
        reading.puzzle->line = piece.line;
        to.add(std::move(*reading.puzzle), *reading.format);
    }
    if (reading.problem.empty()) return;
    TextProblem problem = problem_in(piece, reading.at, std::move(reading.problem));
    if (found) {
        to.add_remark(std::move(problem));
    } else {
        to.add_problem(std::move(problem));
    }
}

void ExtrasBuilder::attach(ParsedPuzzle& puzzle) && {
    if (extras_ == PuzzleExtras{}) return;
    extras_.title = cleaned(extras_.title);
    extras_.author = cleaned(extras_.author);
    puzzle.extras = std::make_shared<const PuzzleExtras>(std::move(extras_));
}

std::string note_of(std::string_view title, std::string_view author, std::string_view rest) {
    std::string note(title.substr(0, kLongestNote));
    if (!author.empty()) {
        note += note.empty() ? "by " : ", by ";
        note += author.substr(0, kLongestNote);
    }
    if (!rest.empty()) append_item(note, rest.substr(0, kLongestNote), "; ");
    return cleaned(note);
}

}  // namespace reading
}  // namespace rookery
