#include "job/collect.hpp"

#include <doctest/doctest.h>

using namespace rookery;

TEST_CASE("a stop token follows its flag, and never fires without one") {
    std::atomic<bool> flag{false};
    const StopToken token(&flag);
    CHECK_FALSE(token.stop_requested());
    flag = true;
    CHECK(token.stop_requested());
    CHECK_FALSE(StopToken().stop_requested());
}

TEST_CASE("a collecting sink keeps rows and problems in order") {
    CollectingSink sink;
    sink.row("a\t1");
    sink.problem(3, 80, "expected 81 cells");
    sink.row("b\t2");
    CHECK(sink.rows == std::vector<std::string>{"a\t1", "b\t2"});
    CHECK(sink.problems == std::vector<InputProblem>{{3, 80, "expected 81 cells"}});
}

TEST_CASE("several rows in one call equal as many calls") {
    CollectingSink sink;
    static_cast<Sink&>(sink).rows("a\t1\n\nb\t2\n", 3);
    static_cast<Sink&>(sink).rows("", 0);
    CHECK(sink.rows == std::vector<std::string>{"a\t1", "", "b\t2"});
}
