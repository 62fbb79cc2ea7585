#include "work/collect.hpp"

#include <doctest/doctest.h>

using namespace rookery;

namespace {

class FakeWork : public Work {
  public:
    FakeWork(std::int64_t parts, std::int64_t items, std::int64_t most_rows = kAllRows, bool adds_counts = false)
        : parts_{parts}, items_{items}, most_rows_{most_rows}, adds_counts_{adds_counts} {}
    // An open-ended one.
    static FakeWork open_ended(std::int64_t items, bool keyed_by_last, std::int64_t patience = kEndless) {
        FakeWork work(kOpenEnded, items);
        work.keyed_by_last_ = keyed_by_last;
        work.patience_ = patience;
        return work;
    }
    std::int64_t parts() const override { return parts_; }
    std::int64_t items() const override { return items_; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return {"n"}; }
    std::int64_t most_rows() const override { return most_rows_; }
    bool adds_counts() const override { return adds_counts_; }
    bool keyed_by_last() const override { return keyed_by_last_; }
    std::int64_t patience() const override { return patience_; }
    std::string last_word(bool complete) const override { return complete ? complete_ : left_open_; }
    PartStatus run(std::int64_t, Sink&, StopToken) const override { return PartStatus::done; }

    // That wants one row.
    static FakeWork with_last_word(const std::string& complete, const std::string& left_open) {
        FakeWork work(4, 4, 1);
        work.complete_ = complete;
        work.left_open_ = left_open;
        return work;
    }

  private:
    std::int64_t parts_;
    std::int64_t items_;
    std::int64_t most_rows_;
    bool adds_counts_;
    bool keyed_by_last_ = false;
    std::int64_t patience_ = kEndless;
    std::string complete_;
    std::string left_open_;
};

using Rows = std::vector<std::string>;

// What a gate lets out of these rows.
Rows let_out(const Work& work, const Rows& rows, bool complete = true) {
    RowGate gate(work);
    Rows out;
    for (const std::string& row : rows) {
        if (const std::string* now = gate.take(row)) out.push_back(*now);
    }
    if (const std::string* last = gate.end(complete)) out.push_back(*last);
    CHECK(gate.end(complete) == nullptr);
    return out;
}

// The same of the rows of several parts.
Rows let_out_of_parts(const Work& work, const std::vector<Rows>& parts) {
    RowGate gate(work);
    Rows out;
    for (const Rows& rows : parts) {
        for (const std::string& row : rows) {
            if (const std::string* now = gate.take(row)) out.push_back(*now);
        }
        gate.end_part();
    }
    return out;
}

}  // namespace

