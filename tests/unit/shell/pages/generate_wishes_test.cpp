// The wishes of the mode "Generate": fields to options, what cannot be read, and what is said of folded parts.
#include "shell/generate/generate_wishes.hpp"

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

TEST_CASE("untouched wishes ask for ten puzzles with a fresh seed, and nothing else") {
    GenerateWishes wishes;
    const auto call = wishes.read(true, 77, "");
    REQUIRE(call);
    CHECK(call->options == Options{{"count", "10"}, {"seed", "77"}});
    CHECK(call->wanted == 10);
    CHECK(call->seconds == 0);
    for (const std::string& text : {wishes.more_text(), wishes.start_text(), wishes.ease_text(), wishes.stop_text()})
        CHECK(text.empty());
}

TEST_CASE("every wish becomes its option") {
    GenerateWishes wishes;
    wishes.count.text = " 25 ";
    set(wishes.er, "7,1", "7.8");
    set(wishes.ep, "2.0", "");
    set(wishes.ed, "", "3");
    set(wishes.clues, "22", "26");
    set(wishes.steps, "30", "90");
    wishes.minimal = wishes.pearl = wishes.diamond = wishes.unrated = true;
    wishes.required = technique_bit(Technique::x_wing) | technique_bit(Technique::naked_pair);
    wishes.minutes.text = "5";
    wishes.give_up.text = "2000";
    wishes.seed.text = "18446744073709551615";
    const auto call = wishes.read(true, 1, "");
    REQUIRE(call);
    CHECK(call->options == Options{{"count", "25"},
                                   {"er", "7.1..7.8"},
                                   {"ep", "2.0..12.0"},
                                   {"ed", "1.0..3.0"},
                                   {"clues", "22..26"},
                                   {"steps", "30..90"},
                                   {"minimal", ""},
                                   {"pearl", ""},
                                   {"diamond", ""},
                                   {"unrated", ""},
                                   {"with", "Naked pair, X-wing"},
                                   {"give-up", "2000"},
                                   {"seed", "18446744073709551615"}});
    CHECK(call->seconds == 300);
    CHECK(wishes.more_text() == "EP from 2.0, ED up to 3, steps 30 to 90, pearl, diamond, 2 techniques required");
    CHECK(wishes.stop_text() == "5 min, 2000 attempts, seed 18446744073709551615, not rated");
    CHECK(wishes.read(false, 1, "")->options.count("clues") == 0);
}

TEST_CASE("a start at the board's puzzle is passed by its name") {
    for (const StartFrom start : {StartFrom::like, StartFrom::near, StartFrom::within}) {
        GenerateWishes wishes;
        wishes.start = start;
        CHECK(wishes.frees_cells());
        const auto call = wishes.read(true, 1, "PUZZLE");
        REQUIRE(call);
        CHECK(call->options.at(std::string(name_of(start))) == "PUZZLE");
        CHECK(wishes.start_text() == title_of(start));
    }
}

TEST_CASE("Ease and Toil: its options stand only beside a target") {
    GenerateWishes wishes;
    wishes.weight = EaseWeight::linear;
    wishes.masking = Masking::random;
    wishes.anneal = true;
    wishes.tolerance.text = "0.02";
    wishes.guesses.text = "7";
    CHECK(wishes.read(true, 1, "")->options == Options{{"count", "10"}, {"seed", "1"}});
    CHECK_FALSE(wishes.frees_cells());
    struct Target {
        const char *written, *read;
    };
    for (const Target target : {Target{"0.2", "0.2000"}, {".1234", "0.1234"}, {"1", "1.0000"}, {"0,05", "0.0500"}}) {
        CAPTURE(target.written);
        wishes.wnef.text = target.written;
        CHECK(wishes.frees_cells());
        CHECK(wishes.read(true, 1, "")->options == Options{{"count", "10"},
                                                           {"seed", "1"},
                                                           {"wnef", target.read},
                                                           {"tolerance", "0.0200"},
                                                           {"weight", "linear"},
                                                           {"uniqueness", "hybrid"},
                                                           {"masking", "random"},
                                                           {"guesses", "7"},
                                                           {"anneal", ""}});
    }
    CHECK(wishes.ease_text() == "WNEF 0,05");
    wishes.lowest = true;
    wishes.uniqueness = UniquenessTest::slow;
    CHECK(wishes.read(true, 1, "")->options == Options{{"count", "10"},
                                                       {"seed", "1"},
                                                       {"weight", "linear"},
                                                       {"uniqueness", "slow"},
                                                       {"masking", "random"},
                                                       {"anneal", ""}});
    CHECK(wishes.ease_text() == "lowest WNEF");
}

