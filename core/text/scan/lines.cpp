#include "text/scan/lines.hpp"

#include <algorithm>
#include <utility>

#include "text/scan/characters.hpp"

namespace rookery::reading {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::size_t find_from(std::string_view text, char wanted, std::size_t at) {
    return std::min(text.find(wanted, at), text.size());
}

}  // namespace

Line line_of(std::string_view whole, std::int64_t number) {
    std::size_t body = 0;
    for (std::size_t at = skip_space(whole, 0); at < whole.size() && whole[at] == '>'; at = skip_space(whole, body)) {
        body = at + 1;
    }
    // One space belongs to the mark; more would belong to the line.
    if (body > 0 && body < whole.size() && whole[body] == ' ') ++body;
    return {whole, body, number};
}

bool is_blank(const Line& line) {
    return skip_space(line.whole, line.body) == line.whole.size();
}

bool is_comment(const Line& line) {
    // The last line of JSON rows in a file of the command line, which describes them.
    constexpr std::string_view kEndOfRows = R"({"rookery":)";
    const std::string_view rest = line.whole.substr(skip_space(line.whole, line.body));
    if (rest.empty()) return false;
    if (rest.substr(0, kEndOfRows.size()) == kEndOfRows) return true;
    return rest[0] == '#' || rest.substr(0, 2) == "//" || (rest[0] == ';' && !has_semicolon_cells(line));
}

bool has_semicolon_cells(const Line& line) {
    int semicolons = 0;
    for (const char c : line.whole.substr(line.body)) {
        if (c == ';' && semicolons < 3) ++semicolons;
        if (c != ';' && c != '.' && c != ' ' && c != '\t' && (c < '0' || c > '9')) return false;
    }
    return semicolons == 3;
}

LineCutter::LineCutter(std::string_view text, std::int64_t first_line) : text_(text), number_(first_line - 1) {
    if (first_line == 1 && text_.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        text_.remove_prefix(kByteOrderMark.size());
    next_lf_ = find_from(text_, '\n', 0);
    next_cr_ = find_from(text_, '\r', 0);
}

bool LineCutter::next(Line& line) {
    if (at_ >= text_.size()) return false;
    const std::size_t end = std::min(next_lf_, next_cr_);
    line = line_of(text_.substr(at_, end - at_), ++number_);
    at_ = end + 1;
    if (end < text_.size() && text_[end] == '\r' && at_ < text_.size() && text_[at_] == '\n') ++at_;
    if (next_lf_ < at_) next_lf_ = find_from(text_, '\n', at_);
    if (next_cr_ < at_) next_cr_ = find_from(text_, '\r', at_);
    return true;
}

bool field_ends_at(std::string_view line, std::size_t at) {
    return at == line.size() || is(folded(character_at(line, at)), kFieldEnd);
}

bool next_field(std::string_view line, std::size_t from, Field& field) {
    std::size_t at = from;
    while (at < line.size() && field_ends_at(line, at)) at += character_at(line, at).bytes;
    if (at == line.size()) return false;
    field = Field{};
    field.begin = at;
    char32_t first_letter = 0;
    while (at < line.size()) {
        const Character character = character_at(line, at);
        const char32_t code = folded(character);
        const unsigned signs = signs_of(code);
        if ((signs & kFieldEnd) != 0) break;
        ++field.symbols;
        field.digits += (signs & kDigit) != 0;
        field.blanks += (signs & kStandardBlank) != 0;
        field.lines += (signs & (kDash | kBoxLine)) != 0;
        field.controls += (signs & kControl) != 0;
        if ((signs & kLetter) != 0) {
            if (field.letters++ == 0) first_letter = code;
            field.mixed_letters = field.mixed_letters || code != first_letter;
        }
        at += character.bytes;
    }
    field.end = at;
    return true;
}

TextProblem problem_at(const Line& line, const char* at, std::string sentence) {
    return {line.number, column_of(line.whole, static_cast<std::size_t>(at - line.whole.data())), std::move(sentence)};
}

TextProblem problem_at_start(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + skip_space(line.whole, line.body), std::move(sentence));
}

TextProblem problem_at_end(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + visible_end(line.whole, line.body), std::move(sentence));
}

}  // namespace rookery::reading
