// The language of rows that have sentences, and the option of their verbs.
#pragma once

#include <map>
#include <string>

#include "logic/words/text_file.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

// The page's language; English until the host has loaded its texts.
inline Language sentence_language() {
    return has_texts(language()) ? language() : Language::english;
}

// English is the verbs' default.
inline void add_language_option(std::map<std::string, std::string>& options) {
    if (sentence_language() != Language::english) options["language"] = code_of(sentence_language());
}

}  // namespace rookery::shell
