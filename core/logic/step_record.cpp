#include "logic/step_record.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

#include "text/containers/json_writer.hpp"

namespace rookery {
namespace {

using Json = nlohmann::json;

constexpr int kDeepestNesting = 8;  // far deeper than any real step

// The fields of each kind of record. A record in an array among other values is written without brackets of its own.
template <class Record>
struct Layout;
template <>
struct Layout<CellDigit> {
    static constexpr bool kIsArray = true;
    static constexpr std::tuple kFields{JsonField{"", &CellDigit::cell, 0, Geometry9::kCells - 1},
                                        JsonField{"", &CellDigit::digit, 1, Geometry9::kSize}};
};
template <>
struct Layout<Mark> {
    static constexpr bool kIsArray = true;
    static constexpr std::tuple kFields{JsonField{"", &Mark::at}, JsonField{"", &Mark::role}};
};
template <>
struct Layout<ChainNode> {
    static constexpr bool kIsArray = true;
    static constexpr std::tuple kFields{
        JsonField{"", &ChainNode::at},         JsonField{"", &ChainNode::on, 0, 1},
        JsonField{"", &ChainNode::reason},     JsonField{"", &ChainNode::parents, 0},
        JsonField{"", &ChainNode::nested, -1}, JsonField{"", &ChainNode::group, 0, Geometry9::kCells - 1, true}};
};
template <>
struct Layout<Chain> {
    static constexpr bool kIsArray = false;
    static constexpr std::tuple kFields{JsonField{"loop", &Chain::loop}, JsonField{"nodes", &Chain::nodes},
                                        JsonField{"ends", &Chain::ends, 0}};
};
template <>
struct Layout<StepRecord> {
    static constexpr bool kIsArray = false;
    static constexpr const auto& kFields = kStepFields;
};
template <class T>
concept Record = requires {
    Layout<T>::kFields;
};
template <class T>
concept ArrayRecord = Record<T> && requires {
    requires Layout<T>::kIsArray;
};

template <class Enumeration>
constexpr std::nullptr_t kWords = nullptr;
template <>
constexpr std::array<std::string_view, 3> kWords<MarkRole>{"base", "cover", "fin"};
template <>
constexpr std::array<std::string_view, 6> kWords<ChainReason>{"assumption", "cell", "box", "row", "column", "pattern"};

template <class T, class F>  // f(field)
void for_each_field(F f) {
    std::apply([&](const auto&... field) { (f(field), ...); }, Layout<T>::kFields);
}

template <class Value>
constexpr bool kIsList = false;
template <class Item>
constexpr bool kIsList<std::vector<Item>> = true;
template <class Value>
constexpr bool kIsOptional = false;
template <class Value>
constexpr bool kIsOptional<std::optional<Value>> = true;

// A switch that is a number in JSON.
template <class Field>
bool is_zero_or_one(const Field& field) {
    return field.low == 0 && field.high == 1;
}

// --- writing ---

template <class Value>
bool is_empty(const Value& value) {
    if constexpr (kIsList<Value>) {
        return value.empty();
    } else {
        return value == Value{};
    }
}

void begin_item(std::string& text) {
    if (text.back() != '[' && text.back() != '{') text += ',';
}

template <class Value, class Field>
void write(std::string& text, const Value& value, const Field& field);

template <Record T>
void write_fields(std::string& text, const T& record) {
    for_each_field<T>([&](const auto& field) {
        const auto& value = record.*field.value;
        using Value = std::remove_cvref_t<decltype(value)>;
        if (field.left_out_if_empty && is_empty(value)) return;
        if constexpr (ArrayRecord<T> && ArrayRecord<Value>) {
            write_fields(text, value);
        } else {
            begin_item(text);
            if (!field.key.empty()) text.append("\"").append(field.key).append("\":");
            write(text, value, field);
        }
    });
}

template <class Value, class Field>
void write(std::string& text, const Value& value, const Field& field) {
    if constexpr (std::same_as<Value, bool>) {
        text += is_zero_or_one(field) ? (value ? "1" : "0") : (value ? "true" : "false");
    } else if constexpr (std::integral<Value>) {
        text += std::to_string(value);
    } else if constexpr (std::is_enum_v<Value>) {
        text.append("\"").append(kWords<Value>[static_cast<std::size_t>(value)]).append("\"");
    } else if constexpr (std::same_as<Value, std::string>) {
        text += json_text_of(value);
    } else if constexpr (kIsOptional<Value>) {
        write(text, *value, field);
    } else if constexpr (kIsList<Value>) {
        text += '[';
        for (const auto& item : value) {
            begin_item(text);
            write(text, item, field);
        }
        text += ']';
    } else {
        text += ArrayRecord<Value> ? '[' : '{';
        write_fields(text, value);
        text += ArrayRecord<Value> ? ']' : '}';
    }
}

// --- reading: each function returns whether the JSON is such a value ---

template <class Value, class Field>
bool read(const Json& json, Value& value, const Field& field);

template <ArrayRecord T>
bool read_elements(const Json& array, std::size_t& at, T& record) {
    bool good = true;
    for_each_field<T>([&](const auto& field) {
        auto& value = record.*field.value;
        if constexpr (ArrayRecord<std::remove_cvref_t<decltype(value)>>) {
            good = good && read_elements(array, at, value);
        } else {
            good = good && (at < array.size() ? read(array[at++], value, field) : field.left_out_if_empty);
        }
    });
    return good;
}

template <Record T>
void read_members(const Json& object, T& record) {
    for_each_field<T>([&](const auto& field) {
        const auto found = object.find(field.key);
        if (found == object.end()) return;
        std::remove_cvref_t<decltype(record.*field.value)> value{};
        if (read(*found, value, field)) record.*field.value = std::move(value);
    });
}

template <class Value, class Field>
bool read(const Json& json, Value& value, const Field& field) {
    if constexpr (std::same_as<Value, bool>) {
        const Json one = is_zero_or_one(field) ? Json(1) : Json(true);
        const Json zero = is_zero_or_one(field) ? Json(0) : Json(false);
        if (json != one && json != zero) return false;
        value = json == one;
    } else if constexpr (std::integral<Value>) {
        if (!json.is_number_integer()) return false;
        const auto number = json.template get<std::int64_t>();
        if (number < field.low || number > field.high || !std::in_range<Value>(number)) return false;
        value = static_cast<Value>(number);
    } else if constexpr (std::is_enum_v<Value>) {
        std::string word;
        const auto found = std::find(kWords<Value>.begin(), kWords<Value>.end(), read(json, word, field) ? word : "");
        if (found == kWords<Value>.end()) return false;
        value = static_cast<Value>(found - kWords<Value>.begin());
    } else if constexpr (std::same_as<Value, std::string>) {
        if (!json.is_string()) return false;
        value = json.template get<std::string>();
    } else if constexpr (kIsOptional<Value>) {
        return read(json, value.emplace(), field);
    } else if constexpr (kIsList<Value>) {
        if (!json.is_array()) return false;
        return std::all_of(json.begin(), json.end(),
                           [&](const Json& item) { return read(item, value.emplace_back(), field); });
    } else if constexpr (ArrayRecord<Value>) {
        std::size_t at = 0;
        return json.is_array() && read_elements(json, at, value);
    } else {
        if (!json.is_object()) return false;
        read_members(json, value);
    }
    return true;
}

// Whether nodes come after their parents, and everything that they refer to exists.
bool is_sound(const Chain& chain, std::size_t nested_count) {
    const auto all_below = [](const std::vector<std::uint16_t>& indices, std::size_t limit) {
        return std::all_of(indices.begin(), indices.end(), [&](std::size_t index) { return index < limit; });
    };
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        if (!all_below(chain.nodes[i].parents, i)) return false;
        if (chain.nodes[i].nested >= static_cast<int>(nested_count)) return false;
    }
    return !chain.nodes.empty() && all_below(chain.ends, chain.nodes.size());
}

void drop_broken_chains(StepRecord& step) {
    std::erase_if(step.chains, [&](const Chain& chain) { return !is_sound(chain, step.nested.size()); });
    for (StepRecord& inner : step.nested) drop_broken_chains(inner);
}

// Reading is recursive, so the depth must be limited.
bool is_deeper_than(int levels, const Json& step) {
    const auto nested = step.find("nested");
    if (nested == step.end() || !nested->is_array() || nested->empty()) return false;
    return levels == 0 || std::any_of(nested->begin(), nested->end(), [=](const Json& inner) {
               return inner.is_object() && is_deeper_than(levels - 1, inner);
           });
}

}  // namespace

template <auto kMember>
std::string json_of_member(const StepRecord& step) {
    constexpr const auto& field = step_field<kMember>();
    std::string text;
    if (!field.left_out_if_empty || !is_empty(step.*kMember)) write(text, step.*kMember, field);
    return text;
}
template std::string json_of_member<&StepRecord::placement>(const StepRecord&);
template std::string json_of_member<&StepRecord::eliminations>(const StepRecord&);
template std::string json_of_member<&StepRecord::marks>(const StepRecord&);
template std::string json_of_member<&StepRecord::cells>(const StepRecord&);
template std::string json_of_member<&StepRecord::houses>(const StepRecord&);
template std::string json_of_member<&StepRecord::digits>(const StepRecord&);
template std::string json_of_member<&StepRecord::variant>(const StepRecord&);
template std::string json_of_member<&StepRecord::chains>(const StepRecord&);
template std::string json_of_member<&StepRecord::nested>(const StepRecord&);

StepRecord read_step(const Json& object) {
    StepRecord step;
    if (!object.is_object() || is_deeper_than(kDeepestNesting, object)) return step;
    read_members(object, step);
    drop_broken_chains(step);
    return step;
}

}  // namespace rookery
