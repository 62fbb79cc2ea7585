// State that survives a reload: a second model gets what the first one's host remembered.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/se_scale.hpp"
#include "shell/app/model.hpp"
#include "shell/board/sample_boards.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

struct OpenedPage {
    WorkingHost host;
    Model model{host};
    OpenedPage() = default;
    // The page opened after `before` was closed, with these jobs stored.
    explicit OpenedPage(OpenedPage& before, const std::vector<KeptJob>& kept = {}) {
        before.model.save();
        host.texts = before.host.texts;
        const auto texts = host.texts;
        for (const auto& [key, text] : texts) model.remembered(key, text);
        model.kept_jobs(kept);
    }
    void run() { host.run_all(model.jobs); }
};

// A job as the page stores it.
KeptJob kept_of(const JobRequest& request, std::int64_t parts, std::int64_t done) {
    KeptJob kept;
    kept.key = "key";
    kept.verb = request.verb;
    kept.options = request.options;
    kept.input = request.input;
    kept.parts = parts;
    kept.parts_done = done;
    kept.finished = parts == done;
    return kept;
}

bool has_started(const WorkingHost& host, std::string_view verb) {
    return std::any_of(host.started.begin(), host.started.end(), [&](const auto& r) { return r.verb == verb; });
}

}  // namespace

TEST_CASE("nothing is saved before something is done, and nothing twice") {
    OpenedPage page;
    page.model.save();
    CHECK(page.host.texts.empty());
    page.model.paste(samples::kPuzzle);
    page.model.save();
    CHECK(page.host.texts.size() == 1);
    page.host.texts.clear();
    page.model.save();
    CHECK(page.host.texts.empty());
}

TEST_CASE("the board survives with its marks, its title and its whole undo and redo history") {
    OpenedPage first;
    const Board sample = first.model.play.board();
    first.model.paste(samples::kPuzzle);
    first.model.play.entries().enter_digit(2, 4);
    first.model.play.entries().toggle_candidate(3, 6);
    Document document = first.model.history.now();
    document.board.corners[5] = digit_bit(8);
    document.board.colours[6] = static_cast<DigitSet>(digit_bit(3) | digit_bit(5));
    document.board.title = "With a \\ and a\nline";
    first.model.history.change(document, "Marked by hand", Mode::play);
    first.model.play.entries().enter_digit(10, 7);
    CHECK(first.model.run("undo"));

    OpenedPage second(first);
    CHECK(second.model.history.now() == first.model.history.now());
    CHECK(second.model.notice.text.find("left it") != std::string::npos);
    CHECK(second.model.history.undo_name() == first.model.history.undo_name());
    CHECK(second.model.run("redo"));
    while (second.model.history.can_undo()) CHECK(second.model.run("undo"));
    CHECK(second.model.play.board() == sample);
    while (second.model.history.can_redo()) CHECK(second.model.run("redo"));
    CHECK(second.model.play.board().colours[6] == document.board.colours[6]);
    CHECK(second.model.play.board().title == document.board.title);
    CHECK(second.model.play.board().noted[3] == digit_bit(6));
}

