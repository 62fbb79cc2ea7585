// The page's texts in its languages: each translation matches the English text, as far as a machine can tell.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "logic/words/format_texts.hpp"
#include "logic/words/text_file.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "support/sample_puzzles.hpp"
#include "text/formats/list.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<Language, kLanguages> kAll = {Language::english, Language::german, Language::french};

template <class Check>  // void check(std::string_view english, std::string_view translated)
void for_each_text(Check check) {
    for (const Language language : kAll) {
        for (std::size_t i = 1; i < static_cast<std::size_t>(words::TextId::count); ++i) {
            const auto id = static_cast<words::TextId>(i);
            const std::string_view english = words::in_language(id, Language::english);
            const std::string_view translated = words::in_language(id, language);
            INFO(code_of(language), ": ", english, " | ", translated);
            check(english, translated);
        }
    }
}

// 81 characters as nine lines.
std::string rows_of(std::string_view line) {
    std::string rows;
    for (std::size_t at = 0; at < line.size(); at += 9) rows += std::string(line.substr(at, 9)) + "\n";
    return rows;
}

// The placeholders of a pattern, sorted: "{0}{1}".
std::string holes_of(std::string_view text) {
    std::vector<char> found;
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        if (text[i] == '{' && text[i + 2] == '}') found.push_back(text[i + 1]);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return {found.begin(), found.end()};
}

std::vector<char32_t> characters_of(std::string_view text) {
    std::vector<char32_t> all;
    for (const char byte : text) {
        const auto bits = static_cast<unsigned char>(byte);
        if ((bits & 0xC0) == 0x80 && !all.empty()) {
            all.back() = all.back() << 6 | (bits & 0x3F);
        } else {
            all.push_back(bits < 0x80 ? bits : bits < 0xE0 ? bits & 0x1F : bits & 0x0F);
        }
    }
    return all;
}

// The characters of the page's fonts (shell/platform/CMakeLists.txt).
bool is_in_fonts(char32_t c) {
    const auto between = [&](char32_t from, char32_t to) { return from <= c && c <= to; };
    return between(0x20, 0x7E) || between(0xA0, 0xFF) || between(0x152, 0x153) || between(0x2009, 0x2260) ||
           c == '\n' || between(0x2264, 0x2265) || between(0x25A0, 0x25CF) || c == 0x2318 || c == 0x232B;
}

class InLanguage {
  public:
    explicit InLanguage(Language language) { set_language(language); }
    ~InLanguage() { set_language(Language::english); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
};

// A program compiled to wasm has no other texts than English ones until it loads them.
[[maybe_unused]] const bool has_texts_of_all = load_page_texts(Language::german, page_text_file(Language::german)) &&
                                               load_page_texts(Language::french, page_text_file(Language::french));

}  // namespace

TEST_CASE("the file of a language has the page's texts and those about steps, and no other file is accepted for it") {
    const std::string file = page_text_file(Language::german);
    CHECK(file.starts_with(text_file(Language::german)));
    CHECK_FALSE(load_page_texts(Language::french, file));
    CHECK_FALSE(load_page_texts(Language::german, file.substr(0, file.size() / 2)));
    CHECK_FALSE(load_page_texts(Language::german, text_file(Language::german)));
    CHECK_FALSE(load_page_texts(Language::german, "de\n"));
    CHECK_FALSE(load_page_texts(Language::german, ""));
    CHECK(load_page_texts(Language::german, file));
    CHECK(has_page_texts(Language::german));
}

TEST_CASE("translations have the same placeholders as the English texts") {
    for_each_text([](std::string_view english, std::string_view translated) {
        CHECK(holes_of(translated) == holes_of(english));
    });
}

TEST_CASE("translations begin and end with a space where the English texts do") {
    for_each_text([](std::string_view english, std::string_view translated) {
        CHECK((translated.front() == ' ') == (english.front() == ' '));
        CHECK((translated.back() == ' ') == (english.back() == ' '));
    });
}

TEST_CASE("the page's fonts have every character of the texts") {
    for_each_text([](std::string_view, std::string_view translated) {
        for (const char32_t c : characters_of(translated)) {
            INFO(static_cast<std::uint32_t>(c));
            CHECK(is_in_fonts(c));
        }
    });
}

TEST_CASE("a translated label is not much longer than the English one") {
    // Length limit of labels that are as short as those of buttons; sentences wrap.
    constexpr std::size_t kLabel = 16;
    for_each_text([](std::string_view english, std::string_view translated) {
        const std::size_t length = characters_of(english).size();
        if (length <= kLabel) CHECK(characters_of(translated).size() <= std::max<std::size_t>(length * 2, length + 8));
    });
}

