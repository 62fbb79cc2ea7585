#include "logic/words/text_file.hpp"

#include <utility>

#include "language/loaded_texts.hpp"

namespace rookery {
namespace {

LoadedTexts<kTextsOfFile>& loaded_texts() {
    static LoadedTexts<kTextsOfFile> texts;
    return texts;
}

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
    return loaded_texts().load(language, std::move(file));
}

bool has_texts(Language language) {
    return loaded_texts().has(language);
}

std::string_view loaded_text(Language language, std::size_t place) {
    return loaded_texts().at(language, place);
}

}  // namespace rookery