TEST_CASE("a long history keeps its last documents") {
    OpenedPage first;
    first.model.paste(samples::kPuzzle);
    for (int i = 0; i < 700; ++i) first.model.play.entries().toggle_candidate(2 + i % 2, 1 + i % 9);
    OpenedPage second(first);
    int undone = 0;
    while (second.model.run("undo")) ++undone;
    CHECK(undone == 250);
    CHECK(second.host.texts.at("session").size() < 60'000);
}

TEST_CASE("settings, fields and choices survive") {
    OpenedPage first;
    Model& m = first.model;
    m.run("theme");
    m.run("show-candidates");
    m.run("entry-mode");
    m.run("technique-x-wing");
    m.play.entries().select(17);
    m.paste(kSampleList);
    first.run();
    m.list.set_filter("er>=2");
    m.run("sort-er");
    m.run("sort-er");
    m.run("mode-generate");
    m.run("symmetry-half-turn");
    m.generate.settings.er.from.text = "7.1";
    m.generate.settings.minimal = true;
    m.generate.settings.required = TechniqueSet{Technique::x_wing};
    m.generate.per_page = 6;
    m.generate.exact.strategies = kNakedSingles;
    m.paste(samples::kSolution);
    m.run("mode-enumerate");
    m.paste(samples::kSolution);
    m.enumerate.clues.text = "19";
    m.enumerate.gridchecker = true;
    m.run("mode-lab");
    m.lab.methods.toggle(1);
    m.lab.methods.add(1);
    m.lab.race_first.text = "55";
    m.lab.view = LabView::race;
    m.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");

    OpenedPage second(first);
    const Model& n = second.model;
    CHECK(n.mode == Mode::lab);
    CHECK(n.theme == m.theme);
    CHECK(n.play.entries().wants_candidates() == m.play.entries().wants_candidates());
    CHECK(n.play.entries().mode() == m.play.entries().mode());
    CHECK(n.play.entries().cursor() == 17);
    CHECK(n.techniques.set() == m.techniques.set());
    CHECK_FALSE(n.techniques.has(Technique::x_wing));
    CHECK(n.generate.symmetry() == m.generate.symmetry());
    CHECK(n.generate.pattern() == m.generate.pattern());
    CHECK(n.generate.settings.er.from.text == "7.1");
    CHECK(n.generate.settings.minimal);
    CHECK(n.generate.settings.required == TechniqueSet{Technique::x_wing});
    CHECK(n.generate.per_page == 6);
    CHECK(n.generate.exact.strategies == kNakedSingles);
    CHECK(n.enumerate.grid() == m.enumerate.grid());
    CHECK(n.enumerate.clues.text == "19");
    CHECK(n.enumerate.gridchecker);
    CHECK(n.lab.methods.size() == m.lab.methods.size());
    for (int i = 0; i < n.lab.methods.size(); ++i) {
        CHECK(n.lab.methods.at(i).on == m.lab.methods.at(i).on);
        CHECK(n.lab.methods.at(i).setting == m.lab.methods.at(i).setting);
    }
    CHECK(n.lab.race_first.text == "55");
    CHECK(n.lab.pasted.puzzles == m.lab.pasted.puzzles);
    CHECK(n.lab.pasted.name == m.lab.pasted.name);
}

TEST_CASE("a list being rated resumes, a paused one waits, a finished one returns silently") {
    OpenedPage first;
    first.model.paste(kSampleList);
    const JobRequest request = first.host.last_started("survey");
    CHECK(request.keep);
    first.model.list.set_filter("er>=2");
    first.model.run("sort-er");
    {
        OpenedPage second(first, {kept_of(request, 4, 2)});
        const JobRequest again = second.host.last_started("survey");
        CHECK(again.keep);
        CHECK(again.input == request.input);
        CHECK(second.model.list.list().running);
        CHECK(second.model.jobs.find(again.id)->kind == JobKind::list);
        second.run();
        CHECK(second.model.list.list().name == first.model.list.list().name);
        CHECK(second.model.list.filter_text() == "er>=2");
        CHECK(second.model.list.list().table.is_sorted_by(Column::er));
        CHECK(second.model.list.list().table.size() > 3);
    }
    {
        first.model.jobs.set_paused(request.id, true);
        OpenedPage second(first, {kept_of(request, 4, 2)});
        CHECK(second.host.is_paused(second.host.last_started("survey").id));
        first.model.jobs.set_paused(request.id, false);
    }
    first.run();
    OpenedPage third(first, {kept_of(request, 4, 4)});
    CHECK(third.model.jobs.find(third.host.last_started("survey").id)->kind == JobKind::analysis);
    const std::string said = third.model.notice.text;
    third.run();
    CHECK(third.model.notice.text == said);
    CHECK(third.model.list.list().table.size() == first.model.list.list().table.size());
    // And again: restored results are stored like the first ones.
    OpenedPage fourth(third, {kept_of(request, 4, 4)});
    CHECK(has_started(fourth.host, "survey"));
}

TEST_CASE("until the host has listed the stored jobs, saving the session again forgets nothing") {
    OpenedPage first;
    first.model.paste(kSampleList);
    const JobRequest request = first.host.last_started("survey");
    first.model.save();
    OpenedPage second;
    second.model.remembered("session", first.host.texts.at("session"));
    second.model.run("mode-lab");
    OpenedPage third(second, {kept_of(request, 4, 1)});
    CHECK(has_started(third.host, "survey"));
}

TEST_CASE("a list that is no longer stored is reported; a new one replaces a waiting one") {
    OpenedPage first;
    first.model.paste(kSampleList);
    OpenedPage second(first);
    CHECK_FALSE(has_started(second.host, "survey"));
    CHECK(second.model.notice.text.find("no longer stored") != std::string::npos);
    first.model.save();
    OpenedPage third;
    third.model.remembered("session", first.host.texts.at("session"));
    third.model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle) + "\n");
    const auto count = third.host.started.size();
    third.model.kept_jobs({kept_of(first.host.last_started("survey"), 4, 1)});
    CHECK(third.host.started.size() == count);
}

