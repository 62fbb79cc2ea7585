// The languages in which Rookery speaks to people. Text for programs, such as the names of verbs, options and columns,
// is always English.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rookery {

enum class Language : std::uint8_t { english, german, french };
inline constexpr std::array kAllLanguages = {Language::english, Language::german, Language::french};
inline constexpr std::size_t kLanguages = kAllLanguages.size();

constexpr std::string_view code_of(Language language) {  // "de"
    constexpr std::array<std::string_view, kLanguages> kCodes = {"en", "de", "fr"};
    return kCodes[static_cast<std::size_t>(language)];
}

}  // namespace rookery
