#include "logic/guide/guide.hpp"

#include <algorithm>

#include "logic/words/text_file.hpp"

namespace rookery {
namespace {

constexpr auto kPages = [] {
    using enum Technique;
    return std::to_array<GuidePage>({
#define PAGE(technique, example, ...) {technique, example, {__VA_ARGS__}},
#include "logic/guide/pages.inc"
#undef PAGE
    });
}();

// Each technique has four texts.
constexpr std::size_t place_of_lesson(Technique technique) {
    return 4 * static_cast<std::size_t>(technique);
}
struct Lesson {
    Technique technique;
    std::array<std::string_view, 4> texts;
};
template <std::size_t kLessons>
constexpr TextTable<kLessonTexts> texts_of(const std::array<Lesson, kLessons>& lessons) {
    TextTable<kLessonTexts> table{};
    for (const Lesson& lesson : lessons) {
        for (std::size_t i = 0; i < lesson.texts.size(); ++i)
            table[place_of_lesson(lesson.technique) + i] = lesson.texts[i];
    }
    return table;
}

#define LESSON(technique, ...) Lesson{Technique::technique, {__VA_ARGS__}},
constexpr std::array<TextTable<kLessonTexts>, kLanguages> kLessonTables = {texts_of(std::to_array<Lesson>({
#include "logic/guide/en/basics.inc"
#include "logic/guide/en/chains.inc"
#include "logic/guide/en/fish.inc"
#include "logic/guide/en/forcing.inc"
#include "logic/guide/en/patterns.inc"
#include "logic/guide/en/uniqueness.inc"
                                                                           })),
                                                                           texts_of(std::to_array<Lesson>({
#include "logic/guide/de/basics.inc"
#include "logic/guide/de/chains.inc"
#include "logic/guide/de/fish.inc"
#include "logic/guide/de/forcing.inc"
#include "logic/guide/de/patterns.inc"
#include "logic/guide/de/uniqueness.inc"
                                                                           })),
                                                                           texts_of(std::to_array<Lesson>({
#include "logic/guide/fr/basics.inc"
#include "logic/guide/fr/chains.inc"
#include "logic/guide/fr/fish.inc"
#include "logic/guide/fr/forcing.inc"
#include "logic/guide/fr/patterns.inc"
#include "logic/guide/fr/uniqueness.inc"
                                                                           }))};
#undef LESSON

constexpr bool are_whole(const TextTable<kLessonTexts>& table) {
    return std::all_of(kPages.begin(), kPages.end(), [&](const GuidePage& page) {
        const auto* const first = table.begin() + place_of_lesson(page.technique);
        return std::none_of(first, first + 4, [](std::string_view text) { return text.empty(); });
    });
}
static_assert(are_whole(kLessonTables[0]), "a page of pages.inc has no text in core/logic/guide/en");
static_assert(are_whole(kLessonTables[1]), "a page of pages.inc has no text in core/logic/guide/de");
static_assert(are_whole(kLessonTables[2]), "a page of pages.inc has no text in core/logic/guide/fr");

}  // namespace

Grid9 example_of(const GuidePage& page) {
    ROOKERY_EXPECTS(page.example.size() == 81);
    Grid9 puzzle;
    for (int cell = 0; cell < 81; ++cell) {
        const char c = page.example[static_cast<std::size_t>(cell)];
        puzzle[cell] = c == '.' ? Digit{0} : static_cast<Digit>(c - '0');
    }
    return puzzle;
}

std::span<const GuidePage> guide_pages() {
    return kPages;
}

const GuidePage* guide_page_of(Technique technique) {
    const auto found =
        std::find_if(kPages.begin(), kPages.end(), [=](const GuidePage& page) { return page.technique == technique; });
    return found == kPages.end() ? nullptr : &*found;
}

GuideText guide_text(Technique technique, Language language) {
    const auto text = [=](std::size_t which) {
        return text_about_steps<kLessonTables, kFirstLesson>(place_of_lesson(technique) + which, language);
    };
    return {text(0), text(1), text(2), text(3)};
}
void append_lessons(Language language, std::string& file) {
    append_lines<kLessonTables>(language, file);
}

}  // namespace rookery
