// What the readers of codes give: of a code without white space, of a file that is one value of JSON.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "text/text.hpp"

namespace rookery::reading {

struct CodeReading {
    std::optional<ParsedPuzzle> puzzle;
    TextFormat format = TextFormat::unknown;
    std::string problem;  // a sentence; beside a puzzle it says what was left out
    std::size_t at = 0;   // the byte of the code where the problem lies
};

inline CodeReading refused(std::string problem, std::size_t at = 0) {
    return {std::nullopt, TextFormat::unknown, std::move(problem), at};
}

// The puzzle, unless a digit stands twice in a house.
template <int N>
CodeReading checked(const Grid<N>& givens, TextFormat format);

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
