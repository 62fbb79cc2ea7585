// EnumeratePage: a solved grid, its unavoidable sets, and the search for its puzzles of so many clues.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/enumeration.hpp"
#include "model/estimate.hpp"
#include "model/field.hpp"
#include "model/history.hpp"
#include "model/unavoidable_sets.hpp"

namespace rookery::shell {

enum class EnumerateView : std::uint8_t { sets, puzzles };

// What is asked of a cell of the grid.
enum class CellMark : std::uint8_t {
    either,
    required,  // it is to be a clue
    barred,    // it is to be none
};

class EnumeratePage {
  public:
    explicit EnumeratePage(History& history) : history_{history} {}

    const Grid9& grid() const { return history_.now().grid; }
    bool has_grid() const { return grid().is_full(); }
    void set_grid(const Grid9& grid, std::string name);  // one undo step; the marks go
    std::string problem;                                 // why the last text gave no grid
    EnumerateView view = EnumerateView::sets;

    // --- the cells' marks ---
    CellMark mark_of(int cell) const;
    // One brush stroke is one undo step: cells marked with the same stroke number belong together.
    void mark(int cell, CellMark mark, std::int64_t stroke);
    void clear_marks();
    bool has_marks() const { return !history_.now().required.empty() || !history_.now().barred.empty(); }
    std::optional<CellMark> brush;  // what a press on a cell makes of it; none: a press only selects

    // --- what is asked for ---
    Field clues{"17", {}};
    Field most{"100000", {}};  // empty: no limit
    bool minimal = false;
    bool first_only = false;
    bool gridchecker = false;  // the method that goes by falling position, instead of by bands
    // The options of the verbs `enumerate` and `estimate`, or nothing when a field cannot be read (its problem is set).
    // The limit is none of the estimate's.
    std::optional<CallOptions> read_options(bool with_limit);
    // The same without a word about the fields.
    std::optional<CallOptions> options_now(bool with_limit) const;
    // Fields and marks as a call that was made before had them.
    void take_options(const CallOptions& options);
    std::string input() const;  // of the verbs: the grid as a line

    UnavoidableSets sets;
    bool loading_sets = false;  // the next text that comes holds sets
    Estimate estimate;
    Enumerations all;
    Enumeration* shown() { return all.of(grid()); }  // of this grid, or null
    const Enumeration* shown() const { return all.of(grid()); }

    // --- what was kept from before ---
    std::vector<KeptWork> kept;  // enumerations only
    std::string discarding;      // the key of the one whose Discard was pressed once
    // The kept one that Start would go on with, or null.
    const KeptWork* kept_of(const CallOptions& options) const;

  private:
    std::optional<CallOptions> options_of(Field& clue_field, Field& limit_field, bool with_limit) const;

    History& history_;
};

}  // namespace rookery::shell