TEST_CASE("results of an ended run are there at once; a continuing run starts with the same seed") {
    OpenedPage first;
    first.model.run("mode-generate");
    first.model.generate.settings.count.text = "3";
    first.model.run("generate");
    const JobRequest request = first.host.last_started("generate");
    CHECK(request.keep);
    {
        OpenedPage second(first);
        const JobRequest again = second.host.last_started("generate");
        CHECK(again.options == request.options);
        CHECK(second.model.generate.results.running());
        CHECK(second.model.generate.results.wanted() == 3);
    }
    first.run();
    REQUIRE(first.model.generate.results.found() == 3);
    OpenedPage third(first);
    CHECK_FALSE(has_started(third.host, "generate"));
    CHECK(third.model.generate.results.found() == 3);
    CHECK(third.model.generate.results.as_tsv() == first.model.generate.results.as_tsv());
    CHECK(third.model.generate.results.result() == first.model.generate.results.result());
    OpenedPage fourth(third);
    CHECK(fourth.model.generate.results.found() == 3);
    fourth.model.generate.settings.seed.text = "4";
    fourth.model.run("generate");
    fourth.run();
    CHECK(fourth.model.generate.results.listed() == 6);
    OpenedPage fifth(fourth);
    CHECK(fifth.model.generate.results.as_tsv() == fourth.model.generate.results.as_tsv());
    // The earlier runs are there while the last one continues; its rows then follow them.
    fifth.model.generate.settings.seed.text = "5";
    fifth.model.run("generate");
    OpenedPage sixth(fifth);
    CHECK(sixth.model.generate.results.running());
    CHECK(sixth.model.generate.results.listed() == 6);
    sixth.run();
    CHECK(sixth.model.generate.results.listed() == 9);
    const std::string nine = sixth.model.generate.results.puzzles_as_text();
    CHECK(nine.find(fifth.model.generate.results.puzzles_as_text()) == 0);
    // Cleared results are not stored across a reload, and undoing that says so.
    sixth.model.run("clear-results");
    OpenedPage seventh(sixth);
    CHECK(seventh.model.generate.results.is_empty());
    CHECK(seventh.model.run("undo"));
    CHECK(seventh.model.notice.text == "Those results are no longer stored");
}

TEST_CASE("an enumeration resumes where it was, without changing the current view") {
    OpenedPage first;
    first.model.run("mode-enumerate");
    first.model.paste(samples::kSolution);
    first.model.enumerate.clues.text = "17";
    first.model.run("view-puzzles");
    REQUIRE(first.model.run("enumerate"));
    const JobRequest request = first.host.last_started("enumerate");
    first.model.run("mode-play");
    OpenedPage second(first, {kept_of(request, 64, 3)});
    CHECK(second.model.mode == Mode::play);
    CHECK(second.host.last_started("enumerate").options == request.options);
    REQUIRE(second.model.enumerate.shown() != nullptr);
    CHECK(second.model.enumerate.shown()->parts_before == 3);
}

