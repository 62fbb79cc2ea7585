// Text: a text of the page by its name, in whatever language the page has when it is read. Tables of commands and
// controls hold Texts, so that they are constants; a std::string made of one stays in the language of that moment.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "language/language.hpp"

namespace rookery::shell {

// The texts of the page in German or French, after those about steps and formats (logic/words/text_file.hpp): the file
// that a page with only English texts (kTextsApart) loads.
std::string page_text_file(Language language);
// Returns whether it is the file of that language; then both kinds of texts are there.
bool load_page_texts(Language language, std::string_view file);
bool has_page_texts(Language language);

// English until then, and as long as the language has no texts. What has been said stays as it was.
void set_language(Language language);
Language language();
// The first of a browser's languages ("it,de-AT,en") that there is a translation for; English without one.
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
