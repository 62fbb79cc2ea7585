#include "shards/last_line.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "board/hash.hpp"

namespace rookery::cli {
namespace {

using Fields = std::vector<std::pair<std::string, std::string>>;  // name, value

constexpr std::string_view kComment = "# ";
constexpr std::string_view kProgram = "rookery";
constexpr std::string_view kFormat = "format";
constexpr std::string_view kHash = "fnv1a64";
constexpr std::string_view kWhole = "all";
constexpr std::size_t kLongestValue = 60;

// All fields except the hash.
Fields fields_of(const LastLine& line) {
    Fields fields{{std::string(kProgram), line.program},
                  {std::string(kFormat), std::to_string(kFileFormat)},
                  {"call", line.call},
                  {"input", line.input},
                  {"range", line.range ? line.range->text() : std::string(kWhole)}};
    if (!line.shard.empty()) fields.emplace_back("shard", line.shard);
    fields.emplace_back("rows", std::to_string(line.rows));
    fields.emplace_back("problems", std::to_string(line.problems));
    return fields;
}

// The line up to the digits of its hash.
std::string text_before_hash(const LastLine& line) {
    const Fields fields = fields_of(line);
    std::string text;
    if (line.has("--json")) {
        nlohmann::ordered_json object;
        for (const auto& [name, value] : fields) object[name] = value;
        text = object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
        text.pop_back();
        return text.append(",\"").append(kHash).append("\":\"");
    }
    for (const auto& [name, value] : fields) {
        text.append(text.empty() ? kComment : "\t").append(name).append(" ").append(value);
    }
    return text.append("\t").append(kHash).append(" ");
}

Fields fields_in_comment(std::string_view line) {
    Fields fields;
    line.remove_prefix(kComment.size());
    while (true) {
        const std::string_view field = line.substr(0, line.find('\t'));
        const std::size_t blank = std::min(field.find(' '), field.size());
        fields.emplace_back(field.substr(0, blank), field.substr(std::min(blank + 1, field.size())));
        if (field.size() == line.size()) return fields;
        line.remove_prefix(field.size() + 1);
    }
}

Fields fields_in_json(std::string_view line) {
    const auto object = nlohmann::ordered_json::parse(line, nullptr, false);
    Fields fields;
    if (!object.is_object()) return fields;
    for (const auto& [name, value] : object.items()) {
        if (!value.is_string()) return {};
        fields.emplace_back(name, value.get<std::string>());
    }
    return fields;
}

Fields fields_in(std::string_view line) {
    const bool comment = line.substr(0, kComment.size()) == kComment;
    Fields fields = comment ? fields_in_comment(line) : fields_in_json(line);
    if (!fields.empty() && fields.front().first != kProgram) fields.clear();
    return fields;
}

std::string value_of(const Fields& fields, std::string_view name) {
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.first == name; });
    return field == fields.end() ? std::string() : field->second;
}

template <class Number>
std::optional<Number> number_in(std::string_view text, int base = 10) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number, base);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number;
}

std::optional<ShardRange> range_in(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos || blank == 0) return std::nullopt;
    return shard_range(text.substr(0, blank), text.substr(blank + 1));
}

std::string hash_of(std::string_view text) {
    Hash hash;
    hash.add(text);
    return hexadecimal(hash.value());
}

}  // namespace

std::string ShardRange::text() const {
    return of + ' ' + std::to_string(first) + ".." + std::to_string(last);
}

std::optional<ShardRange> shard_range(std::string_view of, std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return std::nullopt;
    const auto first = number_in<std::int64_t>(text.substr(0, dots));
    const auto last = number_in<std::int64_t>(text.substr(dots + 2));
    if (!first || !last || *first < 1 || *last < *first) return std::nullopt;
    return ShardRange{std::string(of), *first, *last};
}

bool LastLine::has(std::string_view option) const {
    return (call + ' ').find(' ' + std::string(option) + ' ') != std::string::npos;
}

std::uint64_t LastLine::hash_after(Hash rows) const {
    rows.add(text_before_hash(*this));
    return rows.value();
}

std::string LastLine::text() const {
    return text_before_hash(*this) + hexadecimal(hash) + (has("--json") ? "\"}" : "");
}

std::optional<LastLine> read_last_line(std::string_view line) {
    const Fields fields = fields_in(line);
    const auto value = [&fields](std::string_view name) { return value_of(fields, name); };
    const auto rows = number_in<std::int64_t>(value("rows"));
    const auto problems = number_in<std::int64_t>(value("problems"));
    const auto hash = number_in<std::uint64_t>(value(kHash), 16);
    if (!rows || !problems || !hash) return std::nullopt;
    LastLine read{fields.front().second, value("call"), value("input"), range_in(value("range")),
                  value("shard"),        *rows,         *problems,      *hash};
    // It must be exactly what text() writes: a line that was cut short may still have numbers.
    if (read.text() != line) return std::nullopt;
    return read;
}

std::string other_format(std::string_view line) {
    const Fields fields = fields_in(line);
    if (fields.empty()) return {};
    const std::string format = value_of(fields, kFormat);
    if (format == std::to_string(kFileFormat)) return {};
    return format.empty() ? "1" : format;
}

std::string call_text(std::string_view verb, const std::map<std::string, std::string>& options) {
    std::string text(verb);
    for (const auto& [name, value] : options) {
        text += " --" + name;
        if (value.empty()) continue;
        const auto is_white = [](unsigned char c) { return c <= ' '; };
        const bool plain = value.size() <= kLongestValue && std::none_of(value.begin(), value.end(), is_white);
        text += '=' + (plain ? value : "fnv1a64:" + hash_of(value));
    }
    return text;
}

}  // namespace rookery::cli