TEST_CASE("a field that cannot be read says what was expected, and all of them at once") {
    struct Bad {
        Field GenerateWishes::*field;
        const char* text;
        const char* expected;
    };
    const Bad bad[] = {{&GenerateWishes::count, "", "from 1 to 10"},
                       {&GenerateWishes::count, "0", "from 1 to 10"},
                       {&GenerateWishes::count, "many", "from 1 to 10"},
                       {&GenerateWishes::wnef, "1.5", "from 0 to 1"},
                       {&GenerateWishes::wnef, "0.12345", "from 0 to 1"},
                       {&GenerateWishes::wnef, ".", "from 0 to 1"},
                       {&GenerateWishes::tolerance, "-1", "from 0 to 1"},
                       {&GenerateWishes::guesses, "two", "guesses"},
                       {&GenerateWishes::minutes, "0", "minutes"},
                       {&GenerateWishes::give_up, "-3", "attempts"},
                       {&GenerateWishes::seed, "12a", "whole number"},
                       {&GenerateWishes::seed, "99999999999999999999", "whole number"}};
    for (const Bad& each : bad) {
        CAPTURE(each.text);
        GenerateWishes wishes;
        (wishes.*each.field).text = each.text;
        CHECK_FALSE(wishes.read(true, 1, ""));
        CHECK((wishes.*each.field).problem.find(each.expected) != std::string::npos);
        wishes.*each.field = {"1", {}};
        CHECK(wishes.read(true, 1, ""));
    }
    GenerateWishes wishes;
    set(wishes.er, "8", "7");
    set(wishes.clues, "16", "");
    set(wishes.steps, "x", "0");
    CHECK_FALSE(wishes.read(true, 1, ""));
    CHECK(wishes.er.to.problem == "expected 8.0 or more");
    CHECK(wishes.clues.from.problem.find("17 to 81") != std::string::npos);
    CHECK_FALSE(wishes.steps.from.problem.empty());
    CHECK_FALSE(wishes.steps.to.problem.empty());
    CHECK(wishes.er.from.problem.empty());
}

TEST_CASE("the choices of a run have names: start, weights, masking, test, techniques") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    const GenerateWishes& wishes = model.generate.wishes;
    CHECK(model.run("start-within"));
    CHECK(wishes.start == StartFrom::within);
    CHECK(model.run("start-anew"));
    CHECK_FALSE(model.run("start-somewhere"));
    CHECK(model.run("weight-quadratic"));
    CHECK(wishes.weight == EaseWeight::quadratic);
    CHECK(model.run("masking-random"));
    CHECK(wishes.masking == Masking::random);
    CHECK(model.run("uniqueness-fast"));
    CHECK(wishes.uniqueness == UniquenessTest::fast);
    CHECK(model.run("require-x-wing"));
    CHECK(model.run("require-swordfish"));
    CHECK(model.run("require-x-wing"));
    CHECK(wishes.required == technique_bit(Technique::swordfish));
    CHECK(model.run("require-none"));
    CHECK(wishes.required == 0);
    for (const char* wish : {"minimal", "pearl", "diamond", "lowest", "anneal", "unrated"}) CHECK(model.run(wish));
    CHECK((wishes.minimal && wishes.pearl && wishes.diamond && wishes.anneal && wishes.unrated));
    for (const char* section : {"section-more", "section-start", "section-ease", "section-stop"})
        CHECK(model.run(section));
    CHECK(model.generate.is_open(WishSection::ease));
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
