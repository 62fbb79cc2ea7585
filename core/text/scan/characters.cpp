#include "text/scan/characters.hpp"

#include <algorithm>
#include <charconv>

namespace rookery::reading {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

bool is_in(char32_t code, char32_t first, char32_t last) {
    return code >= first && code <= last;
}

// Zero-width and directional characters, which are not visible themselves.
bool is_invisible(char32_t code) {
    return is_in(code, 0x200B, 0x200F) || is_in(code, 0x2028, 0x202E) || is_in(code, 0x2060, 0x206F) ||
           code == 0xFEFF || code == 0xAD;
}

bool is_control(char32_t code) {
    return code < 0x20 || is_in(code, 0x7F, 0x9F);
}

std::string hexadecimal(const char* prefix, char32_t value, int least_digits) {
    std::string digits;
    for (; value != 0 || static_cast<int>(digits.size()) < least_digits; value >>= 4U) {
        digits.insert(digits.begin(), "0123456789ABCDEF"[value & 15U]);
    }
    return prefix + digits;
}

// "&nbsp;", "&#183;", "&#xB7;"; or the '&' itself.
Character reference_at(std::string_view text, std::size_t at) {
    constexpr Character kAmpersand{U'&', 1, true};
    constexpr std::size_t kLongest = 10;
    const std::string_view rest = text.substr(at + 1, kLongest);
    const std::size_t size = rest.find(';');
    if (size == std::string_view::npos || size == 0) return kAmpersand;
    const auto bytes = static_cast<std::uint8_t>(size + 2);
    const std::string_view name = rest.substr(0, size);
    if (name[0] != '#') {
        struct Named {
            std::string_view name;
            char32_t code;
        };
        constexpr Named kNamed[] = {{"nbsp", 0xA0},    {"ensp", 0x2002},   {"emsp", 0x2003}, {"thinsp", 0x2009},
                                    {"middot", 0xB7},  {"bull", 0x2022},   {"lt", U'<'},     {"gt", U'>'},
                                    {"amp", U'&'},     {"quot", U'"'},     {"apos", U'\''},  {"ndash", 0x2013},
                                    {"mdash", 0x2014}, {"square", 0x25A1}, {"ast", U'*'},    {"period", U'.'}};
        for (const Named& known : kNamed) {
            if (name == known.name) return {known.code, bytes, true};
        }
        return kAmpersand;
    }
    const bool in_hex = size > 1 && (name[1] == 'x' || name[1] == 'X');
    const std::string_view digits = name.substr(in_hex ? 2 : 1);
    std::uint32_t code = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, code, in_hex ? 16 : 10);
    if (read.ec != std::errc{} || read.ptr != end || code > 0x10FFFF || is_in(code, 0xD800, 0xDFFF)) return kAmpersand;
    return {code, bytes, true};
}

}  // namespace

Character multibyte_at(std::string_view text, std::size_t at) {
    return text[at] == '&' ? reference_at(text, at) : utf8_at(text, at);
}

Character utf8_at(std::string_view text, std::size_t at) {
    if (static_cast<unsigned char>(text[at]) < 0x80) return {static_cast<unsigned char>(text[at]), 1, true};
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    const Character invalid{lead, 1, false};
    const int length = is_in(lead, 0xC2, 0xDF) ? 2 : is_in(lead, 0xE0, 0xEF) ? 3 : is_in(lead, 0xF0, 0xF4) ? 4 : 0;
    if (length == 0 || text.size() - at < static_cast<std::size_t>(length)) return invalid;
    char32_t code = lead & (0xFFU >> static_cast<unsigned>(length + 1));
    for (int i = 1; i < length; ++i) {
        const unsigned char next = byte(at + static_cast<std::size_t>(i));
        if ((next & 0xC0U) != 0x80U) return invalid;
        code = (code << 6U) | (next & 0x3FU);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10FFFF || is_in(code, 0xD800, 0xDFFF)) return invalid;
    return {code, static_cast<std::uint8_t>(length), true};
}

