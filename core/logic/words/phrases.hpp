// Phrases: the texts that sentences about steps are built from, in each language. words/en/phrases.inc explains how
// they are written.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "language/language.hpp"
#include "logic/words/values.hpp"

namespace rookery {

enum class Phrase : std::uint8_t {
#define PHRASE(name, ...) name,
#include "logic/words/en/phrases.inc"
#undef PHRASE
    count,
};

std::string_view text_of(Phrase phrase, Language language);

// The phrase with its values.
std::string say(Phrase phrase, Language language, std::initializer_list<Value> values = {});

}  // namespace rookery
