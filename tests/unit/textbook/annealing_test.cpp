// Annealing: how it ends, and its table of coolings.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "support/puzzles/unsolvable_board.hpp"
#include "text/text.hpp"

using namespace rookery;

TEST_CASE("annealing continues until its budget is spent, and reports how far it came") {
    ClassicSettings settings;
    settings.budget = 2'000'000;
    Trace trace(10);
    const ClassicResult<2> result = solve_classic(cards::kAnnealing, tests::unsolvable_board(), settings, trace);
    CHECK(result.solutions == 0);
    CHECK(result.end == ClassicEnd::budget);
    CHECK(trace.value("swaps tried") == 2'000'000);
    CHECK(trace.value("reheats") > 50);
    CHECK(trace.value("least cost") > 0);
    REQUIRE(trace.notes().size() == 1);
    CHECK(trace.notes()[0] == "stopped after " + std::to_string(trace.value("reheats")) +
                                  " reheats without an answer; least cost " +
                                  std::to_string(trace.value("least cost")));
    // The best candidate: full, and its boxes without repetition.
    CHECK(result.first.is_full());
    REQUIRE(trace.tables().size() == 1);
    CHECK(trace.tables()[0].rows.size() + trace.tables()[0].left_out == trace.value("coolings"));
}

TEST_CASE("annealing on a board without a solution and without a limit ends only by the stop flag, and says so") {
    struct Listener {
        std::atomic<bool> stop{false};
        std::vector<std::string> reported;
    } listener;
    ClassicSettings settings;
    settings.progress.stop = &listener.stop;
    const auto listen = [&listener](std::string_view what) {
        listener.reported.emplace_back(what);
        if (listener.reported.size() == 20) listener.stop.store(true);
    };
    settings.progress.on_progress = listen;
    Trace trace;
    CHECK(solve_classic(cards::kAnnealing, tests::unsolvable_board(), settings, trace).end == ClassicEnd::stopped);
    CHECK(trace.value("reheats") > 500);
    for (const std::string& text : listener.reported) CHECK(text.find("; continues until solved") != std::string::npos);
}

TEST_CASE("boxes with only one filling need no annealing") {
    const ClassicPuzzle<2> solvable{{{0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0}}};
    Trace trace;
    const ClassicResult<2> result = solve_classic(cards::kAnnealing, solvable, {}, trace);
    CHECK(result.solutions == 1);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(result.first[0] == 1);
    CHECK(trace.value("swaps tried") == 0);
}

TEST_CASE("the same seed gives the same run on every platform") {
    Trace trace;
    const ClassicResult<3> result = solve_classic<3>(cards::kAnnealing, {}, {}, trace);
    CHECK(result.solutions == 1);
    CHECK(trace.value("swaps tried") == 81'904);
    CHECK(trace.value("swaps taken") == 35'452);
    CHECK(to_line(result.first) == "926315784814972356573468912248691537639527841751834629492753168165289473387146295");
}
