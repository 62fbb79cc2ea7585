// Measures the solver on one list: its counts and its speed.
#pragma once

#include <cstdint>
#include <vector>

#include "bench/lists.hpp"
#include "bench/solving.hpp"

namespace rookery::bench {

struct Settings {
    Way way;
    int threads = 1;
    int runs = 5;
};

// The same on every platform and for any number of threads.
struct Counts {
    std::uint64_t solutions = 0;
    std::uint64_t guesses = 0;
    std::uint64_t signature = 0;  // in the order of the list
};
Counts count(const List& list, const Settings& settings);

// Puzzles per second, one figure per run, in ascending order.
class Speeds {
  public:
    void add(double per_second);
    bool empty() const { return speeds_.empty(); }
    double slowest() const { return speeds_.front(); }
    double fastest() const { return speeds_.back(); }
    double median() const;

  private:
    std::vector<double> speeds_;
};

// One thread: `speeds` is by CPU time. Several: by wall clock; `one_thread` is the same list on one thread, also by
// wall clock, in runs that alternate with the others.
struct Timing {
    Speeds speeds;
    Speeds one_thread;
};
// The list must not be empty.
Timing time_runs(const List& list, const Settings& settings);

}  // namespace rookery::bench
