// The solve path: reading steps, showing them, applying them, hints.
#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "shell/words/phrasing.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

struct RatedPath {
    WorkingHost host;
    Model model{host};
    explicit RatedPath(std::string_view puzzle = samples::kPuzzle) {
        model.run("analysis");
        model.paste(puzzle);
        host.run_all(model.jobs);
    }
};

// Whether the board already contains the step's conclusion, so that it has no effect.
bool is_done(const Board& board, const StepRecord& step) {
    if (step.placement && board.digit_at(step.placement->cell) == 0) return false;
    const Candidates9 open = candidates_of(board);
    for (const CellDigit& gone : step.eliminations) {
        if (has_digit(open[gone.cell], gone.digit)) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("a step is read from its JSON") {
    const auto row = read_path_row(
        R"({"n":3,"technique":"X-wing","rating":32,"text":"words","conclusion":"r4c3<>5","place":[40,7],)"
        R"("eliminate":[[29,5],[80,9]],"marks":[[1,5,"base"],[2,5,"cover"],[3,5,"fin"]],"cells":[1,2],"houses":[9,26],"digits":[5]})");
    const auto* step = std::get_if<StepRecord>(&row);
    REQUIRE(step != nullptr);
    CHECK(step->number == 3);
    CHECK(step->technique == "X-wing");
    CHECK(step->rating == 32);
    CHECK(step->text == "words");
    CHECK(step->conclusion == "r4c3<>5");
    REQUIRE(step->placement.has_value());
    CHECK(*step->placement == CellDigit{40, 7});
    CHECK(step->eliminations == std::vector<CellDigit>{{29, 5}, {80, 9}});
    REQUIRE(step->marks.size() == 3);
    CHECK(step->marks[0].role == MarkRole::base);
    CHECK(step->marks[1].role == MarkRole::cover);
    CHECK(step->marks[2].role == MarkRole::fin);
    CHECK(step->cells == std::vector<std::uint8_t>{1, 2});
    CHECK(step->houses == std::vector<std::uint8_t>{9, 26});
    CHECK(step->digits == std::vector<Digit>{5});
}

TEST_CASE("the name of the technique is not repeated") {
    StepRecord step;
    step.technique = "Hidden pair";
    step.text = "Hidden pair: in box 7, 3 and 5 can only go in r9c1 and r9c2, so r9c2 is not 4.";
    CHECK(sentence_of(step) == "In box 7, 3 and 5 can only go in r9c1 and r9c2, so r9c2 is not 4.");
    step.technique = "Hidden single in box";
    step.text = "Hidden single: r9c2 is the only place for 3 in box 7, so r9c2 is 3.";
    CHECK(sentence_of(step) == "r9c2 is the only place for 3 in box 7, so r9c2 is 3.");
    step.technique = "Naked single";
    step.text = "Naked single: r1c1 can only be 4.";
    CHECK(sentence_of(step) == "r1c1 can only be 4.");
    step.text = "Another thing: words.";
    CHECK(sentence_of(step) == step.text);
    step.text = "words";
    CHECK(sentence_of(step) == step.text);
}

TEST_CASE("the end of a path is read; nonsense is not") {
    const auto row =
        read_path_row(R"({"end":"beyond","phrase":"beyond all techniques","er":null,"ep":15,"ed":12,"solution":""})");
    const auto* end = std::get_if<PathOutcome>(&row);
    REQUIRE(end != nullptr);
    CHECK(end->end == "beyond");
    CHECK(end->er == 0);
    CHECK(end->ep == 15);
    for (const std::string_view text :
         {"", "{", "[]", "7", R"({"a":1})", R"({"technique":7,"place":[81,0],"cells":["x"]})"}) {
        CAPTURE(text);
        const auto other = read_path_row(text);
        const auto* step = std::get_if<StepRecord>(&other);
        if (step != nullptr) {
            CHECK_FALSE(step->placement.has_value());
            CHECK(step->cells.empty());
        } else {
            CHECK(std::holds_alternative<std::monostate>(other));
        }
    }
}

TEST_CASE("walking along the path shows the board before each step, and ends at the solution") {
    RatedPath t;
    Play& play = t.model.play;
    REQUIRE(play.path().step_count() > 20);
    CHECK(play.path().shown_step() == -1);
    play.path().next_step();
    CHECK(play.path().shown_step() == 0);
    CHECK(play.shown_board().entered == Grid9{});
    Board expected = board_of(play.board().givens);
    for (int i = 0; i < play.path().step_count(); ++i) {
        play.path().show_step(i);
        CHECK(play.shown_board() == expected);
        // The conclusion of a step is still open before it.
        CHECK_FALSE(is_done(play.shown_board(), *play.path().shown()));
        apply_step(expected, *play.path().shown());
        CHECK(is_done(expected, *play.path().shown()));
    }
    CHECK(to_line(values_of(expected)) == play.analysis().solution);
    play.path().next_step();
    CHECK(play.path().shown_step() == play.path().step_count() - 1);
    play.path().show_step(0);
    play.path().previous_step();
    CHECK(play.path().shown_step() == 0);
    CHECK(t.model.run("close-step"));
    CHECK(play.path().shown_step() == -1);
    CHECK(play.board().entered == Grid9{});  // viewing changes nothing
}

TEST_CASE("applying a step puts it on the board and moves on to the next; undo reverts it") {
    RatedPath t;
    Play& play = t.model.play;
    play.path().show_step(2);
    const Board before = play.shown_board();
    CHECK(t.model.run("apply-step"));
    CHECK(play.path().shown_step() == 3);
    CHECK(play.path().last_applied().serial == 1);
    Board after = before;
    apply_step(after, play.path().last_applied().step);
    CHECK(values_of(play.board()) == values_of(after));
    t.model.undo();
    CHECK(play.board().entered == Grid9{});
    CHECK(t.model.run("apply-all"));
    CHECK(values_of(play.board()).is_full());
}

TEST_CASE("hints get stronger, take the player's moves into account, and say nothing wrong") {
    RatedPath t;
    Play& play = t.model.play;
    CHECK(t.model.run("hint"));
    CHECK(play.path().is_hint());
    CHECK(play.path().hint_strength() == HintStrength::where);
    CHECK_FALSE(play.path().shows_picture());
    const int first = play.path().shown_step();
    t.model.run("hint");
    CHECK(play.path().hint_strength() == HintStrength::what);
    CHECK(play.path().hint_text().find(with_article(play.path().shown()->technique)) != std::string::npos);
    t.model.run("hint");
    CHECK(play.path().hint_strength() == HintStrength::step);
    CHECK(play.path().shows_picture());
    CHECK(play.path().hint_text() == play.path().shown()->text);
    t.model.run("hint");
    CHECK(play.path().shown_step() == first);
    CHECK(t.model.run("apply-step"));
    CHECK(play.path().shown_step() == -1);

    // If the user has entered the digit of a later step, that step is skipped.
    const StepRecord next = play.analysis().steps[static_cast<std::size_t>(first) + 1];
    REQUIRE(next.placement.has_value());
    play.entries().enter_digit(next.placement->cell, next.placement->digit);
    t.model.run("hint");
    CHECK(play.path().shown_step() == first + 2);

    t.model.run("close-step");
    play.entries().enter_digit(2, 2);  // wrong: it is 4
    t.model.run("hint");
    CHECK(play.path().shown_step() == -1);
    CHECK(t.model.notice.text.find("wrong") != std::string::npos);
}

TEST_CASE("a path that gets stuck: no number if none is known, but its steps so far") {
    Analysis analysis;
    analysis.state = Analysis::State::done;
    analysis.add_row(R"({"end":"beyond","phrase":"","er":null,"ep":15,"ed":12,"solution":""})");
    CHECK(analysis.is_beyond());
    CHECK(rating_text(analysis, analysis.outcome.er) == "beyond");
    CHECK(rating_text(analysis, analysis.outcome.ep) == "1.5");
    CHECK(analysis.solutions == Analysis::Solutions::one);
}

TEST_CASE("a path can play automatically") {
    RatedPath t;
    CHECK(t.model.run("play-path"));
    CHECK(t.model.play.path().shown_step() == 0);
    CHECK(t.model.tick(100));
    CHECK(t.model.play.path().shown_step() == 0);
    CHECK(t.model.tick(103));
    CHECK(t.model.play.path().shown_step() == 1);
    CHECK(t.model.run("play-path"));
    CHECK_FALSE(t.model.tick(110));
    CHECK(t.model.play.path().shown_step() == 1);
}

TEST_CASE("a new puzzle stops the analysis of the previous one") {
    WorkingHost host;
    Model model{host};
    model.paste(samples::kPuzzle);
    model.paste(samples::kSeventeen);
    host.run_all(model.jobs);
    CHECK(model.play.analysis().puzzle.substr(0, 9) == ".......1.");
    CHECK(model.play.analysis().state == Analysis::State::done);
    CHECK(model.jobs.items().empty());  // quiet jobs leave nothing behind
}

}  // namespace rookery::shell
