#include "verbs/row.hpp"

#include <nlohmann/json.hpp>

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

std::string key_of(std::string_view column) {
    std::string key;
    for (const char c : column) {
        const bool upper = 'A' <= c && c <= 'Z';
        key += c == ' ' ? '_' : upper ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return key;
}

Json to_json(const Row::Value& value) {
    if (const auto* b = std::get_if<bool>(&value)) return *b;
    if (const auto* n = std::get_if<std::int64_t>(&value)) return *n;
    if (const auto* d = std::get_if<double>(&value)) return *d;
    if (const auto* s = std::get_if<std::string>(&value)) return *s;
    if (const auto* list = std::get_if<std::vector<std::string>>(&value)) return *list;
    if (const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value)) return *numbers;
    return nullptr;
}

}  // namespace

Row& Row::text(std::string_view column, std::string_view value) {
    return shown(column, value, std::string(value));
}
Row& Row::number(std::string_view column, std::int64_t value) {
    return shown(column, std::to_string(value), value);
}
Row& Row::absent(std::string_view column) {
    return shown(column, "-", std::monostate{});
}
Row& Row::shown(std::string_view column, std::string_view text, Value value) {
    fields_.push_back({std::string(column), true, std::string(text), std::move(value)});
    return *this;
}
Row& Row::extra(std::string_view key, Value value) {
    fields_.push_back({std::string(key), false, {}, std::move(value)});
    return *this;
}

std::string Row::write(bool json) const {
    if (json) {
        Json object = Json::object();
        for (const Field& field : fields_) object[key_of(field.name)] = to_json(field.value);
        return object.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    std::string line;
    bool first = true;
    for (const Field& field : fields_) {
        if (!field.in_text) continue;
        if (!first) line += '\t';
        first = false;
        line += field.text;
    }
    return line;
}

}  // namespace rookery
