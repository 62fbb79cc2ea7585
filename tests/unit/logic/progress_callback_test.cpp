// ProgressCallback: a hard path stops soon after a request, and reports its work.
#include "job/progress_callback.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "support/paths.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Needs nested chains for many steps.
const Grid9 kHardGrid = samples::grid_of(samples::kManyNested);

// Counts its calls, and asks to stop at one of them.
struct Listener {
    int stop_at;
    int reported = 0;
    std::atomic<bool> stop{false};
    std::set<std::string> families{};

    void operator()(std::string_view what) {
        families.insert(std::string(what.substr(0, what.find(','))));
        if (++reported == stop_at) stop = true;
    }
    ProgressCallback callback() { return {&stop, *this}; }
};

PathEnd walk(const ProgressCallback& progress, int* steps = nullptr) {
    State state(kHardGrid);
    PathOptions options{kSeScale};
    options.progress = progress;
    const Path path = find_path(state, options);
    if (steps != nullptr) *steps = static_cast<int>(path.steps.size());
    return path.end;
}

}  // namespace

TEST_CASE("a path stopped before it starts has no steps") {
    Listener listener{0};
    listener.stop = true;
    int steps = -1;
    CHECK(walk(listener.callback(), &steps) == PathEnd::stopped);
    CHECK(steps == 0);
    CHECK(listener.reported == 0);
}

TEST_CASE("a long search that is stopped reports at most one more piece of work") {
    for (const int stop_at : {1, 2, 7, 30, 100, 250}) {
        INFO(stop_at);
        Listener listener{stop_at};
        CHECK(walk(listener.callback()) == PathEnd::stopped);
        CHECK(listener.reported >= stop_at);
        CHECK(listener.reported <= stop_at + 1);
    }
}

TEST_CASE("it reports each slow family, with the cell") {
    Listener listener{0};
    CHECK(walk(listener.callback()) == PathEnd::solved);
    CHECK(listener.families.count("Dynamic forcing chains (+)") == 1);
    CHECK(listener.families.count("Nested forcing chains") == 1);
    CHECK(listener.reported > 100);
}
