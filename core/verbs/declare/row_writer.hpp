// One result row, written straight into one buffer: as tab-separated text or as a JSON object.
//
// The columns (column.hpp) name the fields and bring the values, each in the text of people and in the value of
// programs: "2+" and 2, "7.2" and 72. The key of a field in JSON is its name in lower case with underscores: "first
// solution" is "first_solution".
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery {

class RowWriter {
  public:
    explicit RowWriter(bool json) : json_{json} {}

    bool json() const { return json_; }
    void begin() {
        clear();
        begin_next();
    }
    // Behind the rows that are there.
    void begin_next() { first_ = true; }
    // The field that comes next. It is left out if no value comes; in text, none may be left out.
    void field(std::string_view name) { name_ = name; }

    void put(std::string_view text);
    void put(const std::string& text) { put(std::string_view(text)); }
    void put(const char* text) { put(std::string_view(text)); }
    template <std::integral Value>
    void put(Value value) {  // yes or no of a bool
        if constexpr (std::same_as<Value, bool>) {
            put(value ? "yes" : "no", value);
        } else {
            put_number(static_cast<std::int64_t>(value));
        }
    }
    void put(const Grid9& grid);  // 81 characters
    // A list; in text with blanks between.
    void put(const std::vector<std::string>& texts);
    void put(const std::vector<std::int64_t>& numbers);
    void put_absent();  // - and null
    // Different for people and for programs.
    void put(std::string_view text, std::nullptr_t value);
    void put(std::string_view text, bool value);
    void put(std::string_view text, std::int64_t value);
    void put(std::string_view text, double value);
    void put(std::string_view text, const std::vector<std::string>& value);
    void put(std::string_view text, const std::vector<std::int64_t>& value);
    // In an object only.
    template <std::same_as<double> Value>
    void put(Value value) {
        put("", value);
    }
    void put_json(std::string_view value);  // one that is JSON already

    std::string_view end();  // the row, until the next begin()
    void end_line();         // of a row among others: a line feed behind it

    void clear() { row_.clear(); }
    std::string_view lines() const { return row_; }

  private:
    void begin_value();
    void put_number(std::int64_t number);
    void append_number(std::int64_t number);
    void append_quoted(std::string_view text);
    void append_list(const std::vector<std::string>& texts);
    void append_list(const std::vector<std::int64_t>& numbers);

    bool json_;
    bool first_ = true;  // no value has come yet
    std::string row_;    // and those before it that are kept
    std::string_view name_;
};

std::string key_of_column(std::string_view name);

}  // namespace rookery
