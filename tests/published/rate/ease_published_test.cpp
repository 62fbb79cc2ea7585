// The WNEF of the list from which "Ease and Toil" took its evil puzzles.
#include <doctest/doctest.h>

#include <vector>

#include "rate/level_test.hpp"
#include "support/data_folder.hpp"
#include "support/samples.hpp"
#include "text/numbers.hpp"

using namespace rookery;

TEST_CASE("top2365 has a mean WNEF of 0.1663 and a variance of 0.000517") {
    std::vector<double> wnefs;
    for (const std::string& line : data::lines_of("puzzles/top2365.txt")) {
        if (line.size() >= 81 && line[0] != '#') wnefs.push_back(ease_of(samples::grid_of(line)).wnef());
    }
    if (wnefs.empty()) return;
    const LevelSample sample = statistics_of(wnefs);
    CHECK(sample.size == 2361);
    CHECK(format_decimals(sample.mean, 4) == "0.1663");
    CHECK(format_decimals(sample.variance, 6) == "0.000517");
}
