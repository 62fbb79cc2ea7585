// The page's texts about text formats, in German and French. They are here because they are loaded together with the
// texts about steps; the English ones belong to the formats (text/format.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "language/language.hpp"
#include "text/formats/list.hpp"

namespace rookery {

// Explained in words/de/formats.inc.
enum class FormatText : std::uint8_t { only_one, counted_one, counted_several, title, lost };
inline constexpr std::size_t kTextsOfFormat = 5;
#define ROOKERY_COUNT_FORMAT(name, place) +1
inline constexpr std::size_t kFormatTexts = kTextsOfFormat * (ROOKERY_TEXT_FORMATS(ROOKERY_COUNT_FORMAT));
#undef ROOKERY_COUNT_FORMAT

// Not in English. The program must have the language's texts: has_texts().
std::string_view text_of(const TextFormat& format, FormatText text, Language language);

}  // namespace rookery
