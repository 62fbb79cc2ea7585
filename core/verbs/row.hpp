// One result row, built once: as tab-separated text or as a JSON object.
//
// The JSON keys are the column names in lower case with underscores: "first solution" is "first_solution".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "board/grid.hpp"

namespace rookery {

class Row {
  public:
    // A value of JSON; monostate is null.
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<std::string>,
                               std::vector<std::int64_t>>;

    explicit Row(bool json) : json_{json} {}

    void clear();  // for the next one

    Row& text(std::string_view column, std::string_view value);
    Row& line(std::string_view column, const Grid9& grid);  // as text of 81 characters
    Row& number(std::string_view column, std::int64_t value);
    Row& absent(std::string_view column);  // "-" and null
    // Shown one way to people and another to programs: "2+" and 2, "7.2" and 72.
    Row& shown(std::string_view column, std::string_view text, Value value);
    // Only in the JSON object.
    Row& extra(std::string_view key, Value value);

    const std::string& write();  // until the next change

  private:
    void begin_field();  // the next one of the line
    void add_text(std::string_view text);

    bool json_;
    bool begun_ = false;
    std::string line_;                                   // of text; or all of it, once it is written
    std::vector<std::pair<std::string, Value>> fields_;  // of JSON
};

}  // namespace rookery
