// The timer: when it counts, and what stops it.
#include "shell/games/timer.hpp"

#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {

TEST_CASE("the timer counts from its start while in sight, not paused and not stopped, shown or hidden") {
    Timer timer;
    CHECK(timer.seconds(100) == 0);
    CHECK(timer.until_next_second(100) < 0);
    timer.show(true, 100);
    CHECK(timer.seconds(107.25) == doctest::Approx(7.25));
    CHECK(timer.until_next_second(107.25) == doctest::Approx(0.75));
    timer.pause(true, 110);
    CHECK(timer.seconds(200) == doctest::Approx(10));
    timer.hide_page(true, 210);
    timer.pause(false, 220);
    CHECK(timer.seconds(230) == doctest::Approx(10));
    timer.hide_page(false, 240);
    CHECK(timer.seconds(245) == doctest::Approx(15));
    timer.stop(true, 250);
    CHECK(timer.seconds(300) == doctest::Approx(20));
    timer.stop(false, 300);
    timer.show(false, 301);
    CHECK(timer.until_next_second(400.5) < 0);
    CHECK(timer.seconds(400) == doctest::Approx(120));
    timer.show(true, 400);
    timer.reset(410);
    CHECK(timer.seconds(413) == doctest::Approx(3));
    timer.show(false, 413);
    timer.reset(420);
    CHECK(timer.seconds(500) == 0);
    timer.start(500);
    CHECK(timer.seconds(504) == doctest::Approx(4));
}

TEST_CASE("the text of a clock") {
    CHECK(clock_text(0.9) == "0:00");
    CHECK(clock_text(65) == "1:05");
    CHECK(clock_text(3725) == "1:02:05");
}

TEST_CASE("the timer stops when the puzzle is solved and shows the time; another puzzle restarts it") {
    constexpr std::string_view kOneLeft =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286170";
    WorkingHost host;
    Model model{host};
    model.paste(kOneLeft);
    CHECK(model.play.timer.shown());
    host.clock += 65;
    CHECK(model.run("timer-pause"));
    host.clock += 1000;
    CHECK(model.run("timer-pause"));
    model.play.entries().select(80);
    model.run("digit-9");
    CHECK(model.notice.text == "Solved in 1:05. Well done!");
    CHECK(model.play.timer.stopped());
    CHECK_FALSE(model.run("timer-pause"));
    host.clock += 10;
    CHECK(model.play.timer.seconds(host.clock) == doctest::Approx(65));
    model.undo();  // it was a mistake: the timer continues
    host.clock += 2;
    CHECK(model.play.timer.seconds(host.clock) == doctest::Approx(67));
    model.paste(samples::kPuzzle);
    CHECK(model.play.timer.seconds(host.clock) == doctest::Approx(0));
}

}  // namespace rookery::shell
