// Writes a result row straight into a buffer: as tab-separated text or as a JSON object.
//
// The columns (column.hpp) supply the names and values of the fields, each value as text for people and as a value for
// programs: "2+" and 2, "7.2" and 72. The key of a field in JSON is its name in lower case with underscores: "first
// solution" is "first_solution".
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery {

// The type of a column's value in JSON. Whatever writes a value returns its type (RowWriter, and the function put() of
// a type), so a column declares the type that it writes.
struct ValueType {
    std::string_view name;  // as TypeScript writes it: "number", "Chain[]"
    bool nullable = false;
    bool optional = false;  // the key is missing if there is no value
};

// A literal as an argument of a template.
template <std::size_t kSize>
struct TypeName {
    char text[kSize]{};
    constexpr TypeName(const char (&literal)[kSize]) { std::copy_n(literal, kSize, text); }
};

template <TypeName kName>
struct ValueOf {
    static constexpr ValueType kType{std::string_view(kName.text, sizeof(kName.text) - 1)};
};
using TextValue = ValueOf<"string">;
using NumberValue = ValueOf<"number">;
using SwitchValue = ValueOf<"boolean">;
using TextsValue = ValueOf<"string[]">;
using NumbersValue = ValueOf<"number[]">;

struct NullValue {};
// JSON that the caller wrote: of the type that the caller declares.
struct JsonValue {
    template <TypeName kName>
    operator ValueOf<kName>() const {
        return {};
    }
};

template <class Value>
struct OrNull {
    static constexpr ValueType kType{Value::kType.name, true};
    OrNull(Value) {}
    OrNull(NullValue) {}
};
template <class Value>
struct OrNothing {
    static constexpr ValueType kType{Value::kType.name, Value::kType.nullable, true};
};

class RowWriter {
  public:
    explicit RowWriter(bool json) : json_{json} {}

    bool json() const { return json_; }
    void begin() {
        clear();
        begin_next();
    }
    // After the rows already there.
    void begin_next() { first_ = true; }
    // Starts the next field. JSON omits it if no value follows; text must have every field.
    void field(std::string_view name) { name_ = name; }

    TextValue put(std::string_view text);
    TextValue put(const std::string& text) { return put(std::string_view(text)); }
    TextValue put(const char* text) { return put(std::string_view(text)); }
    template <std::integral Value>
    auto put(Value value) {  // a bool is yes or no
        if constexpr (std::same_as<Value, bool>) {
            return put(value ? "yes" : "no", value);
        } else {
            return put_number(static_cast<std::int64_t>(value));
        }
    }
    TextValue put(const Grid9& grid);  // 81 characters
    // A list; in text separated by blanks.
    TextsValue put(const std::vector<std::string>& texts);
    NumbersValue put(const std::vector<std::int64_t>& numbers);
    NullValue put_absent();  // - and null
    // Different values for people and for programs.
    NullValue put(std::string_view text, std::nullptr_t value);
    SwitchValue put(std::string_view text, bool value);
    NumberValue put(std::string_view text, std::int64_t value);
    NumberValue put(std::string_view text, double value);
    TextsValue put(std::string_view text, const std::vector<std::string>& value);
    NumbersValue put(std::string_view text, const std::vector<std::int64_t>& value);
    // Only in objects.
    template <std::same_as<double> Value>
    NumberValue put(Value value) {
        return put("", value);
    }
    JsonValue put_json(std::string_view value);  // already JSON

    std::string_view end();  // the row, until the next begin()
    void end_line();         // ends a row among others, with a line feed

    void clear() { row_.clear(); }
    std::string_view lines() const { return row_; }

  private:
    void begin_value();
    NumberValue put_number(std::int64_t number);
    void append_number(std::int64_t number);
    void append_quoted(std::string_view text);
    void append_list(const std::vector<std::string>& texts);
    void append_list(const std::vector<std::int64_t>& numbers);

    bool json_;
    bool first_ = true;  // no value so far
    std::string row_;    // and any rows kept before it
    std::string_view name_;
};

std::string key_of_column(std::string_view name);

}  // namespace rookery
