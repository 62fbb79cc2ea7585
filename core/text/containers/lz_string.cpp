#include "text/containers/lz_string.hpp"

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "text/containers/base64.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

constexpr std::uint32_t kByteUnit = 0;
constexpr std::uint32_t kWideUnit = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPhrase = 3;

// How many numbers are left until they become one bit wider. Packing and unpacking both count each new unit and each
// phrase.
struct Width {
    unsigned bits;
    std::uint32_t left;
    void count_one() {
        if (--left == 0) left = 1U << bits++;
    }
};

class BitReader {
  public:
    explicit BitReader(std::string_view code) : code_(code) {}

    // False at the end of the code.
    bool read(unsigned count, std::uint32_t& value) {
        value = 0;
        for (unsigned i = 0; i < count; ++i) {
            if (held_ == 0) {
                if (at_ == code_.size()) return false;
                symbol_ = base64_value(code_[at_++]);
                if (symbol_ < 0) return false;
                held_ = 6;
            }
            --held_;
            value |= (static_cast<std::uint32_t>(symbol_) >> held_ & 1U) << i;
        }
        return true;
    }

  private:
    std::string_view code_;
    std::size_t at_ = 0;
    int symbol_ = 0;
    unsigned held_ = 0;
};

class BitWriter {
  public:
    void write(unsigned count, std::uint32_t value) {
        for (unsigned i = 0; i < count; ++i) push(value >> i & 1U);
    }
    // Pads the last symbol with zeros; if no padding is needed, adds a symbol of zeros, as lz-string does.
    std::string finish() {
        do push(0);
        while (held_ != 0);
        while (code_.size() % 4 != 0) code_ += '=';
        return std::move(code_);
    }

  private:
    void push(std::uint32_t bit) {
        symbol_ = symbol_ << 1U | bit;
        if (++held_ == 6) {
            code_ += base64_symbol(static_cast<int>(symbol_));
            symbol_ = 0;
            held_ = 0;
        }
    }

    std::string code_;
    std::uint32_t symbol_ = 0;
    unsigned held_ = 0;
};

std::string to_utf8(const std::u16string& units) {
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t code = units[i];
        const bool high = code >= 0xD800 && code < 0xDC00;
        if (high && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (units[++i] - 0xDC00U);
        } else if (code >= 0xD800 && code < 0xE000) {
            code = 0xFFFD;
        }
        append_utf8(text, code);
    }
    return text;
}

std::u16string to_utf16(std::string_view text) {
    std::u16string units;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = utf8_at(text, at);
        at += character.bytes;
        const char32_t code = character.valid ? character.code : 0xFFFD;
        if (code >= 0x10000) {
            units += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10U));
            units += static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FFU));
        } else {
            units += static_cast<char16_t>(code);
        }
    }
    return units;
}

}  // namespace

// Every phrase is a piece of the text unpacked so far (including each new unit at its place), so the table stores
// places, and is no larger than the text.
std::optional<std::string> unpack_lz_string(std::string_view code, std::size_t most) {
    struct Phrase {
        std::size_t begin;
        std::size_t size;
    };
    std::vector<Phrase> phrases;  // from kFirstPhrase on
    std::u16string units;
    BitReader bits(code);
    Width width{2, 4};  // the first number only distinguishes a unit from the end
    Phrase before{0, 0};
    while (true) {
        std::uint32_t number = 0;
        if (!bits.read(width.bits, number)) return std::nullopt;
        if (number == kEnd) return to_utf8(units);
        Phrase phrase{units.size(), 1};
        std::uint32_t unit = 0;
        if (number == kByteUnit || number == kWideUnit) {
            if (!bits.read(number == kByteUnit ? 8 : 16, unit)) return std::nullopt;
        } else if (number - kFirstPhrase < phrases.size()) {
            phrase = phrases[number - kFirstPhrase];
        } else if (number - kFirstPhrase == phrases.size() && before.size > 0) {
            phrase = {before.begin, before.size + 1};  // the phrase that this number itself completes
        } else {
            return std::nullopt;
        }
        if (units.size() + phrase.size > most) return std::nullopt;
        const std::size_t place = units.size();
        const bool is_new = number < kFirstPhrase;
        if (is_new) {
            units += static_cast<char16_t>(unit);
            phrases.push_back(phrase);
        } else {
            // Unit by unit: the phrase may overlap the place it is copied to.
            for (std::size_t i = 0; i < phrase.size; ++i) units += units[phrase.begin + i];
        }
        if (before.size == 0) {
            width = {3, 4};
        } else {
            if (is_new) width.count_one();
            phrases.push_back({before.begin, before.size + 1});
            width.count_one();
        }
        before = {place, phrase.size};
    }
}

std::string pack_lz_string(std::string_view text) {
    const std::u16string units = to_utf16(text);
    std::unordered_map<std::uint64_t, std::uint32_t> longer;  // (phrase, unit) to the phrase extended by that unit
    struct Unit {
        std::uint32_t phrase;
        bool written;
    };
    std::unordered_map<char16_t, Unit> single;
    std::uint32_t next = kFirstPhrase;
    BitWriter bits;
    Width width{2, 2};
    const auto write_phrase = [&](std::uint32_t phrase, char16_t first) {
        Unit& unit = single[first];
        if (unit.phrase == phrase && !unit.written) {
            const bool wide = first >= 256;
            bits.write(width.bits, wide ? kWideUnit : kByteUnit);
            bits.write(wide ? 16 : 8, first);
            unit.written = true;
            width.count_one();
        } else {
            bits.write(width.bits, phrase);
        }
        width.count_one();
    };
    std::uint32_t phrase = 0;
    char16_t first = 0;  // of the phrase
    for (const char16_t unit : units) {
        const auto known = single.find(unit);
        const std::uint32_t alone = known != single.end() ? known->second.phrase : next;
        if (known == single.end()) single.emplace(unit, Unit{next++, false});
        if (phrase == 0) {
            phrase = alone;
            first = unit;
            continue;
        }
        const auto key = static_cast<std::uint64_t>(phrase) << 16U | unit;
        if (const auto found = longer.find(key); found != longer.end()) {
            phrase = found->second;
            continue;
        }
        write_phrase(phrase, first);
        longer.emplace(key, next++);
        phrase = alone;
        first = unit;
    }
    if (phrase != 0) write_phrase(phrase, first);
    bits.write(width.bits, kEnd);
    return bits.finish();
}

}  // namespace rookery::reading
