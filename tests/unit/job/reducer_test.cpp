#include "job/reducer.hpp"

#include <doctest/doctest.h>

using namespace rookery;

namespace {

class FakeJob : public Job {
  public:
    FakeJob(std::int64_t parts, std::int64_t items, std::int64_t most_rows = kAllRows, bool adds_counts = false)
        : parts_{parts}, items_{items}, most_rows_{most_rows}, adds_counts_{adds_counts} {}
    // An open-ended job.
    static FakeJob open_ended(std::int64_t items, bool has_dedupe_key, std::int64_t max_idle_parts = kNoIdleLimit) {
        FakeJob job(kOpenEnded, items);
        job.has_dedupe_key_ = has_dedupe_key;
        job.max_idle_parts_ = max_idle_parts;
        return job;
    }
    static FakeJob with_key(std::int64_t parts, std::int64_t most_rows) {
        FakeJob job(parts, parts, most_rows);
        job.has_dedupe_key_ = true;
        return job;
    }
    std::int64_t parts() const override { return parts_; }
    std::int64_t items() const override { return items_; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return {"n"}; }
    std::int64_t most_rows() const override { return most_rows_; }
    bool adds_counts() const override { return adds_counts_; }
    bool has_dedupe_key() const override { return has_dedupe_key_; }
    std::int64_t max_idle_parts() const override { return max_idle_parts_; }
    std::string last_word(bool complete) const override { return complete ? complete_ : left_open_; }
    PartStatus run(std::int64_t, Sink&, StopToken) const override { return PartStatus::done; }

    // A job that wants one row.
    std::string stages() const override { return stages_; }
    static FakeJob in_stages(const std::string& stages) {
        FakeJob job = with_last_word("", "open\t{done}");
        job.stages_ = stages;
        return job;
    }
    static FakeJob with_last_word(const std::string& complete, const std::string& left_open) {
        FakeJob job(4, 4, 1);
        job.complete_ = complete;
        job.left_open_ = left_open;
        return job;
    }

  private:
    std::int64_t parts_;
    std::int64_t items_;
    std::int64_t most_rows_;
    bool adds_counts_;
    bool has_dedupe_key_ = false;
    std::int64_t max_idle_parts_ = kNoIdleLimit;
    std::string complete_;
    std::string left_open_;
    std::string stages_;
};

using Rows = std::vector<std::string>;

// The rows that a reducer outputs for these rows.
Rows let_out(const Job& job, const Rows& rows, bool complete = true) {
    Reducer reducer(job);
    Rows out;
    for (const std::string& row : rows) {
        if (const auto now = reducer.take(row)) out.emplace_back(*now);
    }
    if (const auto last = reducer.end(complete)) out.emplace_back(*last);
    CHECK_FALSE(reducer.end(complete));
    return out;
}

// The same for the rows of several parts.
Rows let_out_of_parts(const Job& job, const std::vector<Rows>& parts) {
    Reducer reducer(job);
    Rows out;
    for (const Rows& rows : parts) {
        for (const std::string& row : rows) {
            if (const auto now = reducer.take(row)) out.emplace_back(*now);
        }
        reducer.end_part();
    }
    return out;
}

}  // namespace

TEST_CASE("a finite job keeps all its rows, even equal ones") {
    Reducer reducer(FakeJob(2, 3));
    for (int i = 0; i < 5; ++i) CHECK(reducer.take("same"));
    CHECK_FALSE(reducer.enough());
}

TEST_CASE("an open-ended job keeps the first distinct rows, as many as requested") {
    Reducer reducer(FakeJob(kOpenEnded, 2));
    CHECK(reducer.take("a"));
    CHECK_FALSE(reducer.take("a"));
    CHECK_FALSE(reducer.enough());
    CHECK(reducer.take("b"));
    CHECK(reducer.enough());
    CHECK_FALSE(reducer.take("c"));
    CHECK(reducer.taken() == 2);
}

TEST_CASE("rows that are equal after their last tab or colon are the same result if the job says so") {
    const Rows rows{
        "x\ta", "y\ta", "x\tb", "{\"p\":\"z\",\"c\":\"a\"}", "{\"p\":\"z\",\"c\":\"b\"}", "{\"p\":\"w\",\"c\":\"a\"}",
        "a",    "c"};
    CHECK(let_out(FakeJob::open_ended(9, true), rows) == Rows{rows[0], rows[2], rows[3], rows[4], "c"});
    CHECK(let_out(FakeJob::open_ended(9, false), rows) == rows);
    CHECK(let_out(FakeJob::open_ended(2, true), rows) == Rows{rows[0], rows[2]});
}

