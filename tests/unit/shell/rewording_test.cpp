// Sentences that are already on the page, said again in another language.
#include "shell/words/rewording.hpp"

#include <doctest/doctest.h>

#include <string>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string in(words::Text text, Language language) {
    return std::string(words::in_language(text.id(), language));
}

}  // namespace

TEST_CASE("every text is found again by its sentence, with its values") {
    for (const Language from : kAllLanguages) {
        for (const Language to : kAllLanguages) {
            const Rewording reworded(from, to);
            std::size_t different = 0;
            for (std::size_t i = 1; i < static_cast<std::size_t>(words::TextId::count); ++i) {
                const auto id = static_cast<words::TextId>(i);
                const auto filled = [&](Language language) {
                    return fill(words::in_language(id, language), {"17", "28", "39", "41", "52", "63"});
                };
                // Two texts may be the same in one language and differ in another.
                if (reworded(filled(from)) != filled(to)) ++different;
            }
            CAPTURE(static_cast<int>(from));
            CAPTURE(static_cast<int>(to));
            CHECK(different < 200);
            if (from == to) CHECK(different == 0);
        }
    }
}

TEST_CASE("values are reworded too; what is made of no text stays") {
    const Rewording reworded(Language::english, Language::german);
    const Language german = Language::german;
    CHECK(reworded(in(words::kUndo, Language::english)) == in(words::kUndo, german));
    const std::string undone = fill(in(words::kUndid, Language::english), {in(words::kDidToLab, Language::english)});
    CHECK(reworded(undone) == fill(in(words::kUndid, german), {in(words::kDidToLab, german)}));
    CHECK(reworded("r1c4") == "Z1S4");
    CHECK(reworded("my puzzles.txt") == "my puzzles.txt");
    CHECK(reworded("") == "");
    const std::string two = in(words::kPictureCopied, Language::english) + "\n" + in(words::kUndo, Language::english);
    CHECK(reworded(two) == in(words::kPictureCopied, german) + "\n" + in(words::kUndo, german));
}

}  // namespace rookery::shell
