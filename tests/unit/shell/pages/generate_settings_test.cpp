// The settings of the mode "Generate": from fields to options, unreadable fields, and summaries of folded sections.
#include "shell/generate/generate_settings.hpp"

#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

using Options = std::map<std::string, std::string>;

void set(FieldRange& range, std::string from, std::string to) {
    range.from = {std::move(from), {}};
    range.to = {std::move(to), {}};
}

}  // namespace

TEST_CASE("default settings request ten puzzles with a fresh seed, and nothing else") {
    GenerateSettings settings;
    const auto call = settings.read(true, 77, "");
    REQUIRE(call);
    CHECK(call->options == Options{{"count", "10"}, {"seed", "77"}});
    CHECK(call->wanted == 10);
    CHECK(call->seconds == 0);
    for (const std::string& text :
         {settings.more_text(), settings.start_text(), settings.ease_text(), settings.stop_text()})
        CHECK(text.empty());
}

TEST_CASE("every setting becomes its option") {
    GenerateSettings settings;
    settings.count.text = " 25 ";
    set(settings.er, "7,1", "7.8");
    set(settings.ep, "2.0", "");
    set(settings.ed, "", "3");
    set(settings.clues, "22", "26");
    set(settings.steps, "30", "90");
    set(settings.score, "", "1200");
    set(settings.depth, "0", "1");
    set(settings.braids, "4", "");
    set(settings.whips, "", "6");
    settings.minimal = settings.pearl = settings.diamond = settings.unrated = true;
    settings.required = TechniqueSet{Technique::x_wing} | TechniqueSet{Technique::naked_pair};
    settings.minutes.text = "5";
    settings.give_up.text = "2000";
    settings.seed.text = "18446744073709551615";
    const auto call = settings.read(true, 1, "");
    REQUIRE(call);
    CHECK(call->options == Options{{"count", "25"},
                                   {"er", "7.1..7.8"},
                                   {"ep", "2.0..12.0"},
                                   {"ed", "1.0..3.0"},
                                   {"clues", "22..26"},
                                   {"steps", "30..90"},
                                   {"hodoku-score", "1..1200"},
                                   {"te", "0..1"},
                                   {"b", "4..39"},
                                   {"w", "0..6"},
                                   {"minimal", ""},
                                   {"pearl", ""},
                                   {"diamond", ""},
                                   {"unrated", ""},
                                   {"with", "Naked pair, X-wing"},
                                   {"give-up", "2000"},
                                   {"seed", "18446744073709551615"}});
    CHECK(call->seconds == 300);
    CHECK(settings.more_text() ==
          "EP from 2.0, ED up to 3, steps 30 to 90, HoDoKu score up to 1200, T&E depth 0 to 1, B from 4, W up to 6, "
          "pearl, diamond, 2 techniques required");
    CHECK(settings.stop_text() == "5 min, 2000 tries, seed 18446744073709551615, not rated");
    CHECK(settings.read(false, 1, "")->options.count("clues") == 0);
}

TEST_CASE("a start at the board's puzzle is sent as the option of that name") {
    for (const StartFrom start : {StartFrom::like, StartFrom::near, StartFrom::within}) {
        GenerateSettings settings;
        settings.start = start;
        CHECK(settings.frees_cells());
        const auto call = settings.read(true, 1, "PUZZLE");
        REQUIRE(call);
        CHECK(call->options.at(std::string(name_of(start))) == "PUZZLE");
        CHECK(settings.start_text() == title_of(start));
    }
}

TEST_CASE("Ease and Toil: its options appear only with a target") {
    GenerateSettings settings;
    settings.weight = EaseWeight::linear;
    settings.masking = Masking::random;
    settings.anneal = true;
    settings.tolerance.text = "0.02";
    settings.guesses.text = "7";
    CHECK(settings.read(true, 1, "")->options == Options{{"count", "10"}, {"seed", "1"}});
    CHECK_FALSE(settings.frees_cells());
    struct Target {
        const char *written, *read;
    };
    for (const Target target : {Target{"0.2", "0.2"}, {".1234", ".1234"}, {"1", "1"}, {"0,05", "0.05"}}) {
        CAPTURE(target.written);
        settings.wnef.text = target.written;
        CHECK(settings.frees_cells());
        CHECK(settings.read(true, 1, "")->options == Options{{"count", "10"},
                                                             {"seed", "1"},
                                                             {"wnef", target.read},
                                                             {"tolerance", "0.02"},
                                                             {"weight", "linear"},
                                                             {"uniqueness", "hybrid"},
                                                             {"masking", "random"},
                                                             {"guesses", "7"},
                                                             {"anneal", ""}});
    }
    CHECK(settings.ease_text() == "WNEF 0,05");
    settings.lowest = true;
    settings.uniqueness = UniquenessTest::slow;
    CHECK(settings.read(true, 1, "")->options == Options{{"count", "10"},
                                                         {"seed", "1"},
                                                         {"weight", "linear"},
                                                         {"uniqueness", "slow"},
                                                         {"masking", "random"},
                                                         {"anneal", ""}});
    CHECK(settings.ease_text() == "lowest WNEF");
}

