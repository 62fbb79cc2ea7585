// One result row, built once and written either as tab-separated text or as a JSON object.
//
// The JSON keys are the column names in lower case with underscores: "first solution" is "first_solution".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rookery {

class Row {
  public:
    // A value of JSON; monostate is null.
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<std::string>,
                               std::vector<std::int64_t>>;

    Row& text(std::string_view column, std::string_view value);
    Row& number(std::string_view column, std::int64_t value);
    Row& absent(std::string_view column);  // "-" and null
    // Shown one way to people and another to programs: "2+" and 2, "7.2" and 72.
    Row& shown(std::string_view column, std::string_view text, Value value);
    // Only in the JSON object.
    Row& extra(std::string_view key, Value value);

    std::string write(bool json) const;

  private:
    struct Field {
        std::string name;
        bool in_text;
        std::string text;
        Value value;
    };
    std::vector<Field> fields_;
};

}  // namespace rookery
