#include "text/containers/json_text.hpp"

#include <algorithm>
#include <utility>

#include "board/digits.hpp"
#include "text/containers/base64.hpp"
#include "text/containers/lz_string.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

constexpr int kDeepest = 40;

bool is_shallow(std::string_view text) {
    int depth = 0;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0) {
            if (c == '\\') ++i;
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepest) return false;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return true;
}

std::optional<Json> read_strict(std::string_view text) {
    Json value = Json::parse(text.begin(), text.end(), nullptr, false);
    if (value.is_discarded()) return std::nullopt;
    return value;
}

bool is_word_symbol(char c) {
    return std::string_view(",:{}[]\"'").find(c) == std::string_view::npos;
}

bool is_number(std::string_view word) {
    const bool negative = !word.empty() && word[0] == '-';
    if (negative) word.remove_prefix(1);
    if (word.empty() || word[0] == '.' || word.back() == '.') return false;
    if (word.size() > 1 && word[0] == '0' && word[1] != '.') return false;
    return std::count(word.begin(), word.end(), '.') <= 1 &&
           std::all_of(word.begin(), word.end(), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

std::string_view long_name(std::string_view name) {
    constexpr std::pair<std::string_view, std::string_view> kNames[] = {
        {"a", "arrows"},   {"ca", "cages"}, {"ce", "cells"}, {"cs", "cellSize"}, {"l", "lines"}, {"o", "overlays"},
        {"re", "regions"}, {"t", "title"},  {"te", "text"},  {"u", "underlays"}, {"v", "value"}, {"vd", "videos"}};
    for (const auto& [shortened, whole] : kNames) {
        if (name == shortened) return whole;
    }
    return name;
}

void append_quoted(std::string& to, std::string_view word) {
    to += '"';
    to += word;
    to += '"';
}

// A string in either kind of quotes, from its quote at `at`; moves `at` past its end.
std::string strict_string(std::string_view text, std::size_t& at) {
    const char quote = text[at++];
    std::string strict = "\"";
    while (at < text.size() && text[at] != quote) {
        if (text[at] == '\\' && at + 1 < text.size()) {
            if (text[at + 1] != '\'') strict += '\\';  // \' is not an escape of strict JSON
            ++at;
        } else if (text[at] == '"') {
            strict += '\\';
        }
        strict += text[at++];
    }
    ++at;
    return strict + '"';
}

std::string strict_from_short(std::string_view text) {
    std::string strict;
    strict.reserve(text.size() + text.size() / 2);
    char before = 0;  // the character before this place, or 'x' for a value
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == ' ' || (c >= '\t' && c <= '\r')) {
            ++at;
            continue;
        }
        if ((before == '[' || before == ',') && (c == ',' || c == ']')) strict += "{}";
        if (c == '"' || c == '\'') {
            strict += strict_string(text, at);
            before = 'x';
        } else if (!is_word_symbol(c)) {
            strict += c;
            before = c;
            ++at;
        } else {
            std::size_t end = at;
            while (end < text.size() && is_word_symbol(text[end])) ++end;
            const std::string_view word = text.substr(at, end - at);
            at = end;
            if (at < text.size() && text[at] == ':' && before != ':') {
                append_quoted(strict, long_name(word));
            } else if (word == "t" || word == "true") {
                strict += "true";
            } else if (word == "f" || word == "false") {
                strict += "false";
            } else if (word == "null" || is_number(word)) {
                strict += word;
            } else {
                append_quoted(strict, word);
            }
            before = 'x';
        }
    }
    return strict;
}

}  // namespace

std::optional<Json> read_json(std::string_view text) {
    if (text.size() > kLongestJson || !is_shallow(text)) return std::nullopt;
    if (auto value = read_strict(text)) return value;
    return read_strict(strict_from_short(text));
}

std::optional<Json> read_packed_json(std::string_view code) {
    // Packing makes a whole puzzle at most about twenty times smaller: anything that grows more than that is not a
    // puzzle, and not worth the time.
    const std::size_t most = std::min(kLongestJson, 64 * code.size() + 4096);
    const auto unpacked = [most](std::string_view packed) -> std::optional<Json> {
        const auto text = unpack_lz_string(packed, most);
        if (!text || text->empty()) return std::nullopt;
        auto value = read_json(*text);
        if (value && !value->is_object()) return std::nullopt;
        return value;
    };
    if (auto value = unpacked(code)) return value;
    constexpr std::size_t kLongestRepaired = 40000;
    constexpr int kMaxTries = 16;
    if (code.size() > kLongestRepaired) return std::nullopt;
    int tries = 0;
    for (std::size_t at = code.find('/'); at != std::string_view::npos && tries < kMaxTries;
         at = code.find('/', at + 1), ++tries) {
        std::string repaired(code);
        repaired.insert(at, 1, '/');
        if (auto value = unpacked(repaired)) return value;
    }
    return std::nullopt;
}

const Json* member(const Json& object, std::string_view name) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(std::string(name));
    return found == object.end() ? nullptr : &*found;
}

std::string text_member(const Json& object, std::string_view name) {
    const Json* value = member(object, name);
    const auto* text = value == nullptr ? nullptr : value->get_ptr<const Json::string_t*>();
    return text == nullptr ? std::string() : *text;
}

std::optional<int> number_of(const Json& value) {
    if (value.is_number_integer() || value.is_number_unsigned()) {
        const auto number = value.get<std::int64_t>();
        if (number < -1000 || number > 1000) return std::nullopt;
        return static_cast<int>(number);
    }
    const auto* text = value.get_ptr<const Json::string_t*>();
    if (text == nullptr || text->empty() || text->size() > 3) return std::nullopt;
    int number = 0;
    for (const char c : *text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

bool is_nothing(const Json& value) {
    if (value.is_boolean()) return !value.get<bool>();
    if (const auto* text = value.get_ptr<const Json::string_t*>()) return text->empty();
    return value.is_null() || (value.is_structured() && value.empty());
}

unsigned digit_bits_of(const Json* value) {
    unsigned bits = 0;
    const auto add = [&](int digit) {
        if (digit >= 1 && digit <= 9) bits |= digit_bit(digit);
    };
    if (value == nullptr) return bits;
    if (const auto* text = value->get_ptr<const Json::string_t*>()) {
        for (const char c : *text) add(c - '0');
    } else if (value->is_array()) {
        for (const Json& item : *value) add(number_of(item).value_or(0));
    }
    return bits;
}

std::optional<std::string_view> json_in(std::string_view text) {
    const std::size_t first = skip_space(text, 0);
    if (first == text.size() || text[first] != '{') return std::nullopt;
    return text.substr(first);
}

std::optional<std::string_view> packed_json_behind(std::string_view prefix, std::string_view text) {
    if (text.substr(0, prefix.size()) != prefix) return std::nullopt;
    const std::string_view code = text.substr(prefix.size());
    return code.size() >= kShortestPackedJson && is_base64(code) ? std::optional(code) : std::nullopt;
}

}  // namespace rookery::reading
