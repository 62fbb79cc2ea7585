// The palette's search: the first hit for the words that players and experts use, in each language, on a fresh page.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "shell/app/model.hpp"
#include "shell/app/palette.hpp"
#include "shell/app/search_match.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/search_words.hpp"
#include "shell/words/text.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

struct Hit {
    std::string_view wanted, first;  // the command's id
};

constexpr auto kEnglish = std::to_array<Hit>({
    {"daily", "play-today"},
    {"today", "play-today"},
    {"calendar", "calendar"},
    {"puzzle of the day", "play-today"},
    {"streak", "statistics"},
    {"stats", "statistics"},
    {"statistics", "statistics"},
    {"export", "formats"},
    {"share", "formats"},
    {"import", "paste"},
    {"upload", "open-file"},
    {"restart", "restart"},
    {"start over", "restart"},
    {"pdf", "print-board"},
    {"print", "print-board"},
    {"how to print", "print-board"},
    {"duplicates", "open-tool-canonical"},
    {"canonical", "open-tool-canonical"},
    {"langford", "open-example-langford"},
    {"neighbours", "around-puzzle"},
    {"neighbors", "around-puzzle"},
    {"swordfish", "learn-swordfish"},
    {"swrdfish", "learn-swordfish"},
    {"x-wing", "learn-x-wing"},
    {"xwing", "learn-x-wing"},
    {"dark", "theme-dark"},
    {"dark mode", "theme-dark"},
    {"backup", "save-backup"},
    {"restore", "open-backup"},
    {"undo", "undo"},
    {"redo", "redo"},
    {"timer", "timer"},
    {"hint", "hint"},
    {"download", "formats"},
    {"photo", "read-picture"},
    {"scan", "read-picture"},
    {"camera", "read-picture"},
    {"size", "other-sizes"},
    {"16x16", "new-sixteen"},
    {"4x4", "new-four"},
    {"sudoku x", "new-diagonal"},
    {"help", "welcome"},
    {"keys", "shortcuts"},
    {"keyboard", "shortcuts"},
    {"language", "language-system"},
    {"Deutsch", "language-de"},
    {"fran\u00E7ais", "language-fr"},
    {"francais", "language-fr"},
    {"settings", "settings"},
    {"options", "settings"},
    {"solve", "solve"},
    {"solution", "solve"},
    {"difficulty", "rate"},
    {"new", "new-puzzle"},
    {"hard", "new-hard"},
    {"UNDO", "undo"},
    {"sol", "solve"},
    {"invert", "invert-pattern"},
    {"colour blind", "colours-distinct"},
    {"lessons", "mode-learn"},
});

constexpr auto kGerman = std::to_array<Hit>({
    {"t\u00E4glich", "play-today"},
    {"kalender", "calendar"},
    {"serie", "statistics"},
    {"statistik", "statistics"},
    {"exportieren", "formats"},
    {"importieren", "paste"},
    {"hochladen", "open-file"},
    {"neu starten", "restart"},
    {"drucken", "print-board"},
    {"pdf", "print-board"},
    {"duplikate", "open-tool-canonical"},
    {"kanonisch", "open-tool-canonical"},
    {"langford", "open-example-langford"},
    {"nachbarn", "around-puzzle"},
    {"swordfish", "learn-swordfish"},
    {"dunkel", "theme-dark"},
    {"r\u00FCckg\u00E4ngig", "undo"},
    {"stoppuhr", "timer"},
    {"hinweis", "hint"},
    {"tipp", "hint"},
    {"foto", "read-picture"},
    {"gr\u00F6\u00DFe", "other-sizes"},
    {"16x16", "new-sixteen"},
    {"sudoku x", "new-diagonal"},
    {"hilfe", "welcome"},
    {"tasten", "shortcuts"},
    {"sprache", "language-system"},
    {"English", "language-en"},
    {"l\u00F6sung", "solve"},
    {"einstellungen", "settings"},
});

constexpr auto kFrench = std::to_array<Hit>({
    {"quotidien", "play-today"},
    {"calendrier", "calendar"},
    {"s\u00E9rie", "statistics"},
    {"stats", "statistics"},
    {"exporter", "formats"},
    {"importer", "paste"},
    {"recommencer", "restart"},
    {"imprimer", "print-board"},
    {"pdf", "print-board"},
    {"doublons", "open-tool-canonical"},
    {"canonique", "open-tool-canonical"},
    {"langford", "open-example-langford"},
    {"voisins", "around-puzzle"},
    {"swordfish", "learn-swordfish"},
    {"sombre", "theme-dark"},
    {"annuler", "undo"},
    {"chronom\u00E8tre", "timer-pause"},
    {"aide", "hint"},
    {"photo", "read-picture"},
    {"taille", "other-sizes"},
    {"16x16", "new-sixteen"},
    {"sudoku x", "new-diagonal"},
    {"clavier", "shortcuts"},
    {"langue", "language-system"},
    {"Deutsch", "language-de"},
    {"solution", "solve"},
    {"r\u00E9glages", "settings"},
});

