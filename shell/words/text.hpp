// Text: refers to one of the page's texts, and reads as that text in the page's current language. Tables of commands
// and controls hold Texts, so that the tables are constants; a std::string made from one does not follow the language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "language/language.hpp"

namespace rookery::shell {

// The texts of the page in German or French, after those about steps and formats (logic/words/text_file.hpp): the file
// that a page with only English texts (kTextsApart) loads.
std::string page_text_file(Language language);
// Returns whether `file` is the file of that language; if so, both kinds of texts are available.
bool load_page_texts(Language language, std::string_view file);
bool has_page_texts(Language language);

// English until this is called, and as long as the language has no texts. Sentences already shown stay as they are.
void set_language(Language language);
Language language();
// The first of a browser's languages ("it,de-AT,en") that has a translation; English if none has.
Language language_for(std::string_view languages);

namespace words {

enum class TextId : std::uint16_t {
    none,  // the empty text
#define TEXT(name, ...) name,
#include "shell/words/en/all.inc"
#undef TEXT
    count,
};

class Text {
  public:
    constexpr Text() = default;  // the empty text
    constexpr explicit Text(TextId id) : id_{id} {}
    constexpr bool empty() const { return id_ == TextId::none; }
    constexpr TextId id() const { return id_; }
    operator std::string_view() const;  // NOLINT(google-explicit-constructor): a Text is to be written where a text is
    friend bool operator==(Text, Text) = default;
    friend bool operator==(Text a, std::string_view b) { return std::string_view(a) == b; }

  private:
    TextId id_ = TextId::none;
};

std::string_view in_language(TextId id, Language language);

}  // namespace words
}  // namespace rookery::shell
