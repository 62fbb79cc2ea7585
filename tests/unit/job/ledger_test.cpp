#include "job/ledger.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <random>

#include "support/environment.hpp"

using namespace rookery;

namespace {

Reducer passing() {
    return Reducer(ReducerRules{});
}

std::string rows_of(std::int64_t part, int count) {
    std::string rows;
    for (int row = 0; row < count; ++row) rows += std::to_string(part) + '.' + std::to_string(row) + '\n';
    return rows;
}

// All that can be released now.
std::string released(Ledger& ledger) {
    std::string rows;
    while (const auto release = ledger.release()) rows += release->output.rows;
    return rows;
}
std::string rest(Ledger& ledger) {
    std::string rows;
    while (const auto release = ledger.release_rest()) rows += release->output.rows;
    return rows;
}

}  // namespace

TEST_CASE("output is released in the order of the parts, the first unfinished part's as it comes") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 3}, reducer);
    for (std::int64_t part = 0; part < 3; ++part) CHECK(ledger.take() == part);
    CHECK_FALSE(ledger.take());
    ledger.add_rows(2, rows_of(2, 1), 1);
    ledger.end(2);
    CHECK(released(ledger).empty());
    ledger.add_rows(0, "0.0\n", 1);
    CHECK(released(ledger) == "0.0\n");
    CHECK(released(ledger).empty());
    ledger.add_rows(0, "0.1\n", 1);
    ledger.end(0);
    CHECK(released(ledger) == "0.1\n");
    CHECK(ledger.frontier() == 1);
    CHECK_FALSE(ledger.is_finished());
    ledger.end(1);
    CHECK(released(ledger) == "2.0\n");
    CHECK(ledger.is_finished());
    CHECK(ledger.bytes_held() == 0);
}

TEST_CASE("with only_whole, an unfinished part releases nothing") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 1}, reducer);
    ledger.take();
    ledger.add_rows(0, "a\n", 1);
    CHECK_FALSE(ledger.release(true));
    ledger.end(0);
    const auto whole = ledger.release(true);
    REQUIRE(whole);
    CHECK(whole->output.rows == "a\n");
}

TEST_CASE("a part that is run again adds only what is new") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 2}, reducer);
    ledger.take();
    ledger.add_rows(0, "a\nb\n", 2);
    ledger.add_problem(0, {1, 1, "bad"});
    CHECK(released(ledger) == "a\nb\n");
    ledger.lose(0, 2, "lost");
    CHECK(ledger.remaining() == 2);
    CHECK(ledger.take() == 0);
    ledger.add_rows(0, "a\n", 1);
    ledger.add_rows(0, "b\nc\n", 2);
    ledger.add_problem(0, {1, 1, "bad"});
    ledger.add_problem(0, {2, 1, "worse"});
    ledger.end(0);
    const auto release = ledger.release();
    REQUIRE(release);
    CHECK(release->output.rows == "c\n");
    CHECK(release->output.row_count == 1);
    CHECK(release->output.problems == std::vector<InputProblem>{{2, 1, "worse"}});
}

TEST_CASE("a part whose worker is lost too often is done, with a problem") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 1}, reducer);
    ledger.take();
    ledger.add_rows(0, "a\n", 1);
    ledger.lose(0, 1, "gave up");
    CHECK(ledger.remaining() == 0);
    const auto release = ledger.release();
    REQUIRE(release);
    CHECK(release->is_done);
    CHECK(release->output.rows == "a\n");
    CHECK(release->output.problems == std::vector<InputProblem>{{0, 0, "gave up"}});
}

TEST_CASE("parts of an earlier run are not run again") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 4}, reducer);
    CHECK(ledger.restore(0, {"a\n", 1, {}}));
    CHECK(ledger.restore(2, {"c\n", 1, {}}));
    CHECK_FALSE(ledger.restore(2, {"c\n", 1, {}}));
    CHECK_FALSE(ledger.restore(4, {"e\n", 1, {}}));
    CHECK(ledger.remaining() == 2);
    CHECK(ledger.bytes_held() == 4);
    CHECK(released(ledger) == "a\n");
    CHECK(ledger.take() == 1);
    CHECK(ledger.take() == 3);
    CHECK_FALSE(ledger.take());
    ledger.end(1);
    ledger.end(3);
    CHECK(released(ledger) == "c\n");
    CHECK(ledger.is_finished());
}

TEST_CASE("a part that has all rows wanted is the last") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 9, .most_rows = 2}, reducer);
    for (int i = 0; i < 4; ++i) ledger.take();
    ledger.give_back(3);
    ledger.add_rows(1, "a\nb\n", 2);
    ledger.end(1);
    CHECK(ledger.parts() == 2);
    CHECK_FALSE(ledger.take());
    ledger.end(0);
    CHECK(released(ledger) == "a\nb\n");
    CHECK(ledger.is_finished());
}

TEST_CASE("rows that leave their question open do not count towards the rows wanted") {
    const Reducer reducer({.last_word = "none", .left_open = "open"});
    Ledger ledger({.parts = 3, .most_rows = 1}, reducer);
    ledger.take();
    ledger.take();
    ledger.add_rows(0, "open\nopen\n", 2);
    ledger.end(0);
    CHECK(ledger.parts() == 3);
    ledger.add_rows(1, "open\nopenly\nopen\n", 3);
    ledger.end(1);
    CHECK(ledger.parts() == 2);
}

