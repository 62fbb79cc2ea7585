#include "verbs/tables/language_tables.hpp"

#include <string>

#include "logic/words/text_file.hpp"

namespace rookery {
namespace {

template <Language kLanguage>
bool load(std::span<const std::uint8_t> bytes) {
    return load_texts(kLanguage, std::string(bytes.begin(), bytes.end()));
}
template <Language kLanguage>
bool is_loaded() {
    return has_texts(kLanguage);
}

}  // namespace

const LoadableTable kGermanTexts{"de", "de.txt", load<Language::german>, is_loaded<Language::german>};
const LoadableTable kFrenchTexts{"fr", "fr.txt", load<Language::french>, is_loaded<Language::french>};

std::vector<VerbInfo::NeededTable> language_tables() {
    return {{kGermanTexts.name, {"language=de"}}, {kFrenchTexts.name, {"language=fr"}}};
}

}  // namespace rookery
