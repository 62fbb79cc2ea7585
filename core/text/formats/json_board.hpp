// A board in JSON, size x size objects. f-puzzles and SudokuPad differ only in the names of the fields.
#pragma once

#include <string>
#include <vector>

#include "text/containers/json_text.hpp"
#include "text/formats/reading.hpp"

namespace rookery::reading {

// Names of rules, in the order found, without duplicates.
class RuleNames {
  public:
    void add(std::string name);
    bool empty() const { return names_.empty(); }
    std::string joined() const;  // "thermometer, killercage"

  private:
    std::vector<std::string> names_;
};
Reading refused_for_rules(const RuleNames& rules);

// A sentence if the board has none of the three sizes, or rows of unequal length; empty if it is valid.
std::string problem_of_board(const Json& rows, std::string_view name, int& size);

struct JsonCell {
    int value = 0;
    bool given = false;
    unsigned centre_marks = 0;
    unsigned corner_marks = 0;
};
// The puzzle with these cells, row by row. A value beyond the size is a problem.
Reading puzzle_of(const std::vector<JsonCell>& cells, int size, const TextFormat& format, ExtrasBuilder extras);

}  // namespace rookery::reading
