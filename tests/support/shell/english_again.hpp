// For tests that change the page's language.
#pragma once

#include "shell/words/text.hpp"

namespace rookery::shell {

// Restores English at the end of a test.
struct EnglishAgain {
    EnglishAgain() = default;
    ~EnglishAgain() { set_language(Language::english); }
    EnglishAgain(const EnglishAgain&) = delete;
    EnglishAgain& operator=(const EnglishAgain&) = delete;
};

}  // namespace rookery::shell
