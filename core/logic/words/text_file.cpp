#include "logic/words/text_file.hpp"

#include <algorithm>
#include <array>

namespace rookery {
namespace {

struct LoadedTexts {
    std::string file;
    TextTable<kTextsOfFile> texts;
};
std::array<LoadedTexts, kLanguages> loaded_texts;  // no file: not loaded

}  // namespace

std::string text_file(Language language) {
    std::string file(code_of(language));
    file += '\n';
    append_names(language, file);
    append_phrases(language, file);
    append_lessons(language, file);
    append_formats(language, file);
    return file;
}

bool load_texts(Language language, std::string file) {
    const std::string_view code = code_of(language);
    const auto lines = static_cast<std::size_t>(std::count(file.begin(), file.end(), '\n'));
    if (!file.starts_with(code) || lines != 1 + kTextsOfFile || file[code.size()] != '\n' || file.back() != '\n') {
        return false;
    }
    LoadedTexts& loaded = loaded_texts[static_cast<std::size_t>(language)];
    loaded.file = std::move(file);
    std::string_view rest = loaded.file;
    rest.remove_prefix(code.size() + 1);
    for (std::string_view& text : loaded.texts) {
        text = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(text.size() + 1);
    }
    return true;
}

bool has_texts(Language language) {
    return !kTextsApart || language == Language::english ||
           !loaded_texts[static_cast<std::size_t>(language)].file.empty();
}

std::string_view loaded_text(Language language, std::size_t place) {
    return loaded_texts[static_cast<std::size_t>(language)].texts[place];
}

}  // namespace rookery
