// What a page of version 1 has remembered loses nothing by the update: each text, word for word as it was written then,
// gives the page that it was of, and is written anew at the next save.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "shell/generate/pattern_text.hpp"
#include "support/shell/saved_everything.hpp"
#include "support/shell/saved_v1_texts.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// A page where these texts were in the browser's store.
struct UpdatedPage : Workbench {
    explicit UpdatedPage(std::string_view key, std::string_view text, double clock = 1) {
        host.clock = clock;
        host.texts[std::string(key)] = text;
        model.remembered(key, text);
    }
    bool has_unread_copy() const {
        return std::any_of(host.texts.begin(), host.texts.end(),
                           [](const auto& one) { return one.first.find("-aside") != std::string::npos; });
    }
};

bool is_of_today(const std::string& text) {
    return text.substr(0, 12) == "{\"rookery\":2";
}

// The jobs of begin_jobs(), of which the host has kept so many parts.
std::vector<KeptJob> kept_jobs_of(const Workbench& bench, std::int64_t parts, std::int64_t done) {
    std::vector<KeptJob> all;
    for (const JobRequest& request : bench.host.started) {
        if (!request.keep) continue;
        auto options = request.options;
        for (const char* later : {"graded", "depth"}) options.erase(later);  // version 1 knew of neither
        all.push_back({"key", request.verb, std::move(options), request.input, parts, done, done, parts == done, 1});
    }
    return all;
}

// What was done keeps the name that version 1 gave it, and a list is not graded.
std::string worded_as_v1(std::string text) {
    constexpr std::array<std::array<std::string_view, 2>, 4> kNames{
        {{"take grid: 81", "Took the grid: 81"},
         {"paste 81", "Pasted 81"},
         {"centre mark 6 in", "Centre mark 6 of"},
         {"\"options\":{\"depth\":\"\",\"graded\":\"\"},", ""}}};
    for (const auto& [now, then] : kNames) {
        const std::size_t at = text.find(now);
        if (at != std::string::npos) text.replace(at, now.size(), then);
    }
    return text;
}

const JobItem* job_of_verb(const UpdatedPage& page, std::string_view verb) {
    const auto& all = page.host.started;
    const auto found = std::find_if(all.begin(), all.end(), [&](const JobRequest& r) { return r.verb == verb; });
    return found == all.end() ? nullptr : page.model.jobs.find(found->id);
}

}  // namespace

TEST_CASE("a session of version 1: everything is as it was") {
    Workbench before;
    do_everything(before);
    before.model.save();
    UpdatedPage after("session", saved_v1::kSession, before.host.clock);
    CHECK_FALSE(after.has_unread_copy());
    CHECK(after.host.texts.at("session") == saved_v1::kSession);  // as long as nothing was saved
    after.model.save();
    CHECK(is_of_today(after.host.texts.at("session")));
    CHECK(after.host.texts.at("session") == worded_as_v1(before.host.texts.at("session")));

    const Model& m = after.model;
    CHECK(m.history.now().board == before.model.history.now().board);
    CHECK(m.mode == Mode::lab);
    CHECK(m.generate.settings.steps.to.text == "many");
    CHECK(m.play.text_box == "two lines\nand a \\");
    CHECK_FALSE(m.techniques.has(Technique::x_wing));
    CHECK(m.lab.methods.at(4).added);
    CHECK(m.play.timer.paused());
    CHECK(m.play.timer.seconds(after.host.clock) == doctest::Approx(300));
}

TEST_CASE("a session of version 1: all can be undone and redone") {
    UpdatedPage page("session", saved_v1::kSession);
    Model& m = page.model;
    CHECK(m.play.board().colours[80] == 1);
    CHECK(m.play.board().title == "With a \\, a \"quote\" and a\nline");
    CHECK(m.history.now().lab == "1.3...........4.");
    CHECK(m.history.now().lab_diagonal);
    CHECK(m.history.now().required.contains(7));
    CHECK(m.history.undo_name() == "Took a small puzzle");
    CHECK(m.play.board().entered[10] == 0);
    m.run("redo");
    m.run("redo");
    CHECK_FALSE(m.history.can_redo());
    CHECK(m.play.board().entered[10] == 7);
    CHECK(m.play.board().entered[11] == 2);
    int undone = 0;
    while (m.run("undo")) ++undone;
    Workbench before;
    do_everything(before);
    int same = 2;  // those that were redone
    while (before.model.run("undo")) ++same;
    CHECK(undone == same);
    CHECK(m.history.now().board == Workbench().model.history.now().board);
}

