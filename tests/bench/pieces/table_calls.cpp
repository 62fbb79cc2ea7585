// A list of a million rated puzzles in the page: the time of a frame while rows arrive, and while the list is sorted
// and filtered, without drawing. `slices`: frames until the new order is complete; `longest`: milliseconds of the
// longest of them. `bytes_a_row`: memory of the table, and its peak while sorting.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bench/cpu_time.hpp"
#include "shell/table/table.hpp"
#include "support/shell/made_rows.hpp"

namespace rookery::bench {
namespace {

using shell::Column;
using shell::Table;

constexpr std::size_t kRows = 1'000'000;
constexpr std::size_t kRowsOfFrame = 300;

Table& million() {
    static Table table = [] {
        Table made;
        shell::MadeRows rows(1);
        made.set_columns(shell::MadeRows::kHeader);
        for (std::size_t i = 0; i < kRows; i += 10'000) {
            made.add_rows(rows.rows(10'000));
            made.order_some();
        }
        made.whole_order();
        return made;
    }();
    return table;
}

void set_filter(Table& table, std::string_view line) {
    table.set_filter(std::get<shell::Filter>(shell::read_filter(line)));
}

class Frames {
  public:
    // f: the work in one frame.
    template <class F>
    void frame(F f) {
        const double begin = thread_cpu_seconds();
        f();
        longest_ = std::max(longest_, 1e3 * (thread_cpu_seconds() - begin));
        ++count_;
    }
    // Runs all remaining slices.
    void order(Table& table) {
        for (bool more = true; more;) {
            frame([&] { more = table.order_some(); });
            most_bytes_ = std::max(most_bytes_, table.bytes());
        }
    }
    void report(benchmark::State& state, const Table& table) const {
        state.counters["longest"] = longest_;
        state.counters["slices"] = static_cast<double>(count_) / static_cast<double>(state.iterations());
        state.counters["bytes_a_row"] = static_cast<double>(table.bytes()) / static_cast<double>(table.size());
        state.counters["most_bytes"] = static_cast<double>(most_bytes_) / static_cast<double>(table.size());
    }

  private:
    double longest_ = 0;
    std::int64_t count_ = 0;
    std::size_t most_bytes_ = 0;
};

void sorting(benchmark::State& state, Column column) {
    Table& table = million();
    set_filter(table, "");
    bool descending = false;
    Frames frames;
    for (auto _ : state) {
        table.sort_by(column, std::exchange(descending, !descending));
        frames.order(table);
    }
    frames.report(state, table);
}
BENCHMARK_CAPTURE(sorting, er, Column::er)->Name("table/sort by ER")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sorting, puzzle, Column::puzzle)->Name("table/sort by puzzle")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sorting, hardest, Column::hardest)->Name("table/sort by technique")->Unit(benchmark::kMillisecond);

void filtering(benchmark::State& state, std::string_view line) {
    Table& table = million();
    Frames frames;
    for (auto _ : state) {
        set_filter(table, "");
        table.sort_by(Column::er, false);
        table.whole_order();
        set_filter(table, line);
        frames.order(table);
    }
    frames.report(state, table);
    set_filter(table, "");
}
BENCHMARK_CAPTURE(filtering, numbers, "er>5 clues=24")
    ->Name("table/filter er>5 clues=24")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filtering, words, "pair ..1..2")->Name("table/filter by words")->Unit(benchmark::kMillisecond);

// Rows arrive and are displayed in their places.
void growing(benchmark::State& state, bool sorted) {
    static shell::MadeRows made(2);
    std::vector<std::string> rows;
    for (int i = 0; i < 100; ++i) rows.push_back(made.rows(kRowsOfFrame));
    Table& table = million();
    set_filter(table, "");
    if (sorted) table.sort_by(Column::er, false);
    if (!sorted) table.sort_by_arrival();
    table.whole_order();
    Frames frames;
    std::size_t at = 0;
    for (auto _ : state) {
        frames.frame([&] {
            table.add_rows(rows[at++ % rows.size()]);
            table.order_some();
            benchmark::DoNotOptimize(table.shown_counts(Column::er).total());
        });
    }
    frames.report(state, table);
}
BENCHMARK_CAPTURE(growing, arrival, false)->Name("table/300 rows come")->Iterations(300)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(growing, sorted, true)
    ->Name("table/300 rows come, sorted by ER")
    ->Iterations(300)
    ->Unit(benchmark::kMicrosecond);

// Looks up the visible data: two dozen rows in the middle, the chosen row's place, the histogram.
void looking(benchmark::State& state) {
    Table& table = million();
    table.sort_by(Column::er, false);
    table.whole_order();
    std::uint32_t chosen = 0;
    for (auto _ : state) {
        chosen = (chosen + 7919) % static_cast<std::uint32_t>(table.size());
        const std::size_t first = table.place_of(chosen).value_or(0);
        for (std::size_t i = first; i < std::min(first + 24, table.order().size()); ++i) {
            for (const Column column : table.columns()) {
                benchmark::DoNotOptimize(table.cell_text(table.row(table.order()[i]), column));
            }
        }
        benchmark::DoNotOptimize(table.shown_counts(Column::er).total());
    }
}
BENCHMARK(looking)->Name("table/scroll")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace rookery::bench
