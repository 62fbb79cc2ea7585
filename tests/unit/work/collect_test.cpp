#include "work/collect.hpp"

#include <doctest/doctest.h>

using namespace rookery;

namespace {

class FakeWork : public Work {
  public:
    FakeWork(std::int64_t parts, std::int64_t items) : parts_{parts}, items_{items} {}
    std::int64_t parts() const override { return parts_; }
    std::int64_t items() const override { return items_; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return {"n"}; }
    PartStatus run(std::int64_t, Sink&, StopToken) const override { return PartStatus::done; }

  private:
    std::int64_t parts_;
    std::int64_t items_;
};

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
