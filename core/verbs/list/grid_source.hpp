// Grids by number, for verbs that process each grid without a text to read.
#pragma once

#include <cstdint>

#include "board/grid.hpp"
#include "job/function_ref.hpp"

namespace rookery {

class GridSource {
  public:
    virtual ~GridSource() = default;

    virtual std::int64_t count() const = 0;
    // Visits grids begin..end-1, from 0, in order. Several threads may call it at once.
    virtual void visit(std::int64_t begin, std::int64_t end, FunctionRef<void(const Grid9&)> take) const = 0;
};

}  // namespace rookery
