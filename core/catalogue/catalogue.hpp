// core/catalogue: the 5,472,730,538 essentially different solved grids, in the order of their min-lex forms. Read this
// first.
//
//   grid ──► min-lex form ──► first band, row 4, beginning of row 5 ──► CountTable: grids before it ─┐
//                                                                                                    ├─► number
//                             second and third bands, counted one by one ────────────────────────────┘
//
// Numbers are 1..kGridClasses. The forms are ordered row by row, as in every list of min-lex grids.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "board/grid.hpp"
#include "catalogue/count_table.hpp"
#include "catalogue/min_lex_rows.hpp"
#include "job/function_ref.hpp"

namespace rookery {

using GridNumber = std::uint64_t;

// Caches the data that it prepares for each first band (half a millisecond, up to 40 KB each, 16 MB in all). Callers
// with many queries keep one object per thread.
class Catalogue {
  public:
    // `table` must outlive it.
    explicit Catalogue(const CountTable& table);
    ~Catalogue();

    // The number of the class of `grid`, which must be solved.
    GridNumber number_of(const Grid9& grid) { return number_of(min_lex_rows(grid)); }
    GridNumber number_of(const MinLexRows& form);
    // The min-lex form of a number, 1..kGridClasses.
    Grid9 grid(GridNumber number);

    // Receives grids in ascending order. False: stop.
    using Visitor = FunctionRef<bool(GridNumber, const Grid9&)>;
    // The grids first..last; 1 <= first, last <= kGridClasses. None if last < first.
    void visit(GridNumber first, GridNumber last, Visitor visitor);

  private:
    class BandIndex;
    BandIndex& band(int band_class);

    const CountTable& table_;
    std::array<std::unique_ptr<BandIndex>, kBandClasses> bands_;
};

}  // namespace rookery
