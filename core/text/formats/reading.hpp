// The result of reading a piece with one puzzle, and how it is delivered.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "text/diagnostics.hpp"
#include "text/formats/list.hpp"
#include "text/formats/piece.hpp"

namespace rookery::reading {

struct Reading {
    std::optional<ParsedPuzzle> puzzle;
    const TextFormat* format = nullptr;  // of the puzzle
    std::string problem;                 // a sentence; with a puzzle it states what was ignored
    std::size_t at = 0;                  // the byte of the piece where the problem is
};

inline Reading refused(std::string problem, std::size_t at = 0) {
    return {std::nullopt, nullptr, std::move(problem), at};
}

// The puzzle, unless a house has a digit twice.
template <int N>
Reading checked(const Grid<N>& givens, const TextFormat& format);

// Delivers the puzzle, and the problem: as an error if there is no puzzle, else as a remark.
void deliver(Reading&& reading, const Piece& piece, Diagnostics& to);

// The extras of a puzzle that is being built, created here for writing.
class ExtrasBuilder {
  public:
    PuzzleExtras& operator*() { return extras_; }
    PuzzleExtras* operator->() { return &extras_; }
    // Attaches the extras to the puzzle, unless there are none.
    void attach(ParsedPuzzle& puzzle) &&;

  private:
    PuzzleExtras extras_;
};

// Title, author and the rest as one note: "Easter, by Ruud; level easy". Empty parts are left out.
std::string note_of(std::string_view title, std::string_view author, std::string_view rest = {});

}  // namespace rookery::reading
