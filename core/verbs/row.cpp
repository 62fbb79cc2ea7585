#include "verbs/row.hpp"

#include <nlohmann/json.hpp>

#include "text/text.hpp"

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

void Row::clear() {
    begun_ = false;
    line_.clear();
    fields_.clear();
}

void Row::begin_field() {
    if (begun_) line_ += '\t';
    begun_ = true;
}

void Row::add_text(std::string_view text) {
    begin_field();
    line_ += text;
}

Row& Row::line(std::string_view column, const Grid9& grid) {
    if (json_) return extra(column, to_line(grid));
    begin_field();
    append_line(line_, grid);
    return *this;
}
Row& Row::text(std::string_view column, std::string_view value) {
    if (json_) return extra(column, std::string(value));
    add_text(value);
    return *this;
}
Row& Row::number(std::string_view column, std::int64_t value) {
    if (json_) return extra(column, value);
    add_text(std::to_string(value));
    return *this;
}
Row& Row::absent(std::string_view column) {
    return shown(column, "-", std::monostate{});
}
Row& Row::shown(std::string_view column, std::string_view text, Value value) {
    if (json_) return extra(column, std::move(value));
    add_text(text);
    return *this;
}
Row& Row::extra(std::string_view key, Value value) {
    if (json_) fields_.emplace_back(key_of(key), std::move(value));
    return *this;
}

const std::string& Row::write() {
    if (!json_) return line_;
    Json object = Json::object();
    for (const auto& [key, value] : fields_) object[key] = to_json(value);
    line_ = object.dump(-1, ' ', false, Json::error_handler_t::replace);
    return line_;
}

}  // namespace rookery
