#include "shell/lab/lab_result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/containers/json_text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using reading::text_member;

const json& member(const json& object, const char* key) {
    static const json kNothing;
    const auto found = object.find(key);
    return found == object.end() ? kNothing : *found;
}

std::uint64_t number_in(const json& number) {
    return number.is_number_unsigned() ? number.get<std::uint64_t>() : 0;
}

std::vector<std::string> texts_in(const json& list) {
    std::vector<std::string> texts;
    if (!list.is_array()) return texts;
    texts.reserve(list.size());
    for (const json& text : list) texts.push_back(text.is_string() ? text.get<std::string>() : std::string{});
    return texts;
}

LabTable table_in(const json& object) {
    LabTable table;
    table.title = text_member(object, "title");
    table.columns = texts_in(member(object, "columns"));
    table.left_out = number_in(member(object, "left_out"));
    const json& rows = member(object, "rows");
    if (!rows.is_array()) return table;
    table.rows.reserve(rows.size());
    for (const json& row : rows) {
        table.rows.push_back(texts_in(row));
        table.rows.back().resize(table.columns.size());
    }
    return table;
}

void add_field(std::string& line, std::string_view text) {
    std::string field(text);
    std::replace_if(
        field.begin(), field.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    line += field;
}

void add_line(std::string& text, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) text += '\t';
        add_field(text, fields[i]);
    }
    text += '\n';
}

}  // namespace

std::optional<LabResult> read_lab_row(std::string_view text) {
    const json row = json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object()) return std::nullopt;
    LabResult result;
    result.end = text_member(row, "end");
    if (result.end.empty() || !member(row, "solutions").is_number_unsigned()) return std::nullopt;
    result.solutions = number_in(member(row, "solutions"));
    result.first_solution = text_member(row, "first_solution");
    result.phrase = text_member(row, "phrase");
    for (const json& pair : member(row, "counters")) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string()) continue;
        result.counters.emplace_back(pair[0].get<std::string>(), number_in(pair[1]));
    }
    const json& depths = member(row, "depths");
    if (depths.is_array()) {
        result.depths.reserve(depths.size());
        for (const json& nodes : depths) result.depths.push_back(number_in(nodes));
    }
    result.notes = texts_in(member(row, "notes"));
    for (const json& table : member(row, "tables")) {
        if (table.is_object()) result.tables.push_back(table_in(table));
    }
    return result;
}

std::string solutions_text(const LabResult& result) {
    const auto count = static_cast<std::int64_t>(result.solutions);
    if (result.is_complete()) {
        if (count == 0) return std::string(words::kLabSolutionNone);
        return counted(count, words::kLabSolutionOne, words::kLabSolutionMany);
    }
    if (count == 0) return std::string(words::kLabSolutionNoneSoFar);
    return counted(count, words::kLabSolutionOneMore, words::kLabSolutionManyMore);
}

std::string as_tsv(const LabTable& table) {
    std::string text;
    add_line(text, table.columns);
    for (const auto& row : table.rows) add_line(text, row);
    return text;
}

}  // namespace rookery::shell
