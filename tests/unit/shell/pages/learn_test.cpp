// The mode "Learn": pages of the guide with their examples, practice and the responses to answers, and techniques found
// on the player's own board. Its jobs really run.
#include <doctest/doctest.h>

#include <string>

#include "shell/app/model.hpp"
#include "solve/solve.hpp"
#include "support/shell/workbench.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

struct LearnBench : Workbench {
    LearnBench() {
        run();
        model.run("mode-learn");
    }
    LearnPage& page() { return model.learn; }
    void press(const std::string& command) {
        CHECK_MESSAGE(model.run(command), command);
        run();
    }
    std::string mark_command(CellDigit mark) {
        return "learn-mark-" + std::to_string(mark.cell) + "-" + std::to_string(mark.digit);
    }
};

// The puzzle of the exercise, solved by the solver and not taken from the exercise.
Grid9 solved(const LearnPage& page) {
    const SolveResult result = solve(page.board().givens);
    REQUIRE(result.unique());
    return result.first;
}

bool is_removed_by_a_step(const LearnPage& page, CellDigit mark) {
    for (const StepRecord& step : page.steps()) {
        for (const CellDigit gone : step.eliminations) {
            if (gone == mark) return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("a technique's page has text and its example, with the step on the board") {
    LearnBench bench;
    CHECK_FALSE(bench.page().subject());
    bench.press("learn-x-wing");
    REQUIRE(bench.page().lesson() != nullptr);
    CHECK(bench.page().lesson()->rating == 32);
    CHECK(bench.page().lesson()->idea.find("diagonal") != std::string::npos);
    CHECK_FALSE(is_blank(bench.page().board()));
    REQUIRE(bench.page().pictured() != nullptr);
    CHECK(bench.page().pictured()->technique == "X-wing");
    CHECK_FALSE(bench.page().lesson()->cousins.empty());
    bench.press("learn-next");
    CHECK(bench.page().subject() != Technique::x_wing);
    bench.press("learn-previous");
    CHECK(bench.page().subject() == Technique::x_wing);
    bench.press("learn-all");
    CHECK_FALSE(bench.page().subject());
}

TEST_CASE("practice: correct marks are praised, fewer are \"correct so far\", and the result is saved") {
    LearnBench bench;
    bench.press("learn-x-wing");
    bench.press("learn-practise");
    REQUIRE(bench.page().has_exercise());
    CHECK(bench.page().pictured() == nullptr);  // nothing is revealed
    const auto wanted = bench.page().steps().front().eliminations;
    bench.press("learn-check");
    CHECK(bench.page().outcome.kind == ExerciseOutcome::Kind::none);
    for (const CellDigit mark : wanted) {
        bench.press(bench.mark_command(mark));
        if (mark == wanted.back()) break;
        bench.press("learn-check");
        CHECK((bench.page().outcome.kind == ExerciseOutcome::Kind::partial || bench.page().exercise.is_over()));
    }
    if (!bench.page().exercise.is_over()) bench.press("learn-check");
    CHECK(bench.page().outcome.kind == ExerciseOutcome::Kind::whole);
    CHECK(bench.page().pictured() != nullptr);
    CHECK(bench.page().progress.of(Technique::x_wing).solved == 1);
    CHECK_FALSE(bench.model.run("learn-check"));  // it is over

    bench.model.save();
    Workbench next;
    for (const auto& [key, text] : bench.host.texts) next.model.remembered(key, text);
    CHECK(next.model.learn.progress.of(Technique::x_wing).solved == 1);
}

TEST_CASE("200 wrong answers, each correctly explained") {
    LearnBench bench;
    int wrong = 0;
    for (const char* technique : {"learn-x-wing", "learn-naked-pair", "learn-w-wing", "learn-xy-wing"}) {
        bench.press(technique);
        for (int round = 0; round < 2; ++round) {
            bench.press("learn-practise");
            REQUIRE(bench.page().has_exercise());
            const Grid9 solution = solved(bench.page());
            const Candidates9 open = candidates_of(bench.page().board());
            for (int cell = 0; cell < 81; ++cell) {
                for (int digit = 1; digit <= 9; ++digit) {
                    const CellDigit mark{static_cast<std::uint8_t>(cell), static_cast<Digit>(digit)};
                    if ((open[cell] & digit_bit(digit)) == 0 || is_removed_by_a_step(bench.page(), mark)) continue;
                    bench.press(bench.mark_command(mark));
                    bench.press("learn-check");
                    const ExerciseOutcome& outcome = bench.page().outcome;
                    CHECK(outcome.kind == ExerciseOutcome::Kind::wrong);
                    const bool is_digit = solution[cell] == digit;
                    CHECK((outcome.sentence.find("Keep ") != std::string::npos) == is_digit);
                    CHECK((outcome.sentence.find("isn't") != std::string::npos) == !is_digit);
                    CHECK(outcome.sentence.find(cell_name(cell)) != std::string::npos);
                    bench.press(bench.mark_command(mark));
                    ++wrong;
                }
            }
            bench.press("learn-back");
        }
    }
    CHECK(wrong >= 200);
    CHECK(bench.page().progress.of(Technique::x_wing).wrong > 0);
}

TEST_CASE("the answer can be shown, which is counted separately; a digit's key marks in the chosen cell") {
    LearnBench bench;
    bench.press("learn-hidden-single-in-box");
    bench.press("learn-practise");
    REQUIRE(bench.page().has_exercise());
    CHECK(bench.page().exercise.places());
    const CellDigit first = *bench.page().steps().front().placement;
    bench.model.page().select(first.cell);
    bench.press("learn-digit-" + std::to_string(first.digit));
    CHECK(bench.page().exercise.has_mark(first.cell, first.digit));
    bench.press("learn-clear");
    CHECK(bench.page().exercise.marks().empty());
    bench.press("learn-answer");
    CHECK(bench.page().pictured() != nullptr);
    CHECK(bench.page().progress.of(Technique::hidden_single_box).shown == 1);
    CHECK(bench.page().progress.of(Technique::hidden_single_box).solved == 0);
    bench.press("learn-another");
    CHECK(bench.page().has_exercise());
    bench.press("learn-play");
    CHECK(bench.model.mode == Mode::play);
}

TEST_CASE("other basics make another puzzle; a search can be stopped") {
    LearnBench bench;
    bench.press("learn-swordfish");
    bench.press("learn-practise");
    bench.press("learn-basics-singles");
    CHECK(bench.host.last_started("practice").options.at("basics") == "singles");
    CHECK(bench.page().has_exercise());
    bench.model.run("learn-another");
    CHECK(bench.page().is_making());
    CHECK(bench.model.run("learn-stop"));
    bench.run();
    CHECK_FALSE(bench.page().is_making());
    CHECK_FALSE(bench.page().problem.empty());
}

TEST_CASE("from a step of the path to its page, and from there to every such step on the player's own board") {
    LearnBench bench;
    bench.model.run("mode-play");
    bench.model.paste(".4.9.......81..5.66....8.4...9.8.2.4.8.....5.3.5.9.1...7.6....22.4..18.......4.3.");
    bench.run();
    CHECK_FALSE(bench.model.run("learn-this"));
    int step = -1;
    for (std::size_t i = 0; i < bench.model.play.analysis().steps.size(); ++i) {
        if (bench.model.play.analysis().steps[i].technique == "X-wing") step = static_cast<int>(i);
    }
    REQUIRE(step >= 0);
    bench.model.play.path().show_step(step);
    const Board before = bench.model.play.path().shown_board();
    bench.press("learn-this");
    CHECK(bench.model.mode == Mode::learn);
    CHECK(bench.page().subject() == Technique::x_wing);
    bench.press("learn-mine");  // Play's board still has the original puzzle
    CHECK(bench.page().shows == LearnBoard::mine);
    CHECK_FALSE(bench.page().board_holds_no_step());
    bench.press("learn-example");
    CHECK(bench.page().shows == LearnBoard::example);
    CHECK(values_of(before) == values_of(bench.page().board()));
}

TEST_CASE("every technique is in the list once and has its own command") {
    TechniqueSet seen;
    for (const Family& family : families()) {
        for (const Technique technique : family.techniques) {
            CHECK_FALSE(seen.contains(technique));
            seen.insert(technique);
            CHECK(&family_of(technique) == &family);
            CHECK(subject_named(name_of(technique)) == technique);
        }
    }
    CHECK(seen == kAllTechniques);
}

}  // namespace rookery::shell
