// The texts of other languages in a program that has only the English ones (kTextsApart) and loads the others from
// files: the language's code in the first line, then each text in a line.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "language/texts.hpp"

namespace rookery {

template <std::size_t kTexts>
class LoadedTexts {
  public:
    // Returns whether it is a whole file of that language. If not, what was loaded before is kept.
    bool load(Language language, std::string file) {
        const std::string_view code = code_of(language);
        const auto lines = static_cast<std::size_t>(std::count(file.begin(), file.end(), '\n'));
        if (!file.starts_with(code) || lines != 1 + kTexts || file[code.size()] != '\n' || file.back() != '\n') {
            return false;
        }
        Loaded& loaded = loaded_[static_cast<std::size_t>(language)];
        loaded.file = std::move(file);
        std::string_view rest = loaded.file;
        rest.remove_prefix(code.size() + 1);
        for (std::string_view& text : loaded.texts) {
            text = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(text.size() + 1);
        }
        return true;
    }
    bool has(Language language) const {
        return !kTextsApart || language == Language::english ||
               !loaded_[static_cast<std::size_t>(language)].file.empty();
    }
    // Returns a text of a language whose file was loaded.
    std::string_view at(Language language, std::size_t place) const {
        return loaded_[static_cast<std::size_t>(language)].texts[place];
    }

  private:
    struct Loaded {
        std::string file;  // empty: not loaded
        TextTable<kTexts> texts;
    };
    std::array<Loaded, kLanguages> loaded_;
};

}  // namespace rookery