TEST_CASE("an open-ended job gives up after a number of consecutive parts without a new row") {
    CHECK(let_out_of_parts(FakeJob::open_ended(9, false, 2), {{"a"}, {"a"}, {"b"}, {}, {"a", "b"}, {"c"}}) ==
          Rows{"a", "b"});
    CHECK(let_out_of_parts(FakeJob::open_ended(9, false, 1), {{}, {"a"}}).empty());
    CHECK(let_out_of_parts(FakeJob::open_ended(9, false, 3), {{}, {}, {"a"}, {}, {}, {"b"}}) == Rows{"a", "b"});
    CHECK(let_out_of_parts(FakeJob::open_ended(9, false), {{}, {}, {}, {"a"}}) == Rows{"a"});
    CHECK(let_out_of_parts(FakeJob::open_ended(9, true, 1), {{"x\ta"}, {"y\ta"}, {"z\tb"}}) == Rows{"x\ta"});
    // A job with a fixed number of parts runs all of them.
    CHECK(let_out_of_parts(FakeJob(3, 3), {{}, {}, {"a"}}) == Rows{"a"});
}

TEST_CASE("a reducer that has all requested rows has not given up") {
    Reducer reducer(FakeJob::open_ended(1, false, 1));
    CHECK(reducer.take("a"));
    for (int i = 0; i < 3; ++i) reducer.end_part();
    CHECK(reducer.closed());
    CHECK(reducer.enough());
    CHECK_FALSE(reducer.gave_up());
}

TEST_CASE("a job limited to a number of rows keeps the first ones, even equal ones") {
    CHECK(let_out(FakeJob(2, 5, 3), {"a", "a"}) == Rows{"a", "a"});
    CHECK(let_out(FakeJob(2, 5, 3), {"a", "a", "b", "c"}) == Rows{"a", "a", "b"});
    Reducer reducer(FakeJob(2, 5, 1));
    CHECK_FALSE(reducer.enough());
    CHECK(reducer.take("a"));
    CHECK(reducer.enough());
}

TEST_CASE("counts of the same thing are added up, and each begins after the one before") {
    const FakeJob job(4, 4, kAllRows, true);
    CHECK(let_out(job, {}).empty());
    CHECK(let_out(job, {"12\t0 1/1"}) == Rows{"12\t0"});
    CHECK(let_out(job, {"12\t3 1/3", "12\t0 1/3", "12\t39 1/3", "13\t5 1/1", "12\t1 1/1"}) ==
          Rows{"12\t42", "13\t5", "12\t1"});
    CHECK(let_out(job, {"12\t3 1/1", "12\t3 1/1"}) == Rows{"12\t3", "12\t3"});  // the same grid twice
    CHECK(let_out(job,
                  {R"({"grid":"12","number":7,"complete":"1/2"})", R"({"grid":"12","number":8,"complete":"1/2"})"}) ==
          Rows{R"({"grid":"12","number":15,"complete":true})"});
    CHECK(let_out(job, {"a\t9223372036854775807 1/2", "a\t9 1/2"}) == Rows{"a\t9223372036854775816"});
}

TEST_CASE("a count with missing or stopped parts is marked") {
    const FakeJob job(4, 4, kAllRows, true);
    CHECK(let_out(job, {"12\t3 1/3", "12\t39 1/3"}, false) == Rows{"12\t42+"});
    CHECK(let_out(job, {"12\t3 1/2", "12\t2 0/2"}, false) == Rows{"12\t5+"});
    CHECK(let_out(job, {"12\t0 0/1"}, false) == Rows{"12\t0+"});
    CHECK(let_out(job, {"12\t3 1/2", "13\t5 1/1", "14\t1 1/2"}, false) == Rows{"12\t3+", "13\t5", "14\t1+"});
    CHECK(let_out(job, {R"({"grid":"12","number":7,"complete":"1/2"})"}, false) ==
          Rows{R"({"grid":"12","number":7,"complete":false})"});
    CHECK(let_out(job, {"12\t3 1/3", "12\t39 1/3"}) == Rows{"12\t42+"});  // of a shard, which is complete
}

