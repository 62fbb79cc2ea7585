// The type of a column's value in JSON. Whatever writes a value returns its type (RowWriter, and the function put() of
// a type), so a column declares the type that it writes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace rookery {

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

}  // namespace rookery