TEST_CASE("an invalid field says what was expected, and all of them do at once") {
    struct Bad {
        Field GenerateSettings::*field;
        const char* text;
        const char* expected;
    };
    const Bad bad[] = {{&GenerateSettings::count, "", "1 to 1"},
                       {&GenerateSettings::count, "0", "1 to 1"},
                       {&GenerateSettings::count, "many", "1 to 1"},
                       {&GenerateSettings::wnef, "1.5", "from 0 to 1"},
                       {&GenerateSettings::wnef, "0.1234567", "from 0 to 1"},
                       {&GenerateSettings::wnef, ".", "from 0 to 1"},
                       {&GenerateSettings::tolerance, "-1", "from 0 to 1"},
                       {&GenerateSettings::guesses, "two", "guesses"},
                       {&GenerateSettings::minutes, "0", "minutes"},
                       {&GenerateSettings::give_up, "-3", "tries"},
                       {&GenerateSettings::seed, "12a", "whole number"},
                       {&GenerateSettings::seed, "99999999999999999999", "whole number"}};
    for (const Bad& each : bad) {
        CAPTURE(each.text);
        GenerateSettings settings;
        (settings.*each.field).text = each.text;
        CHECK_FALSE(settings.read(true, 1, ""));
        CHECK((settings.*each.field).problem.find(each.expected) != std::string::npos);
        settings.*each.field = {"1", {}};
        CHECK(settings.read(true, 1, ""));
    }
    GenerateSettings settings;
    set(settings.er, "8", "7");
    set(settings.clues, "82", "");
    set(settings.steps, "x", "0");
    CHECK_FALSE(settings.read(true, 1, ""));
    CHECK(settings.er.to.problem == "enter 8.0 or more");
    CHECK(settings.clues.from.problem.find("0 to 81") != std::string::npos);
    CHECK_FALSE(settings.steps.from.problem.empty());
    CHECK_FALSE(settings.steps.to.problem.empty());
    CHECK(settings.er.from.problem.empty());
}

TEST_CASE("a level is an option of the run, and the core gives its definition") {
    for (int i = 0; i < kWantedLevelCount; ++i) {
        GenerateSettings settings;
        settings.level = static_cast<WantedLevel>(i);
        const auto call = settings.read(true, 1, "");
        REQUIRE(call.has_value());
        CHECK(call->options.count("level") == (i == 0 ? 0 : 1));
        if (i == 0) continue;
        const Level level = kAllLevels[static_cast<std::size_t>(i) - 1];
        CHECK(call->options.at("level") == name_of(level));
        CHECK(definition_of(settings.level) == definition_of(level));
    }
    CHECK(definition_of(WantedLevel::any).empty());
}

TEST_CASE("the choices of a run have names: level, start, weights, masking, test, techniques") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    const GenerateSettings& settings = model.generate.settings;
    CHECK(model.run("level-hard"));
    CHECK(settings.level == WantedLevel::hard);
    CHECK(model.run("level-any"));
    CHECK(settings.level == WantedLevel::any);
    CHECK(model.run("start-within"));
    CHECK(settings.start == StartFrom::within);
    CHECK(model.run("start-anew"));
    CHECK_FALSE(model.run("start-somewhere"));
    CHECK(model.run("weight-quadratic"));
    CHECK(settings.weight == EaseWeight::quadratic);
    CHECK(model.run("masking-random"));
    CHECK(settings.masking == Masking::random);
    CHECK(model.run("uniqueness-fast"));
    CHECK(settings.uniqueness == UniquenessTest::fast);
    CHECK(model.run("require-x-wing"));
    CHECK(model.run("require-swordfish"));
    CHECK(model.run("require-x-wing"));
    CHECK(settings.required == TechniqueSet{Technique::swordfish});
    CHECK(model.run("require-none"));
    CHECK(settings.required.empty());
    for (const char* setting : {"minimal", "pearl", "diamond", "lowest", "anneal", "unrated"})
        CHECK(model.run(setting));
    CHECK((settings.minimal && settings.pearl && settings.diamond && settings.anneal && settings.unrated));
    for (const char* section : {"section-more", "section-start", "section-ease", "section-stop"})
        CHECK(model.run(section));
    CHECK(model.generate.is_open(SettingsSection::ease));
    CHECK(model.run("required-techniques"));
    CHECK(model.shows(PanelPage::required));
    CHECK(model.run("close-techniques"));
    CHECK_FALSE(model.shows(PanelPage::required));
}

TEST_CASE("near the board's puzzle: it is sent, and neither pattern nor symmetry") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("symmetry-half-turn");
    model.run("start-near");
    CHECK(model.run("generate"));
    const auto& options = host.started.back().options;
    CHECK(options.at("near").size() == 81);
    CHECK(options.count("pattern") == 0);
    CHECK(options.count("symmetry") == 0);
}

}  // namespace rookery::shell
