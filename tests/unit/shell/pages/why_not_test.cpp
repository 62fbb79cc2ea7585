// Why a digit is wrong in a cell: every reason, on puzzles where it is known.
#include "shell/play/analysis/why_not.hpp"

#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using Reason = WhyNot::Reason;

struct WhyNotDesk {
    WorkingHost host;
    Model model{host};
    explicit WhyNotDesk(std::string_view puzzle) {
        model.paste(puzzle);
        host.run_all(model.jobs);
    }
    WhyNot ask(int cell, int digit) const { return why_not(model.play.board(), model.play.analysis(), cell, digit); }
};

}  // namespace

TEST_CASE("at once: a given, and a peer that has the digit") {
    WhyNotDesk t(samples::kPuzzle);
    CHECK(t.ask(0, 4).reason == Reason::given);
    CHECK(t.ask(0, 4).text == "r1c1 is a given 5");
    const WhyNot row = t.ask(2, 7);
    CHECK(row.reason == Reason::peer);
    CHECK(row.peer == 4);
    CHECK(row.house == 9);
    CHECK(row.text == "7 can't go in r1c3: r1c5 already has it in row 1");
    CHECK(t.ask(2, 8).house == 0);  // the box comes first
    // The player's own digits count as well, except in the cell itself.
    t.model.play.entries().enter_digit(3, 1);
    CHECK(t.ask(2, 1).peer == 3);
    t.model.play.entries().enter_digit(2, 2);
    CHECK(t.ask(2, 2).reason != Reason::peer);
}

TEST_CASE("nothing excludes the solution's digit; a step of the path or a trial excludes every other candidate") {
    for (const std::string_view puzzle : {samples::kPuzzle, samples::kSeventeen}) {
        WhyNotDesk t(puzzle);
        const Analysis& analysis = t.model.play.analysis();
        const Candidates9 open = candidates_of(t.model.play.board());
        REQUIRE(analysis.solution.size() == 81);
        for (int cell = 0; cell < 81; ++cell) {
            for (DigitSet set = open[cell]; set != 0; set = without_lowest(set)) {
                const int digit = lowest_digit(set);
                const WhyNot why = t.ask(cell, digit);
                CAPTURE(why.text);
                if (analysis.solution[static_cast<std::size_t>(cell)] - '0' == digit) {
                    CHECK(why.reason == Reason::none);
                    continue;
                }
                REQUIRE(why.reason == Reason::step);
                // The candidate is possible before the step, but not after it.
                Board board = as_given(t.model.play.board());
                for (int i = 0; i < why.step; ++i) apply_step(board, analysis.steps[static_cast<std::size_t>(i)]);
                CHECK(has_digit(candidates_of(board)[cell], digit));
                apply_step(board, analysis.steps[static_cast<std::size_t>(why.step)]);
                CHECK_FALSE(has_digit(candidates_of(board)[cell], digit));
                CHECK(why.text.find("step " + std::to_string(why.step + 1) + " ") != std::string::npos);
            }
        }
    }
}

TEST_CASE("before there is a path, a digit is excluded by trial") {
    WorkingHost host;
    Model model{host};
    model.paste(samples::kPuzzle);
    const WhyNot why = why_not(model.play.board(), model.play.analysis(), 2, 2);
    CHECK(why.reason == Reason::trial);
    CHECK(why.text == "2 can't go in r1c3: the puzzle would have no solution");
}

TEST_CASE("several solutions: a digit of one of them, and a digit of none") {
    // The first row lacks 8 and 9; r1c8 can be either.
    WhyNotDesk t("1234567..........................................................................");
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::several);
    CHECK(t.ask(7, 8).reason == Reason::none);
    // 8 and 9 are further down in box 3: nothing is left for row 1.
    WhyNotDesk none("1234567..............8.......9...................................................");
    CHECK(none.ask(7, 8).reason == Reason::none);
    WhyNotDesk bad("12345678..................9......................................................");
    CHECK(bad.ask(30, 5).reason == Reason::trial);
}

TEST_CASE("the answer is on the board: the step's highlights, or a peer's mark until the cursor moves") {
    WhyNotDesk t(samples::kPuzzle);
    t.model.play.entries().select(2);
    t.model.run("why-7");
    REQUIRE(t.model.play.entries().why() != nullptr);
    CHECK(t.model.play.entries().why()->peer == 4);
    CHECK(t.model.notice.text.find("7 can't go in r1c3") == 0);
    t.model.play.entries().move_cursor(0, 1);
    CHECK(t.model.play.entries().why() == nullptr);

    t.model.play.entries().select(2);
    t.model.run("why");
    CHECK(t.model.play.entries().is_asking());
    CHECK(t.model.notice.text.find("r1c3") != std::string::npos);
    t.model.run("digit-2");
    CHECK_FALSE(t.model.play.entries().is_asking());
    CHECK(t.model.play.board().digit_at(2) == 0);
    CHECK(t.model.play.path().shown_step() >= 0);
    CHECK(t.model.run("close-step"));
    CHECK(t.model.play.path().shown_step() == -1);

    t.model.run("why");
    t.model.play.entries().select(3);
    CHECK(t.model.notice.text.find("r1c4") != std::string::npos);
    CHECK(t.model.run("select-one"));
    CHECK_FALSE(t.model.play.entries().is_asking());
}

}  // namespace rookery::shell
