#include "verbs/declare/row_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/text.hpp"

namespace rookery {
namespace {

char key_character(char c) {
    const bool upper = 'A' <= c && c <= 'Z';
    return c == ' ' ? '_' : upper ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_plain(char c) {
    return ' ' <= c && c <= '~' && c != '"' && c != '\\';
}

}  // namespace

// In text, a tab precedes every field but the first; in JSON, a comma or the opening brace, and then the key.
void RowWriter::begin_value() {
    const bool first = std::exchange(first_, false);
    if (!json_) {
        if (!first) row_ += '\t';
        return;
    }
    row_ += first ? "{\"" : ",\"";
    for (const char c : name_) row_ += key_character(c);
    row_ += "\":";
}

TextValue RowWriter::put(std::string_view text) {
    begin_value();
    if (json_) {
        append_quoted(text);
    } else {
        row_ += text;
    }
    return {};
}

TextValue RowWriter::put(const Grid9& grid) {
    begin_value();
    if (json_) row_ += '"';
    append_line(row_, grid);
    if (json_) row_ += '"';
    return {};
}

NumberValue RowWriter::put_number(std::int64_t number) {
    begin_value();
    append_number(number);
    return {};
}

NullValue RowWriter::put_absent() {
    return put("-", nullptr);
}

NullValue RowWriter::put(std::string_view text, std::nullptr_t) {
    begin_value();
    row_ += json_ ? "null" : text;
    return {};
}

SwitchValue RowWriter::put(std::string_view text, bool value) {
    begin_value();
    row_ += !json_ ? text : value ? "true" : "false";
    return {};
}

NumberValue RowWriter::put(std::string_view text, std::int64_t value) {
    if (json_) {
        begin_value();
        append_number(value);
    } else {
        put(text);
    }
    return {};
}

NumberValue RowWriter::put(std::string_view text, double value) {
    begin_value();
    if (json_) {
        row_ += nlohmann::json(value).dump();
    } else {
        row_ += text;
    }
    return {};
}

TextsValue RowWriter::put(std::string_view text, const std::vector<std::string>& value) {
    if (json_) return put(value);
    put(text);
    return {};
}

NumbersValue RowWriter::put(std::string_view text, const std::vector<std::int64_t>& value) {
    if (json_) return put(value);
    put(text);
    return {};
}

TextsValue RowWriter::put(const std::vector<std::string>& texts) {
    begin_value();
    append_list(texts);
    return {};
}

NumbersValue RowWriter::put(const std::vector<std::int64_t>& numbers) {
    begin_value();
    append_list(numbers);
    return {};
}

JsonValue RowWriter::put_json(std::string_view value) {
    begin_value();
    row_ += value;
    return {};
}

std::string_view RowWriter::end() {
    if (json_) row_ += first_ ? "{}" : "}";
    return row_;
}

void RowWriter::end_line() {
    end();
    row_ += '\n';
}

void RowWriter::append_number(std::int64_t number) {
    std::array<char, 20> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    row_.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

void RowWriter::append_quoted(std::string_view text) {
    if (std::all_of(text.begin(), text.end(), is_plain)) {
        row_ += '"';
        row_ += text;
        row_ += '"';
    } else {
        row_ += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
}

void RowWriter::append_list(const std::vector<std::string>& texts) {
    if (json_) row_ += '[';
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) row_ += json_ ? ',' : ' ';
        if (json_) {
            append_quoted(texts[i]);
        } else {
            row_ += texts[i];
        }
    }
    if (json_) row_ += ']';
}

void RowWriter::append_list(const std::vector<std::int64_t>& numbers) {
    if (json_) row_ += '[';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) row_ += json_ ? ',' : ' ';
        append_number(numbers[i]);
    }
    if (json_) row_ += ']';
}

std::string key_of_column(std::string_view name) {
    std::string key(name);
    std::transform(key.begin(), key.end(), key.begin(), key_character);
    return key;
}

}  // namespace rookery
