// Puzzles for the pieces, one after another. With the same puzzle in every call, the processor would predict every
// branch.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "support/samples.hpp"

namespace rookery::bench {

template <class T>
class InTurn {
  public:
    explicit InTurn(std::vector<T> items) : items_(std::move(items)) {}  // at least one
    T& next() {
        if (++at_ == items_.size()) at_ = 0;
        return items_[at_];
    }

  private:
    std::vector<T> items_;
    std::size_t at_ = 0;
};

template <class Lines, class F>
auto in_turn(const Lines& lines, F make) {
    std::vector<decltype(make(Grid9{}))> items;
    items.reserve(lines.size());
    for (const std::string_view line : lines) items.push_back(make(samples::grid_of(line)));
    return InTurn(std::move(items));
}
template <class Lines>
InTurn<Grid9> grids_in_turn(const Lines& lines) {
    return in_turn(lines, [](const Grid9& grid) { return grid; });
}

}  // namespace rookery::bench
