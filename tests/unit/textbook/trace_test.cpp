#include "textbook/classic/trace.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace rookery;

TEST_CASE("counters keep their order of arrival and their last value") {
    Trace trace;
    trace.set("nodes", 3);
    trace.set("dead ends", 1);
    trace.set("nodes", 1'234'567);
    REQUIRE(trace.counters().size() == 2);
    CHECK(trace.counters()[0] == std::pair<std::string, std::uint64_t>{"nodes", 1'234'567});
    CHECK(trace.counters()[1] == std::pair<std::string, std::uint64_t>{"dead ends", 1});
    CHECK(trace.value("nodes") == 1'234'567);
    CHECK(trace.value("prunings") == 0);
}

TEST_CASE("nodes are counted by depth") {
    Trace trace;
    CHECK(trace.nodes() == 0);
    for (const std::size_t depth : {0, 1, 1, 3, 1}) trace.node(depth);
    CHECK(trace.depths() == std::vector<std::uint64_t>{1, 3, 0, 1});
    CHECK(trace.nodes() == 5);
}

TEST_CASE("tables keep their first rows and count the others") {
    Trace trace(2);
    CHECK(trace.wants_events());
    const std::size_t first = trace.table("trace", {"Prop", "Red"});
    const std::size_t second = trace.table("grid", {"row"});
    for (const char* text : {"1", "2", "3", "4"}) trace.row(first, {text, "-"});
    trace.row(second, {"5"});
    REQUIRE(trace.tables().size() == 2);
    CHECK(trace.tables()[first].title == "trace");
    CHECK(trace.tables()[first].rows == std::vector<std::vector<std::string>>{{"1", "-"}, {"2", "-"}});
    CHECK(trace.tables()[first].left_out == 2);
    CHECK(trace.tables()[second].rows == std::vector<std::vector<std::string>>{{"5"}});
    CHECK(trace.tables()[second].left_out == 0);
    CHECK_FALSE(Trace().wants_events());
}

TEST_CASE("a progress callback gets the current counters") {
    Trace trace;
    trace.set("swaps tried", 1'002'003);
    trace.set("reheats", 0);
    std::string received;
    const auto on_event = [&received](std::string_view text) { received = text; };
    ProgressCallback progress;
    progress.on_progress = on_event;
    trace.report(progress);
    CHECK(received == "1,002,003 swaps tried, 0 reheats");
    trace.report(ProgressCallback{});  // without a listener
}
