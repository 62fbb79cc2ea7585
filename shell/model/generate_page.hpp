// GeneratePage: what puzzles are wanted, and those that were found.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "model/field.hpp"
#include "model/history.hpp"
#include "model/patterns.hpp"
#include "model/table.hpp"

namespace rookery::shell {

class GeneratePage {
  public:
    explicit GeneratePage(History& history) : history_{history} {}

    CellSet pattern() const { return history_.now().pattern; }
    void set_pattern(CellSet pattern, std::string name);
    // One brush stroke is one undo step: cells drawn with the same stroke number belong together.
    void draw(int cell, bool clue, std::int64_t stroke);
    PatternSymmetry symmetry() const { return symmetry_; }
    // The pattern is completed to the symmetry.
    void set_symmetry(PatternSymmetry symmetry);

    Field count{"10", {}};
    Field er_from, er_to;        // empty: any
    Field clues_from, clues_to;  // empty: any; only used while no cell is drawn
    bool minimal = false;

    // The options of the verb `generate`, or nothing when a field cannot be read (its problem is set).
    bool read_options(std::uint64_t seed, std::map<std::string, std::string>& options);
    std::int64_t wanted() const { return wanted_; }

    // --- results ---
    int work = 0;  // 0: none so far
    bool running = false;
    std::string failure;  // why the last work failed
    Table table;
    int selected = -1;

  private:
    History& history_;
    PatternSymmetry symmetry_ = PatternSymmetry::none;
    std::int64_t wanted_ = 10;
};

}  // namespace rookery::shell
