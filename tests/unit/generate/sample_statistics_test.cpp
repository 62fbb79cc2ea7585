#include "generate/unbiased/sample_statistics.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace rookery;

namespace {

SampleStatistics three_trials() {
    SampleStatistics statistics;
    statistics.add(24, 2, 12);
    statistics.add(25, 2, 71);
    statistics.end_trial();
    statistics.add(25, 5, {});
    statistics.end_trial();
    statistics.add(24, 3, 12);
    statistics.end_trial();
    return statistics;
}

}  // namespace

TEST_CASE("numbers are means over trials, with their errors") {
    const SampleStatistics statistics = three_trials();
    CHECK(statistics.trials() == 3);
    const SampleEstimate all = statistics.puzzles();  // of 4, 5, 3
    CHECK(all.samples == 4);
    CHECK(all.value == doctest::Approx(4));
    CHECK(all.error.value() == doctest::Approx(1 / std::sqrt(3.0)));
    const SampleEstimate of_24 = statistics.puzzles_of(24);  // of 2, 0, 3
    CHECK(of_24.samples == 2);
    CHECK(of_24.value == doctest::Approx(5.0 / 3));
    CHECK(of_24.error.value() == doctest::Approx(std::sqrt(7.0 / 9)));
    CHECK(statistics.puzzles_of(26).samples == 0);
    CHECK(statistics.effective_samples() == doctest::Approx(144.0 / 42));
}

TEST_CASE("shares and means are ratios, with the error of a ratio") {
    const SampleStatistics statistics = three_trials();
    const SampleEstimate share = statistics.share_of(24);
    CHECK(share.value == doctest::Approx(5.0 / 12));
    // The trials' 2, 0 and 3 minus the share of 4, 5 and 3: 1/3, -25/12, 7/4.
    CHECK(share.error.value() == doctest::Approx(std::sqrt((16 + 625 + 441) / 144.0 * 3 / 2) / 12));
    CHECK(statistics.mean_clues().value == doctest::Approx((5 * 24 + 7 * 25) / 12.0));
    // Of the rated ones only.
    CHECK(statistics.mean_er().samples == 3);
    CHECK(statistics.mean_er().value == doctest::Approx((2 * 12 + 2 * 71 + 3 * 12) / 7.0));
    CHECK(statistics.share_of_er(12).value == doctest::Approx(5.0 / 7));
    CHECK(statistics.share_up_to_er(11).value == 0);
    CHECK(statistics.share_up_to_er(70).value == doctest::Approx(5.0 / 7));
    CHECK(statistics.share_up_to_er(71).value == doctest::Approx(1));
    CHECK(statistics.share_up_to_er(71).error.value() == doctest::Approx(0));
    CHECK(statistics.share_up_to_er(71).samples == 3);
}

TEST_CASE("a single trial has no errors; no trials have nothing") {
    SampleStatistics statistics;
    CHECK(statistics.puzzles().value == 0);
    CHECK(statistics.effective_samples() == 0);
    statistics.add(24, 2, {});
    statistics.end_trial();
    CHECK(statistics.puzzles().value == 2);
    CHECK_FALSE(statistics.puzzles().error);
    CHECK_FALSE(statistics.share_of(24).error);
    CHECK(statistics.mean_er().samples == 0);
}