TEST_CASE("a session from another version is put aside, and nothing else happens") {
    for (const std::string_view text :
         {R"({"rookery":2,"history":{"now":{}}})", R"({"rookery":3,"history":{"now":{}})",
          R"({"rookery":3,"settings":{"mode":3}})", R"({"rookery":"2","history":{"now":{}}})", "{}", "[]", "garbage",
          "rookery 999\nnow \n", "rookery 1\n", "rookery 1\nmode 3\n"}) {
        OpenedPage page;
        const Board before = page.model.play.board();
        page.model.remembered("session", text);
        CHECK(page.host.texts.at("session-aside") == text);
        CHECK(page.model.notice.text.find("set aside") != std::string::npos);
        CHECK(page.model.play.board() == before);
        CHECK(page.model.mode == Mode::play);
    }
}

TEST_CASE("a meaningless or unknown setting changes nothing") {
    OpenedPage page;
    page.model.remembered("session", R"({"rookery":3,"history":{"now":{},"later":[]},"tomorrow":1,"settings":{
        "mode":99,"theme":"dark","letter-keys":0,"cursor":81,"per-page":3,"count":12,"minimal":"1","weight":1.5,
        "techniques-off":"x-wing","wish-sections":[1,true],"lab-methods":[{"method":"magic"}],"strategies":"guess",
        "unheard-of":true,"clues-to":"30"}})");
    const Model& m = page.model;
    const OpenedPage fresh;
    CHECK(page.host.texts.empty());
    CHECK(m.mode == Mode::play);
    CHECK(m.theme == ThemeChoice::system);
    CHECK(m.letter_keys);
    CHECK(m.play.entries().cursor() == fresh.model.play.entries().cursor());
    CHECK(m.generate.per_page == 4);
    CHECK(m.generate.settings.count.text == fresh.model.generate.settings.count.text);
    CHECK_FALSE(m.generate.settings.minimal);
    CHECK(m.techniques.set() == se_techniques());
    CHECK_FALSE(m.generate.is_open(SettingsSection::more));
    CHECK(m.generate.is_open(SettingsSection::start));  // the one that makes sense
    CHECK(m.lab.methods.size() == fresh.model.lab.methods.size());
    CHECK(m.generate.exact.strategies == fresh.model.generate.exact.strategies);
    CHECK(m.generate.settings.clues.to.text == "30");
}

TEST_CASE("state saved by a newer version is put aside, and not overwritten before there is something new") {
    for (const std::string key : {"generated", "race", "patterns", "recent-commands", "fewest"}) {
        CAPTURE(key);
        OpenedPage page;
        const std::string text = R"({"rookery":4,"patterns":[],"commands":[],"records":[],"puzzles":["1"]})";
        page.host.texts[key] = text;
        page.model.remembered(key, text);
        CHECK(page.host.texts.at(key + "-aside") == text);
        CHECK(page.model.notice.text.find("set aside") != std::string::npos);
        page.model.save();
        CHECK(page.host.texts.at(key) == text);
    }
}

TEST_CASE("a session's colours, formerly one for each cell, are read as sets") {
    OpenedPage first;
    first.model.paste(samples::kPuzzle);
    Document document = first.model.history.now();
    document.board.colours[6] = digit_bit(9);
    first.model.history.change(document, "Painted", Mode::play);
    first.model.save();
    std::string& text = first.host.texts.at("session");
    const std::size_t at = text.find("6:9");
    REQUIRE(at != std::string::npos);
    const std::vector<std::pair<std::string, DigitSet>> read = {
        {"9", digit_bit(9)}, {"12", static_cast<DigitSet>(digit_bit(1) | digit_bit(2))}, {"0", 0}, {"-1", 0}};
    for (const auto& [colour, set] : read) {
        std::string changed = text;
        changed.replace(at, 3, "6:" + colour);
        WorkingHost host;
        Model model(host);
        model.remembered("session", changed);
        CAPTURE(colour);
        CHECK(line_of(model.play.board()) == samples::kPuzzle);
        CHECK(model.play.board().colours[6] == set);
    }
}

