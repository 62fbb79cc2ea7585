// CellMarks: the requirements for the cells of the grid. They are part of the history, so undo includes them.
#pragma once

#include <cstdint>
#include <optional>

#include "shell/board/history.hpp"

namespace rookery::shell {

enum class CellMark : std::uint8_t {
    either,
    required,  // must be a clue
    barred,    // must not be a clue
};

class CellMarks {
  public:
    explicit CellMarks(History& history) : history_{history} {}

    CellMark of(int cell) const;
    // A brush stroke is one undo step: marks with the same stroke number are merged.
    void set(int cell, CellMark mark, std::int64_t stroke);
    void clear();
    bool empty() const { return history_.now().required.empty() && history_.now().barred.empty(); }
    std::optional<CellMark> brush;  // the effect of pressing a cell; none: only selects it

  private:
    History& history_;
};

}  // namespace rookery::shell