std::vector<PaletteRow> rows_for(Model& model, std::string_view text) {
    model.palette.show(false);
    model.palette.set_text(std::string(text));
    return palette_rows(model);
}

template <std::size_t kCount>
void check_all(Model& model, const std::array<Hit, kCount>& hits) {
    for (const Hit& hit : hits) {
        CAPTURE(hit.wanted);
        const auto rows = rows_for(model, hit.wanted);
        REQUIRE(!rows.empty());
        std::string first;
        for (std::size_t i = 0; i < std::min<std::size_t>(4, rows.size()); ++i) first += rows[i].id + " ";
        CAPTURE(first);
        CHECK(rows[0].id == hit.first);
        CHECK(rows.size() <= 40);  // a word finds what it says, and no noise
    }
}

}  // namespace

TEST_CASE("words are folded: no accents, no case, signs separate") {
    CHECK(search_words("R\u00E4tsel 4\u00D74") == std::vector<std::string>{"ratsel", "4x4"});
    CHECK(search_words("  X-wing, \u00C9tape (fran\u00E7ais) ") ==
          std::vector<std::string>{"x", "wing", "etape", "francais"});
    CHECK(search_words("").empty());
    CHECK(search_words("\u2026 -").empty());
}

TEST_CASE("a whole word counts more than a beginning, a label more than a synonym, few gaps only in long words") {
    const auto score = [](std::string_view wanted, std::string_view label, std::string_view synonyms = {}) {
        return match_score(wanted, {label, synonyms, {}}, "how to the");
    };
    CHECK_FALSE(score("", "Solve"));
    CHECK_FALSE(score("sv", "Solve"));  // two letters with a gap match everything
    CHECK_FALSE(score("olve", "Solv e"));
    CHECK_FALSE(score("vs", "Solve"));
    CHECK_FALSE(score("solvee", "Solve"));
    CHECK_FALSE(score("note", "Not every"));
    CHECK(*score("solve", "Solve") > *score("sol", "Solve"));
    CHECK(*score("solve", "Solve") > *score("solve", "Solve the grid"));
    CHECK(*score("pair", "Naked pair") > *score("pair", "Other", "a b c d e pair"));
    CHECK(*score("pair", "Other", "pair two") > *score("pair", "Other", "two pair"));
    CHECK(*score("pair", "Other", "pair") > *score("pai", "Other", "pair"));
    CHECK(*score("swrdfish", "Swordfish") > 0);
    CHECK_FALSE(score("sdfh", "Swordfish"));  // too many gaps
    CHECK(*score("how to solve", "Solve") >= *score("solve", "Other", "solve"));
    CHECK_FALSE(score("solve that", "Solve"));
}

TEST_CASE("the first hit for what people type, on a fresh page in each language") {
    WorkingHost host;
    Model model(host);
    check_all(model, kEnglish);
    REQUIRE(model.run("language-de"));
    check_all(model, kGerman);
    REQUIRE(model.run("language-fr"));
    check_all(model, kFrench);
    REQUIRE(model.run("language-en"));
}

TEST_CASE("notes are found, whatever the commands for them are called") {
    WorkingHost host;
    Model model(host);
    for (const std::string_view text : {"notes", "candidates", "snyder"}) {
        CAPTURE(text);
        const auto rows = rows_for(model, text);
        REQUIRE(!rows.empty());
        CHECK(rows[0].place == "Play");
    }
}

TEST_CASE("synonyms and reasons belong to commands that exist") {
    WorkingHost host;
    Model model(host);
    std::set<std::string, std::less<>> ids;
    for (const Command& command : all_commands()) ids.emplace(command.id);
    for (const FoundElsewhere& other : found_elsewhere(model)) ids.insert(other.command.id);
    for (const std::string_view id : commands_with_synonyms()) {
        CAPTURE(id);
        CHECK(ids.count(id) == 1);
    }
}

TEST_CASE("a lesson, a tool and an example open from any mode") {
    WorkingHost host;
    Model model(host);
    const auto run_first = [&](std::string_view text) {
        rows_for(model, text);
        model.run("palette-run");
    };
    run_first("swordfish");
    CHECK(model.mode == Mode::learn);
    CHECK(model.learn.subject() == Technique::swordfish);
    run_first("tool canonical");
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.view == LabView::tools);
    CHECK_FALSE(model.palette.open);
    model.run("mode-play");
    run_first("langford");
    CHECK(model.mode == Mode::lab);
    CHECK_FALSE(model.run("open-tool-unknown"));
    CHECK_FALSE(model.run("open-example-unknown"));
}

TEST_CASE("what is not possible yet says why") {
    WorkingHost host;
    Model model(host);
    const auto reason = [&](std::string_view text) { return rows_for(model, text)[0].reason; };
    CHECK(reason("undo") == "nothing to undo");
    CHECK(reason("redo") == "nothing to redo");
    CHECK(reason("erase statistics") == "no finished puzzle yet");
    CHECK(reason("save the race's table") == "open \u201CRace\u201D first");
    CHECK(reason("print the list") == "the list is empty");
}

}  // namespace rookery::shell