TEST_CASE("an open-ended job whose parts report tries gives up after a number since the last new row") {
    const FakeJob job = FakeJob::open_ended(9, false, 10);
    CHECK(let_out_of_parts(job, {{"tries 4", "a", "tries 5"}, {"tries 4"}, {"tries 1", "b"}}) == Rows{"a"});
    CHECK(let_out_of_parts(job, {{"tries 4", "a", "tries 5"}, {"tries 4", "b", "tries 9"}, {"c"}}) ==
          Rows{"a", "b", "c"});
    CHECK(let_out_of_parts(job, {{"tries 9", "a"}, {"tries 9", "a"}, {"b"}}) == Rows{"a"});  // one more, without result
    CHECK(let_out_of_parts(job, {{"tries 12", "a"}}).empty());
    Reducer reducer(job);
    for (int part = 0; part < 50; ++part) {
        CHECK_FALSE(reducer.take("tries 0"));
        reducer.end_part();
    }
    CHECK_FALSE(reducer.gave_up());
    CHECK(reducer.taken() == 0);
}

TEST_CASE("a job of stages that ends early says how far they came") {
    const FakeJob job = FakeJob::in_stages("17 2 18 12 ");
    const auto said_after = [&](int parts) {
        Reducer reducer(job);
        for (int part = 0; part < parts; ++part) reducer.end_part();
        return std::string(*reducer.end(false));
    };
    CHECK(said_after(0) == "open\t-");
    CHECK(said_after(1) == "open\t17: 1 of 2 parts");
    CHECK(said_after(2) == "open\t17");
    CHECK(said_after(3) == "open\t17, 18: 1 of 12 parts");
    CHECK(said_after(14) == "open\t17, 18");
    CHECK(let_out(job, {"a"}, false) == Rows{"a"});
}

TEST_CASE("a job without rows has its summary row, and undecided parts count as not done") {
    const FakeJob job = FakeJob::with_last_word("none", "open");
    CHECK(let_out(job, {}) == Rows{"none"});
    CHECK(let_out(job, {}, false) == Rows{"open"});
    CHECK(let_out(job, {"a", "b"}) == Rows{"a"});
    CHECK(let_out(job, {"a"}, false) == Rows{"a"});
    CHECK(let_out(job, {"open", "open"}) == Rows{"open"});
    CHECK(let_out(job, {"open", "a"}) == Rows{"a"});
    CHECK(let_out(job, {"none"}) == Rows{"none"});
    CHECK(let_out(FakeJob::with_last_word("", "open"), {}).empty());
    CHECK(let_out(FakeJob::with_last_word("", "open"), {"open"}) == Rows{"open"});
    CHECK(let_out(FakeJob::with_last_word("none", ""), {}, false).empty());
    CHECK(let_out(FakeJob(4, 4), {""}) == Rows{""});
    Reducer reducer(job);
    CHECK_FALSE(reducer.take("open"));
    CHECK_FALSE(reducer.enough());
    CHECK(reducer.taken() == 0);
    CHECK_FALSE(reducer.is_result("open"));
    CHECK(reducer.is_result("none"));
}

TEST_CASE("a job without rules passes all of its rows, and reports that") {
    Reducer reducer(FakeJob(2, 3));
    CHECK(reducer.passes_all());
    reducer.pass(2);
    CHECK(reducer.take("a"));
    CHECK(reducer.taken() == 3);
    CHECK_FALSE(reducer.end(true));
    CHECK_FALSE(Reducer(FakeJob(2, 3, 9)).passes_all());
    CHECK_FALSE(Reducer(FakeJob(2, 3, kAllRows, true)).passes_all());
    CHECK_FALSE(Reducer(FakeJob::open_ended(3, false)).passes_all());
    CHECK_FALSE(Reducer(FakeJob::with_last_word("none", "")).passes_all());
    CHECK_FALSE(Reducer(FakeJob::with_last_word("", "open")).passes_all());
}

TEST_CASE("odds are reported until there is a result") {
    Reducer reducer(FakeJob::open_ended(3, false));
    CHECK(reducer.on_progress(0, "odds 12 1000: best so far: 12 solutions") ==
          "1,000 tries; best so far: 12 solutions");
    CHECK(reducer.odds() == "1,000 tries; best so far: 12 solutions");
    reducer.take("a");
    CHECK(reducer.odds().empty());
    CHECK(reducer.on_progress(1, "odds 1 10: best so far: 1 solution").empty());
    CHECK(reducer.on_progress(1, "Nishio, r1c1") == "Nishio, r1c1");
}

TEST_CASE("a finite job with a dedupe key keeps the first row with each key") {
    FakeJob job = FakeJob::with_key(2, 3);
    CHECK_FALSE(Reducer(job).passes_all());
    CHECK(let_out(job, {"x\ta", "y\ta", "x\tb", "z\ta"}) == Rows{"x\ta", "x\tb"});
    CHECK(let_out(FakeJob::with_key(2, 1), {"x\ta", "y\ta", "x\tb"}) == Rows{"x\ta"});
}
