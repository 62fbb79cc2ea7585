#include "logic/words/format_texts.hpp"

#include <algorithm>
#include <array>

#include "language/texts.hpp"
#include "logic/words/text_file.hpp"

namespace rookery {
namespace {

// The places of the formats in text_formats().
enum class FormatPlace : std::uint8_t {
#define ROOKERY_PLACE_OF_FORMAT(name, place) name,
    ROOKERY_TEXT_FORMATS(ROOKERY_PLACE_OF_FORMAT)
#undef ROOKERY_PLACE_OF_FORMAT
};

constexpr std::size_t place_of(std::size_t format, FormatText text) {
    return kTextsOfFormat * format + static_cast<std::size_t>(text);
}
constexpr std::size_t place_of(FormatPlace format, FormatText text) {
    return place_of(static_cast<std::size_t>(format), text);
}

// clang-format off
#define FORMAT(name, only_one_, counted_one_, counted_several_, title_, lost_)             \
    TextEntry{place_of(FormatPlace::name, FormatText::only_one), only_one_},               \
    TextEntry{place_of(FormatPlace::name, FormatText::counted_one), counted_one_},         \
    TextEntry{place_of(FormatPlace::name, FormatText::counted_several), counted_several_}, \
    TextEntry{place_of(FormatPlace::name, FormatText::title), title_},                     \
    TextEntry{place_of(FormatPlace::name, FormatText::lost), lost_},
// clang-format on
constexpr TextTable<kFormatTexts> kGermanFormats = text_table<kFormatTexts>(std::to_array<TextEntry>({
#include "logic/words/de/formats.inc"
}));
constexpr TextTable<kFormatTexts> kFrenchFormats = text_table<kFormatTexts>(std::to_array<TextEntry>({
#include "logic/words/fr/formats.inc"
}));
#undef FORMAT

constexpr bool lack_the_same(const TextTable<kFormatTexts>& a, const TextTable<kFormatTexts>& b) {
    for (std::size_t i = 0; i < kFormatTexts; ++i) {
        if (a[i].empty() != b[i].empty()) return false;
    }
    return true;
}
static_assert(lack_the_same(kGermanFormats, kFrenchFormats),
              "core/logic/words/de/formats.inc has a text that fr/formats.inc lacks, or the other way round");
static_assert(mention_the_same(kGermanFormats, kFrenchFormats),
              "a format's texts in German and French have other values");

std::string_view text_in_program(Language language, std::size_t place) {
    if (language == Language::english) return {};
    return language == Language::german ? kGermanFormats[place] : kFrenchFormats[place];
}

}  // namespace

std::string_view text_of(const TextFormat& format, FormatText text, Language language) {
    ROOKERY_EXPECTS(language != Language::english && has_texts(language));
    const auto formats = text_formats();
    const auto found = std::find(formats.begin(), formats.end(), &format);
    ROOKERY_EXPECTS(found != formats.end());
    const std::size_t place = place_of(static_cast<std::size_t>(found - formats.begin()), text);
    if constexpr (kTextsApart) {
        return loaded_text(language, kFirstFormat + place);
    } else {
        return text_in_program(language, place);
    }
}
void append_formats(Language language, std::string& file) {
    for (std::size_t place = 0; place < kFormatTexts; ++place) {
        file += text_in_program(language, place);
        file += '\n';
    }
}

}  // namespace rookery
