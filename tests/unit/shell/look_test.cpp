// The page's appearance and its first state: colours and language survive a reload, and a first visit starts the tour.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "shell/app/palette.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/strings.hpp"
#include "support/shell/english_again.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

WorkingHost german_host() {
    WorkingHost host;
    host.reads = "de-AT,en";
    return host;
}
WorkingHost first_visit() {
    WorkingHost host;
    host.first_visit = true;
    host.shares = true;
    return host;
}

}  // namespace

TEST_CASE("the language is the browser's until one is chosen, which survives a reload") {
    const EnglishAgain after;
    WorkingHost host = german_host();
    Model model{host};
    CHECK(language() == Language::german);
    CHECK(model.notice.text == words::in_language(words::kWelcome.id(), Language::german));
    CHECK(model.run("language-fr"));
    CHECK(language() == Language::french);
    CHECK(std::string_view(words::kUndo) == words::in_language(words::kUndo.id(), Language::french));
    model.save();

    WorkingHost next = german_host();
    Model again{next};
    CHECK(language() == Language::german);
    again.remembered("settings", host.texts.at("settings"));
    CHECK(language() == Language::french);
    CHECK(again.run("language-system"));
    CHECK(language() == Language::german);
}

TEST_CASE("colours and theme survive a reload") {
    Workbench before;
    CHECK(before.model.run("colours-contrast"));
    CHECK(before.model.run("theme-dark"));
    before.model.save();
    Workbench after;
    after.model.remembered("settings", before.host.texts.at("settings"));
    CHECK(after.model.colours == Colours::contrast);
    CHECK(after.model.theme == ThemeChoice::dark);
}

TEST_CASE("every command of the page has a label in every language, and the palette finds help") {
    const EnglishAgain after;
    for (std::size_t i = 0; i < kLanguages; ++i) {
        set_language(static_cast<Language>(i));
        for (const Command& command : all_commands()) {
            CAPTURE(command.id);
            CHECK_FALSE(command.label.empty());
        }
    }
    set_language(Language::english);
    Workbench bench;
    struct Found {
        const char* typed;
        const char* id;
    };
    for (const Found& found : {Found{"help", "welcome"}, {"settings", "settings"}, {"new puzzle", "new-puzzle"}}) {
        CAPTURE(found.typed);
        bench.model.palette.show(false);
        bench.model.palette.set_text(found.typed);
        const std::vector<PaletteRow> rows = palette_rows(bench.model);
        CHECK(std::any_of(rows.begin(), rows.end(), [&](const PaletteRow& row) { return row.id == found.id; }));
    }
}

TEST_CASE("a first visit starts with an easy puzzle and three lines, which are closed for good") {
    WorkingHost host = first_visit();
    Model model{host};
    REQUIRE(model.shows(PanelPage::welcome));
    CHECK(model.mode == Mode::play);
    host.run_all(model.jobs);
    CHECK(model.play.analysis().outcome.level == "easy");
    CHECK(model.run("welcome"));
    CHECK(model.shows(PanelPage::mode));
    CHECK_FALSE(model.sheet_open);
    CHECK(host.texts.count("visited") == 1);  // so that the next visit is not the first
}

TEST_CASE("a first visit saves nothing until something is done; new content is visible, not under the welcome") {
    WorkingHost host = first_visit();
    Model model{host};
    model.save();
    CHECK(host.texts.empty());
    model.paste(kPuzzle);
    CHECK(model.shows(PanelPage::mode));
    CHECK_FALSE(model.sheet_open);
}

TEST_CASE("the system's share sheet is used if available, and the browser's installation if offered") {
    WorkingHost host = first_visit();
    Model model{host};
    CHECK(model.run("share-system"));
    CHECK(host.shared.find("Rookery ") == 0);
    CHECK_FALSE(Workbench().model.run("share-system"));
    CHECK_FALSE(model.run("install"));
    model.installable(true);
    CHECK(model.run("install"));
}

}  // namespace rookery::shell