TEST_CASE("runs of version 1 go on where they were") {
    Workbench before;
    begin_jobs(before);
    SUBCASE("running") {
        UpdatedPage page("session", saved_v1::kSession);
        page.model.kept_jobs(kept_jobs_of(before, 64, 1));
        for (const char* verb : {"survey", "generate", "enumerate"}) {
            CAPTURE(verb);
            REQUIRE(job_of_verb(page, verb) != nullptr);
            CHECK_FALSE(job_of_verb(page, verb)->paused);
        }
        CHECK(page.model.list.list().name == "two \\ puzzles.txt");
        CHECK(page.model.list.filter_text() == "er >= 2 OR \"x-wing\"");
        CHECK(page.model.generate.results.wanted() == 3);
        CHECK(page.host.last_started("generate").options == before.host.last_started("generate").options);
    }
    SUBCASE("paused") {
        UpdatedPage page("session", saved_v1::kPausedSession);
        page.model.kept_jobs(kept_jobs_of(before, 64, 1));
        for (const char* verb : {"survey", "generate", "enumerate"}) {
            CAPTURE(verb);
            REQUIRE(job_of_verb(page, verb) != nullptr);
            CHECK(job_of_verb(page, verb)->paused);
        }
    }
    SUBCASE("ended") {
        UpdatedPage page("session", saved_v1::kEndedSession);
        page.model.remembered("generated", saved_v1::kGenerated);
        page.model.kept_jobs(kept_jobs_of(before, 64, 64));
        REQUIRE(job_of_verb(page, "survey") != nullptr);
        CHECK(job_of_verb(page, "survey")->kind == JobKind::analysis);  // nothing is left to do
        CHECK(job_of_verb(page, "generate") == nullptr);
        CHECK(job_of_verb(page, "enumerate") == nullptr);  // it was cancelled: it is offered among the kept ones
    }
    SUBCASE("kept no longer") {
        UpdatedPage page("session", saved_v1::kSession);
        page.model.kept_jobs({});
        CHECK(page.model.notice.text.find("two \\ puzzles.txt") != std::string::npos);
    }
}

TEST_CASE("results of version 1 are there with how the run ended") {
    Workbench before;
    begin_jobs(before);
    before.run();
    before.model.save();
    UpdatedPage page("generated", saved_v1::kGenerated);
    const GenerateResults& results = page.model.generate.results;
    CHECK(results.found() == 3);
    CHECK(results.as_tsv() == before.model.generate.results.as_tsv());
    CHECK(results.seed() == "5");
    CHECK(results.result() == before.model.generate.results.result());
    page.model.save();
    CHECK(page.host.texts.at("generated") == before.host.texts.at("generated"));
}

TEST_CASE("the list of a race, patterns, recent commands and fewest clues of version 1") {
    SUBCASE("race") {
        UpdatedPage page("race", saved_v1::kRace);
        CHECK(page.model.lab.pasted.name == "race \\ list.txt");
        CHECK(page.model.lab.pasted.puzzles == std::vector<std::string>{std::string(kPuzzle), std::string(kSolution)});
        page.model.save();
        CHECK(is_of_today(page.host.texts.at("race")));
        CHECK(page.host.texts.at("race").find(kSolution) != std::string::npos);
    }
    SUBCASE("patterns") {
        UpdatedPage page("patterns", saved_v1::kPatterns);
        const auto& patterns = page.model.generate.library.patterns();
        REQUIRE(patterns.size() == 2);
        CHECK(patterns[1].size() == 34);
        page.model.save();
        CHECK(page.host.texts.at("patterns") == page.model.generate.library.as_text());
        CHECK(is_of_today(page.host.texts.at("patterns")));
    }
    SUBCASE("recent commands") {
        UpdatedPage page("recent-commands", saved_v1::kRecent);
        CHECK(page.model.palette.recent.ids() == std::vector<std::string>{"theme", "invert-pattern"});
        page.model.save();
        CHECK(page.host.texts.at("recent-commands") ==
              R"({"rookery":2,"commands":["theme","invert-pattern"],"numbers":[2,1]})");
    }
    SUBCASE("fewest clues") {
        UpdatedPage page("fewest", saved_v1::kFewest);
        const auto& records = page.model.generate.exact.fewest.records();
        REQUIRE(records.size() == 2);
        CHECK(records[0].strategies == kBasicStrategies);
        CHECK(to_line(records[0].puzzle) == kPuzzle);
        CHECK_FALSE(records[0].proved);
        CHECK(records[1].strategies == kNakedSingles);
        CHECK(records[1].proved);
        page.model.save();
        CHECK(is_of_today(page.host.texts.at("fewest")));
    }
}

TEST_CASE("what was read of version 1 is not written twice") {
    for (const auto& saved : saved_v1::kTexts) {
        const auto& key = saved.first;
        CAPTURE(key);
        UpdatedPage page(key, saved.second);
        CHECK_FALSE(page.has_unread_copy());
        page.model.save();
        UpdatedPage next(key, page.host.texts.at(std::string(key)));
        next.host.texts.clear();
        next.model.save();
        CHECK(next.host.texts.empty());
    }
}

}  // namespace rookery::shell
