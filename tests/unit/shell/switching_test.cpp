// Switching the language with much on screen: what is shown changes at once, and no English sentence stays.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>

#include "shell/words/strings.hpp"
#include "shell/words/text.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/english_again.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// The names, helps and values of everything in the outline, and its status.
void collect(const json& value, std::set<std::string>& texts) {
    if (value.is_array()) {
        for (const json& one : value) collect(one, texts);
    }
    if (!value.is_object()) return;
    for (const auto& [key, one] : value.items()) {
        if (one.is_string() && key != "id" && key != "role" && key != "mode" && key != "theme" && key != "language") {
            texts.insert(one.get<std::string>());
        } else {
            collect(one, texts);
        }
    }
}

std::set<std::string> texts_of(const Screen& screen) {
    std::set<std::string> texts;
    collect(screen.outline(), texts);
    return texts;
}

// Whether the text is an English one of the page: a whole text that German and French both have in another form.
bool is_english(const std::string& text) {
    for (std::size_t i = 1; i < static_cast<std::size_t>(words::TextId::count); ++i) {
        const auto id = static_cast<words::TextId>(i);
        const std::string_view english = words::in_language(id, Language::english);
        if (english != text) continue;
        const bool differs =
            words::in_language(id, Language::german) != english && words::in_language(id, Language::french) != english;
        if (!differs) return false;
    }
    const bool is_id = text.find(' ') == std::string::npos && text.find('-') != std::string::npos;
    if (is_id) return false;
    const auto has_word = [&](std::string_view word) {
        const std::size_t at = text.find(word);
        const auto is_letter = [&](std::size_t i) { return std::isalpha(static_cast<unsigned char>(text[i])) != 0; };
        return at != std::string::npos && (at == 0 || !is_letter(at - 1)) &&
               (at + word.size() == text.size() || !is_letter(at + word.size()));
    };
    constexpr auto kWords = std::to_array<std::string_view>(
        {"the",  "The",      "of",    "and",        "with",   "Undo",  "Redo",    "puzzle", "puzzles", "Puzzle",
         "step", "steps",    "Show",  "Hide",       "Look",   "Where", "cell",    "cells",  "row",     "column",
         "box",  "Settings", "found", "Generating", "Rating", "clues", "seconds", "Opened", "Pasted"});
    return std::any_of(kWords.begin(), kWords.end(), has_word);
}

void check_no_english(const Screen& screen) {
    for (const std::string& text : texts_of(screen)) {
        CAPTURE(text);
        CHECK_FALSE(is_english(text));
    }
}

void switch_to(Screen& screen, const char* command) {
    screen.on_event(std::string("press ") + command);
    screen.job();  // steps and lessons are asked for again
    screen.job();
}

}  // namespace

TEST_CASE("a hint, a notice with undo, jobs, an open lesson and every mode follow the language at once") {
    const EnglishAgain english_again;
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.on_event("press list-found");
    screen.on_event("press invert-pattern");
    screen.on_event("press undo");
    screen.on_event("press mode-play");
    SUBCASE("the notice about a paste") {
        screen.app.paste(samples::kPuzzle);
        screen.on_event("press restart");
    }
    SUBCASE("a hint") {
        for (int i = 0; i < 3; ++i) screen.on_event("press hint");
    }
    SUBCASE("the analysis") {
        screen.on_event("press analysis");
    }
    SUBCASE("the settings") {
        screen.on_event("press settings");
    }
    SUBCASE("the keys") {
        screen.on_event("press shortcuts");
    }
    SUBCASE("new puzzles") {
        screen.on_event("press new-puzzle");
    }
    SUBCASE("a lesson") {
        screen.on_event("press mode-learn");
        screen.on_event("press learn-x-wing");
        screen.job();
    }
    SUBCASE("the palette") {
        screen.on_event("press palette");
    }
    SUBCASE("a list") {
        screen.on_event("press mode-list");
        screen.on_event("press sample-list");
        screen.job();
    }
    SUBCASE("a pattern and a wrong field") {
        screen.on_event("press mode-generate");
        screen.on_event("text count abc");
        screen.on_event("press generate");
    }
    SUBCASE("a grid") {
        screen.on_event("press mode-enumerate");
        screen.on_event("press grid-fourteen");
    }
    const std::string english = screen.outline()["status"];
    switch_to(screen, "language-de");
    check_no_english(screen);
    switch_to(screen, "language-fr");
    check_no_english(screen);
    switch_to(screen, "language-en");
    // "Rätsel" may become "boards" or "puzzles".
    CHECK(screen.outline()["status"].get<std::string>().empty() == english.empty());
}

}  // namespace rookery::shell