TEST_CASE("a part at the frontier that is to be run again goes before all others") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 9}, reducer);
    for (int i = 0; i < 3; ++i) ledger.take();
    CHECK_FALSE(ledger.waits_for_lost());
    ledger.give_back(1);
    CHECK_FALSE(ledger.waits_for_lost());
    ledger.lose(0, 2, "gave up");
    CHECK(ledger.waits_for_lost());
    CHECK(ledger.take() == 0);
    CHECK_FALSE(ledger.waits_for_lost());
    CHECK(ledger.all_of(0) != nullptr);
    CHECK(ledger.all_of(3) == nullptr);
}

TEST_CASE("whole outputs can be kept beyond their release") {
    const Reducer reducer = passing();
    Ledger ledger({.parts = 1, .keeps_all = true}, reducer);
    ledger.take();
    ledger.add_rows(0, "a\n", 1);
    CHECK(released(ledger) == "a\n");
    ledger.add_rows(0, "b\n", 1);
    CHECK(ledger.all_of(0)->rows == "a\nb\n");
    CHECK(ledger.rows_held(0) == 1);
    ledger.end(0);
    CHECK(released(ledger) == "b\n");
}

TEST_CASE("at the end the rest is released: with in_order, only up to a gap") {
    for (const bool in_order : {false, true}) {
        const Reducer reducer = passing();
        Ledger ledger({.parts = 9, .in_order = in_order}, reducer);
        for (std::int64_t part = 0; part < 4; ++part) {
            ledger.take();
            ledger.add_rows(part, rows_of(part, 1), 1);
        }
        ledger.end(0);
        ledger.end(2);
        CHECK(rest(ledger) == (in_order ? "0.0\n1.0\n" : "0.0\n1.0\n2.0\n3.0\n"));
        CHECK(ledger.bytes_held() == (in_order ? 8 : 0));
    }
}

TEST_CASE("a list that ends early, and one that is closed") {
    const Reducer reducer = passing();
    Ledger ledger({}, reducer);
    CHECK(ledger.remaining() == LedgerRules::kNoLast);
    ledger.take();
    ledger.end_at(ledger.next());
    CHECK_FALSE(ledger.take());
    CHECK_FALSE(ledger.is_finished());
    ledger.end(0);
    CHECK(released(ledger).empty());
    CHECK(ledger.is_finished());
    Ledger other({}, reducer);
    other.take();
    other.close();
    CHECK(other.is_finished());
    CHECK_FALSE(other.take());
}

TEST_CASE("a job's rows wait in blocks of 200, without the duplicates of later parts") {
    ReducerRules rules;
    rules.has_dedupe_key = true;
    JobOutput output(rules, {.parts = 2});
    CHECK(output.parts().take() == 0);
    CHECK(output.parts().take() == 1);
    output.parts().add_rows(1, rows_of(0, 450), 450);
    output.parts().end(1);
    output.release();
    CHECK(output.rows().is_empty());
    output.parts().add_rows(0, rows_of(0, 300), 300);
    output.parts().end(0);
    output.parts().add_problem(1, {1, 2, "too late"});
    output.release();
    std::vector<std::size_t> sizes;
    std::string all;
    while (const auto rows = output.rows().next()) {
        all.append(*rows).push_back('\n');
        sizes.push_back(static_cast<std::size_t>(std::count(rows->begin(), rows->end(), '\n')) + 1);
    }
    CHECK(all == rows_of(0, 450));
    CHECK(sizes == std::vector<std::size_t>{200, 200, 50});
    CHECK(output.rows().bytes() == 0);
    CHECK(output.next_problem() == nullptr);
    CHECK_FALSE(output.finish());
}

TEST_CASE("whatever order parts are run in, given back, lost and run again, the released rows are the same") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 44);
    CAPTURE(seed);
    std::mt19937_64 random(seed);
    const auto below = [&](std::uint64_t bound) { return random() % bound; };
    for (std::uint64_t round = 0; round < environment::number("ROOKERY_CASES", 300); ++round) {
        const auto parts = static_cast<std::int64_t>(1 + below(12));
        std::vector<int> counts;
        std::string expected;
        for (std::int64_t part = 0; part < parts; ++part) {
            counts.push_back(static_cast<int>(below(5)));
            expected += rows_of(part, counts.back());
        }
        const Reducer reducer = passing();
        Ledger ledger({.parts = parts, .keeps_all = below(2) == 0}, reducer);
        for (std::int64_t part = 0; part < parts; ++part) {
            const int count = counts[static_cast<std::size_t>(part)];
            if (below(4) == 0) ledger.restore(part, {rows_of(part, count), count, {}});
        }
        std::map<std::int64_t, int> running;  // rows that the present run has sent
        std::string rows = released(ledger);
        while (!ledger.is_finished()) {
            if (running.empty() || below(3) == 0) {
                if (const auto part = ledger.take()) running[*part] = 0;
            }
            if (running.empty()) continue;
            auto at = running.begin();
            std::advance(at, static_cast<std::ptrdiff_t>(below(running.size())));
            const std::int64_t part = at->first;
            const int count = counts[static_cast<std::size_t>(part)];
            switch (below(8)) {
                case 0:
                    ledger.lose(part, INT32_MAX, "");
                    running.erase(at);
                    break;
                case 1:
                    if (at->second == 0) {
                        ledger.give_back(part);
                        running.erase(at);
                    }
                    break;
                default:
                    if (at->second == count) {
                        ledger.end(part);
                        running.erase(at);
                    } else {
                        const std::string row = std::to_string(part) + '.' + std::to_string(at->second++) + '\n';
                        ledger.add_rows(part, row, 1);
                    }
            }
            if (below(2) == 0) rows += released(ledger);
            if (ledger.frontier() >= parts) break;
            rows += released(ledger);
        }
        rows += released(ledger);
        CHECK(rows == expected);
        CHECK(ledger.bytes_held() == 0);
    }
}