TEST_CASE("an unreadable text stays in its box, with the reason") {
    OpenedPage first;
    first.model.paste(samples::kPuzzle);
    first.model.apply_changes();
    first.model.play.text_box = "neither a puzzle nor a list";
    first.model.play.text_box_open = true;
    first.model.run("read-text");
    REQUIRE(first.model.play.text_box_open);
    OpenedPage second(first);
    CHECK(second.model.play.text_box == first.model.play.text_box);
    CHECK(second.model.play.text_box_open);
    CHECK(second.model.play.text_problem == first.model.play.text_problem);
}

TEST_CASE("a stroke after the reload is a separate undo step") {
    OpenedPage first;
    first.model.run("mode-generate");
    first.model.run("clear-pattern");
    first.model.generate.draw(3, true, first.model.fresh_stroke());
    OpenedPage second(first);
    second.model.generate.draw(5, true, second.model.fresh_stroke());
    CHECK(second.model.history.now().pattern.size() == 2);
    second.model.run("undo");
    CHECK(second.model.history.now().pattern.size() == 1);
}

TEST_CASE("the timer stays paused, and keeps counting while hidden; no text makes it overflow") {
    OpenedPage first;
    first.model.paste(samples::kPuzzle);
    first.model.apply_changes();
    first.model.play.timer.show(true, first.host.clock);
    first.host.clock += 300;
    SUBCASE("paused") {
        first.model.play.timer.pause(true, first.host.clock);
        OpenedPage second(first);
        CHECK(second.model.play.timer.paused());
        second.host.clock += 60;
        CHECK(second.model.play.timer.seconds(second.host.clock) == doctest::Approx(300));
    }
    SUBCASE("hidden") {
        first.model.play.timer.show(false, first.host.clock);
        OpenedPage second(first);
        CHECK_FALSE(second.model.play.timer.shown());
        CHECK(second.model.play.timer.seconds(second.host.clock) == doctest::Approx(300));
    }
    SUBCASE("a number that no clock shows") {
        first.model.save();
        std::string text = first.host.texts.at("session");
        const std::string key = "\"seconds\":300";
        REQUIRE(text.find(key) != std::string::npos);
        text.replace(text.find(key), key.size(), "\"seconds\":9223372036854775807");
        WorkingHost host;
        Model model(host);
        model.remembered("session", text);
        CHECK(model.play.timer.seconds(host.clock) < 1);
    }
}

TEST_CASE("a race list corrected in the middle is saved as it is now") {
    OpenedPage first;
    first.model.run("mode-lab");
    first.model.run("lab-view-race");
    const std::string line(samples::kPuzzle);
    const auto list = [&](const std::string& middle) { return line + '\n' + middle + '\n' + line + '\n'; };
    first.model.paste(list(line));
    first.model.save();
    const std::string mended = "." + line.substr(1);
    first.model.paste(list(mended));
    OpenedPage second(first);
    REQUIRE(second.model.lab.pasted.puzzles.size() == 3);
    CHECK(second.model.lab.pasted.puzzles[1] == mended);
}

TEST_CASE("a long list in the puzzle box neither stays there nor replaces the session") {
    OpenedPage first;
    first.model.paste(samples::kPuzzle);
    first.model.save();
    first.model.run("edit-text");
    for (int i = 0; i < 30'000; ++i) first.model.play.text_box.append(samples::kPuzzle).push_back('\n');
    first.model.save();
    CHECK(first.host.texts.at("session").size() < 100'000);
    first.model.run("read-text");
    CHECK(first.model.mode == Mode::list);
    CHECK(first.model.play.text_box.empty());
    first.model.run("mode-play");
    first.model.play.text_box = "neither a puzzle nor a list";
    first.model.play.text_box_open = true;
    first.model.run("read-text");
    CHECK(first.model.play.text_box == "neither a puzzle nor a list");
    CHECK(first.model.play.text_box_open);
}

TEST_CASE("a failure to save is reported") {
    OpenedPage page;
    page.model.not_remembered("no room");
    CHECK(page.model.notice.text.find("no room") != std::string::npos);
}

}  // namespace rookery::shell
