// Every text that a user sees, apart from what core/ says about steps (core/logic/words). They are in the files of
// words/en, which has a file for each mode; a translation is a folder next to it with the same files (text.cpp).
// "{0}", "{1}" stand for values; sentences with a number have two forms, singular and plural.
#pragma once

#include <array>

#include "shell/words/text.hpp"

namespace rookery::shell::words {

#define TEXT(name, ...) inline constexpr Text name{TextId::name};
#include "shell/words/en/all.inc"
#undef TEXT

inline constexpr std::array kColourNames = {kColourName1, kColourName2, kColourName3, kColourName4, kColourName5,
                                            kColourName6, kColourName7, kColourName8, kColourName9};
inline constexpr std::array kLevelTitles = {kLevelTitle1, kLevelTitle2, kLevelTitle3, kLevelTitle4, kLevelTitle5};
inline constexpr std::array kSizedLevels = {kSizedLevel1, kSizedLevel2, kSizedLevel3, kSizedLevel4};
inline constexpr std::array kLevelNeeds = {kLevelNeed1, kLevelNeed2, kLevelNeed3, kLevelNeed4, kLevelNeed5};
inline constexpr std::array kWeekdays = {kWeekday1, kWeekday2, kWeekday3, kWeekday4, kWeekday5, kWeekday6, kWeekday7};
inline constexpr std::array kMonths = {kMonth1, kMonth2, kMonth3, kMonth4,  kMonth5,  kMonth6,
                                       kMonth7, kMonth8, kMonth9, kMonth10, kMonth11, kMonth12};

}  // namespace rookery::shell::words
