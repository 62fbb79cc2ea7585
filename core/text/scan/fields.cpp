#include "text/scan/fields.hpp"

#include "text/scan/characters.hpp"

namespace rookery::reading {

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

}  // namespace rookery::reading