char32_t folded_beyond_ascii(const Character& character) {
    const char32_t code = character.code;
    if (!character.valid) return code;
    if (is_in(code, 0xFF01, 0xFF5E)) return code - 0xFEE0;
    if (code == 0xA0 || is_in(code, 0x2000, 0x200D) || is_in(code, 0x2028, 0x2029) || code == 0x202F ||
        code == 0x205F || code == 0x2060 || code == 0x3000 || code == 0xFEFF) {
        return U' ';
    }
    return code;
}

std::uint16_t signs_beyond_ascii(char32_t code) {
    if (is_in(code, 0x2018, 0x201F) || code == 0xAB || code == 0xBB) return kFieldEnd | kCellSeparator;  // quotes
    if (is_in(code, 0x2010, 0x2015) || code == 0x2212) return kDash;
    if (is_in(code, 0x2500, 0x257F) || code == 0xA6) return kCellSeparator | kBoxLine;
    if (is_control(code)) return kControl;
    return kLetter;
}

bool is_printable(const Character& character) {
    return character.valid && !is_control(character.code) && !is_invisible(character.code) &&
           !is_space(folded(character));
}

std::size_t skip_space(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const Character character = character_at(text, at);
        if (!is_space(folded(character))) break;
        at += character.bytes;
    }
    return at;
}

std::size_t visible_end(std::string_view text, std::size_t begin) {
    std::size_t end = begin;
    for (std::size_t at = begin; at < text.size();) {
        const Character character = character_at(text, at);
        at += character.bytes;
        if (!is_space(folded(character))) end = at;
    }
    return end;
}

bool is_utf16(std::string_view text) {
    const std::string_view mark = text.substr(0, 2);
    return mark == "\xFF\xFE" || mark == "\xFE\xFF";
}

std::int64_t column_of(std::string_view line, std::size_t at) {
    std::int64_t column = 1;
    for (std::size_t i = 0; i < at && i < line.size(); i += utf8_at(line, i).bytes) ++column;
    return column;
}

void append_utf8(std::string& to, char32_t code) {
    const auto put = [&](char32_t byte) { to.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | (code >> 6U));
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | (code >> 12U));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | (code >> 18U));
        put(0x80U | ((code >> 12U) & 0x3FU));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

std::string described(const Character& character) {
    if (!character.valid) return hexadecimal("byte 0x", character.code, 2);
    if (character.code == 0) return "a NUL byte";
    if (character.code == U' ') return "a space";
    if (character.code == U'\t') return "a tab";
    if (!is_printable(character)) return hexadecimal("character U+", character.code, 4);
    std::string name = "'";
    append_utf8(name, character.code);
    return name + "'";
}

std::string excerpt(std::string_view text) {
    std::string whole = cleaned(text, 64);
    std::replace(whole.begin(), whole.end(), '\t', ' ');
    const std::string beginning = cleaned(whole, 24);
    return "'" + beginning + (beginning.size() < whole.size() ? "...'" : "'");
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongestQuoted = 200;
    const std::string inner = "\"" + std::string(text.substr(0, kLongestQuoted)) + "\"";
    return cleaned(inner, SIZE_MAX) + (text.size() > kLongestQuoted ? "..." : "");
}

std::string cleaned(std::string_view text, std::size_t longest) {
    std::string clean;
    std::size_t visible_end = 0;  // of `clean`, without white space after it
    for (std::size_t i = skip_space(text, 0); i < text.size();) {
        const Character character = character_at(text, i);
        const bool space = is_space(folded(character));
        const bool odd = !character.valid || is_invisible(character.code) || is_control(character.code);
        std::string referred;
        if (text[i] == '&') append_utf8(referred, character.code);
        const std::string_view piece = character.code == U'\t' ? "\t"
                                       : space                 ? " "
                                       : odd                   ? kReplacement
                                       : !referred.empty()     ? referred
                                                               : text.substr(i, character.bytes);
        if (clean.size() + piece.size() > longest) break;
        clean += piece;
        if (!space) visible_end = clean.size();
        i += character.bytes;
    }
    clean.resize(visible_end);
    return clean;
}

}  // namespace rookery::reading
