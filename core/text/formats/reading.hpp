// What a reader makes of a piece that holds one puzzle, and how it is handed on.
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
    std::string problem;                 // a sentence; with a puzzle it says what was ignored
    std::size_t at = 0;                  // the byte of the piece where the problem is
};

inline Reading refused(std::string problem, std::size_t at = 0) {
    return {std::nullopt, nullptr, std::move(problem), at};
}

// The puzzle, unless a house has a digit twice.
template <int N>
Reading checked(const Grid<N>& givens, const TextFormat& format);

// The puzzle, and the problem as one that cost it or as a remark.
void deliver(Reading&& reading, const Piece& piece, Diagnostics& to);

// The extras to write to. A puzzle that is being built has its own.
class ExtrasBuilder {
  public:
    PuzzleExtras& operator*() { return extras_; }
    PuzzleExtras* operator->() { return &extras_; }
    // Gives the extras to the puzzle, unless there are none.
    void attach(ParsedPuzzle& puzzle) &&;

  private:
    PuzzleExtras extras_;
};

// Title, author and such as one note: "Easter, by Ruud; level easy". Empty parts are left out.
std::string note_of(std::string_view title, std::string_view author, std::string_view rest = {});

}  // namespace rookery::reading
