// The option "language" of the verbs whose rows have sentences.
#pragma once

#include <vector>

#include "language/language.hpp"
#include "logic/words/text_file.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {

// Only sentences and names in sentences depend on it: the other columns are for programs too.
class LanguageOption final : public ChoiceOption<Language> {
  public:
    explicit LanguageOption(OptionPlace place)
        : ChoiceOption(place, "language",
                       "the language of the sentences; other columns, such as names of techniques, stay English",
                       every_language(), {.word = "en"}) {}

  private:
    std::string read(std::string_view text) override {
        std::string error = ChoiceOption::read(text);
        if (error.empty() && !has_texts(value())) error = "option language: " + table_missing(text);
        return error;
    }
    static std::vector<Meaning> every_language() {
        return {{code_of(Language::english), Language::english, "English"},
                {code_of(Language::german), Language::german, "German"},
                {code_of(Language::french), Language::french, "French"}};
    }
};

}  // namespace rookery