TEST_CASE("a text is read in the current language") {
    CHECK(std::string_view(words::kUndo) == "Undo");
    {
        const InLanguage german(Language::german);
        CHECK(std::string_view(words::kUndo) == words::in_language(words::kUndo.id(), Language::german));
        CHECK(std::string_view(words::kUndo) != "Undo");
    }
    CHECK(words::kUndo == "Undo");
    CHECK(std::string_view(words::Text{}).empty());
}

TEST_CASE("the browser's languages choose the page's") {
    CHECK(language_for("de-AT") == Language::german);
    CHECK(language_for("it,fr-CA,de") == Language::french);
    CHECK(language_for("den,en-GB,de") == Language::english);
    CHECK(language_for("it") == Language::english);
    CHECK(language_for("") == Language::english);
}

TEST_CASE("techniques in a sentence have an article where English has one") {
    CHECK(with_article("Hidden single") == "a hidden single");
    CHECK(with_article("X-wing") == "an X-wing");
    CHECK(with_article("Empty rectangle") == "an empty rectangle");
    CHECK(with_article("Unique rectangle") == "a unique rectangle");
    CHECK(with_article("Cell forcing chains") == "cell forcing chains");
    CHECK(with_article("Uniqueness test 1") == "uniqueness test 1");
    CHECK(with_article("Franken swordfish") == "a Franken swordfish");
    CHECK(with_article("Pointing") == "pointing");
    const InLanguage french(Language::french);
    CHECK(with_article("Hidden single") == "Hidden single");
}

TEST_CASE("what was read is named in the page's language, one or several") {
    const std::string line(samples::kPuzzle);
    const std::string link = "https://example.org/?bd=" + line;
    const std::string boxed = to_boxed_grid(parse(line).puzzles.front().grid);
    const std::string grid = rows_of(line);
    struct Named {
        std::string text;
        std::string_view english, german, french;
    };
    for (const Named& named :
         std::vector<Named>{{line, "81-character line", "Zeile mit 81 Zeichen", "ligne de 81 caractères"},
                            {line + "\n" + line, "list of 2 puzzles", "Liste mit 2 Rätseln", "liste de 2 grilles"},
                            {line + "\n" + line + "1", "list of 1 puzzle", "Liste mit 1 Rätsel", "liste de 1 grille"},
                            {line + "\n" + link, "list of 2 puzzles", "Liste mit 2 Rätseln", "liste de 2 grilles"},
                            {link + "\n" + link, "list of 2 links", "Liste mit 2 Links", "liste de 2 liens"},
                            {boxed, "boxed 9×9 grid", "9×9-Raster mit Blocklinien", "grille 9×9 avec bordures"},
                            {grid, "9×9 grid", "9×9-Raster", "grille 9×9"},
                            {grid + "\n" + grid, "2 grids", "2 Raster", "2 grilles"},
                            {"no puzzle", "", "", ""}}) {
        CAPTURE(named.text);
        const ParseResult parsed = parse(named.text);
        CHECK(recognised_in_words(parsed) == named.english);
        CHECK(parsed.recognised == named.english);
        {
            const InLanguage german(Language::german);
            CHECK(recognised_in_words(parsed) == named.german);
        }
        const InLanguage french(Language::french);
        CHECK(recognised_in_words(parsed) == named.french);
    }
}

TEST_CASE("every format has the texts in each language that it has in English") {
    for (const Language language : {Language::german, Language::french}) {
        const InLanguage in_language(language);
        for (const TextFormat* format : text_formats()) {
            CAPTURE(format->name);
            CAPTURE(format->id);
            using enum FormatText;
            for (const FormatText text : {only_one, counted_one, counted_several}) {
                CHECK(text_of(*format, text, language).empty() == format->name.empty());
            }
            CHECK(format_title(*format).empty() == format->title.empty());
            CHECK(lost_by(*format).empty() == format->lost.empty());
            if (!format->lost.empty()) CHECK(lost_by(*format) != format->lost);
        }
    }
    CHECK(format_title(formats::boxed_grid) == "Boxed grid");
    CHECK(format_in_sentence(formats::boxed_grid) == "Boxed grid");
    const InLanguage french(Language::french);
    CHECK(format_title(formats::boxed_grid) == "Grille avec bordures");
    CHECK(format_in_sentence(formats::boxed_grid) == "grille avec bordures");
}

TEST_CASE("a title inside a sentence") {
    CHECK(in_sentence("Half-turn") == "half-turn");
    {
        const InLanguage french(Language::french);
        CHECK(in_sentence("\u00C9tape") == "\u00E9tape");
    }
    const InLanguage german(Language::german);
    CHECK(in_sentence("Punktsymmetrie") == "Punktsymmetrie");
}

}  // namespace rookery::shell