TEST_CASE("a stop token follows its flag, and without one never fires") {
    std::atomic<bool> flag{false};
    const StopToken token(&flag);
    CHECK_FALSE(token.stop_requested());
    flag = true;
    CHECK(token.stop_requested());
    CHECK(token.flag() == &flag);
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

TEST_CASE("a work with an end keeps all its rows, equal ones too") {
    RowGate gate(FakeWork(2, 3));
    for (int i = 0; i < 5; ++i) CHECK(gate.take("same"));
    CHECK_FALSE(gate.enough());
}

TEST_CASE("of an open-ended work the first different rows are taken, as many as wanted") {
    RowGate gate(FakeWork(kOpenEnded, 2));
    CHECK(gate.take("a"));
    CHECK_FALSE(gate.take("a"));
    CHECK_FALSE(gate.enough());
    CHECK(gate.take("b"));
    CHECK(gate.enough());
    CHECK_FALSE(gate.take("c"));
    CHECK(gate.taken() == 2);
}

// The cases of the next two are those of "a row gate does what that of the core does" in tests/web.
TEST_CASE("rows that are equal behind their last tab or colon are the same result, if the work says so") {
    const Rows rows{
        "x\ta", "y\ta", "x\tb", "{\"p\":\"z\",\"c\":\"a\"}", "{\"p\":\"z\",\"c\":\"b\"}", "{\"p\":\"w\",\"c\":\"a\"}",
        "a",    "c"};
    CHECK(let_out(FakeWork::open_ended(9, true), rows) == Rows{rows[0], rows[2], rows[3], rows[4], "c"});
    CHECK(let_out(FakeWork::open_ended(9, false), rows) == rows);
    CHECK(let_out(FakeWork::open_ended(2, true), rows) == Rows{rows[0], rows[2]});
}

TEST_CASE("an open-ended work gives up after so many parts in a row without a new row") {
    CHECK(let_out_of_parts(FakeWork::open_ended(9, false, 2), {{"a"}, {"a"}, {"b"}, {}, {"a", "b"}, {"c"}}) ==
          Rows{"a", "b"});
    CHECK(let_out_of_parts(FakeWork::open_ended(9, false, 1), {{}, {"a"}}).empty());
    CHECK(let_out_of_parts(FakeWork::open_ended(9, false, 3), {{}, {}, {"a"}, {}, {}, {"b"}}) == Rows{"a", "b"});
    CHECK(let_out_of_parts(FakeWork::open_ended(9, false), {{}, {}, {}, {"a"}}) == Rows{"a"});
    CHECK(let_out_of_parts(FakeWork::open_ended(9, true, 1), {{"x\ta"}, {"y\ta"}, {"z\tb"}}) == Rows{"x\ta"});
    // A work with an end runs to it.
    CHECK(let_out_of_parts(FakeWork(3, 3), {{}, {}, {"a"}}) == Rows{"a"});
}

TEST_CASE("a gate that has what was wanted has not given up") {
    RowGate gate(FakeWork::open_ended(1, false, 1));
    CHECK(gate.take("a"));
    for (int i = 0; i < 3; ++i) gate.end_part();
    CHECK(gate.closed());
    CHECK(gate.enough());
    CHECK_FALSE(gate.gave_up());
}

TEST_CASE("of a work that wants only so many rows the first ones are taken, equal ones too") {
    CHECK(let_out(FakeWork(2, 5, 3), {"a", "a"}) == Rows{"a", "a"});
    CHECK(let_out(FakeWork(2, 5, 3), {"a", "a", "b", "c"}) == Rows{"a", "a", "b"});
    RowGate gate(FakeWork(2, 5, 1));
    CHECK_FALSE(gate.enough());
    CHECK(gate.take("a"));
    CHECK(gate.enough());
}

TEST_CASE("counts of the same are added up, those of others begin anew") {
    const FakeWork work(4, 4, kAllRows, true);
    CHECK(let_out(work, {}).empty());
    CHECK(let_out(work, {"12\t0"}) == Rows{"12\t0"});
    CHECK(let_out(work, {"12\t3", "12\t0", "12\t39", "13\t5", "12\t1"}) == Rows{"12\t42", "13\t5", "12\t1"});
    CHECK(let_out(work, {R"({"grid":"12","number":7})", R"({"grid":"12","number":8})"}) ==
          Rows{R"({"grid":"12","number":15})"});
    CHECK(let_out(work, {"a\t9223372036854775807", "a\t9"}) == Rows{"a\t9223372036854775816"});
}

// The cases are those of the same test in tests/web.
TEST_CASE("a work without rows has its last word, and parts that left their question open count as not done") {
    const FakeWork work = FakeWork::with_last_word("none", "open");
    CHECK(let_out(work, {}) == Rows{"none"});
    CHECK(let_out(work, {}, false) == Rows{"open"});
    CHECK(let_out(work, {"a", "b"}) == Rows{"a"});
    CHECK(let_out(work, {"a"}, false) == Rows{"a"});
    CHECK(let_out(work, {"open", "open"}) == Rows{"open"});
    CHECK(let_out(work, {"open", "a"}) == Rows{"a"});
    CHECK(let_out(work, {"none"}) == Rows{"none"});
    CHECK(let_out(FakeWork::with_last_word("", "open"), {}).empty());
    CHECK(let_out(FakeWork::with_last_word("", "open"), {"open"}) == Rows{"open"});
    CHECK(let_out(FakeWork::with_last_word("none", ""), {}, false).empty());
    CHECK(let_out(FakeWork(4, 4), {""}) == Rows{""});
    RowGate gate(work);
    CHECK(gate.take("open") == nullptr);
    CHECK_FALSE(gate.enough());
    CHECK(gate.taken() == 0);
    CHECK_FALSE(gate.is_result("open"));
    CHECK(gate.is_result("none"));
}
