// HoDoKu's own regression library, case by case, and its program's levels and scores of puzzles.
#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>
#include <map>

#include "rate/hodoku_rating.hpp"
#include "support/data_folder.hpp"
#include "support/puzzles/hodoku_cases.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

struct Tally {
    std::string name;
    int cases = 0;
    int good = 0;
};

std::string listed(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps)
        text += "  [" + hodoku::eliminations_of(step) + "|" + hodoku::placements_of(step) + "]";
    return text;
}

}  // namespace

TEST_CASE("every case of HoDoKu's regression library") {
    const std::vector<std::string> lines = data::lines_of("hodoku_regression.tsv");
    std::map<std::string, Tally> by_code;
    for (const std::string& line : lines) {
        const std::vector<std::string> columns = hodoku::columns_of(line);
        if (columns.size() < 7 || columns[0] == "technique") continue;
        const std::string& code = columns[1];
        const TechniqueSet techniques = hodoku_techniques(code);
        Tally& tally = by_code[code.substr(0, code.find('-'))];
        tally.name = columns[0];
        ++tally.cases;
        REQUIRE_FALSE(techniques.empty());
        Workspace workspace;
        workspace.set_choices(hodoku::choices_of(code));
        const State state = hodoku::state_of(columns[3], columns[4]);
        const std::vector<Step> steps = find_all_steps(state, kHodokuScale, Detail::highlights, techniques, workspace);
        const bool good = hodoku::is_found(columns, steps);
        INFO(line);
        INFO("found:", listed(steps));
        CHECK(good);
        tally.good += good ? 1 : 0;
    }
    int all = 0;
    for (const auto& [code, tally] : by_code) {
        MESSAGE(code, " ", tally.name, ": ", tally.good, " of ", tally.cases);
        all += tally.cases;
    }
    if (!lines.empty()) CHECK(all == 834);
}

TEST_CASE("HoDoKu's levels and scores of puzzles") {
    const std::vector<std::string> lines = data::lines_of("hodoku_ratings.tsv");
    int puzzles = 0;
    int scores = 0;
    int levels = 0;
    int without_missing = 0;  // brute force replaces techniques that Rookery lacks
    int good_without = 0;
    Workspace workspace;
    std::map<std::string, std::pair<int, int>> by_level;
    for (const std::string& line : lines) {
        const std::vector<std::string> columns = hodoku::columns_of(line);
        if (columns.size() < 3 || columns[0].size() != 81) continue;
        const HodokuRating rating = rate_hodoku(samples::grid_of(columns[0]), {}, workspace);
        const bool score = std::to_string(rating.score) == columns[2];
        const bool level = name_of(rating.level) == columns[1];
        ++puzzles;
        scores += score;
        levels += level;
        ++by_level[columns[1]].first;
        by_level[columns[1]].second += score && level;
        if (rating.hardest != Technique::brute_force) {
            ++without_missing;
            good_without += score && level;
            if (std::getenv("HODOKU_SHOW") && !(score && level))
                std::cout << line << "\t" << rating.score << "\t" << name_of(rating.level) << "\n";
        }
    }
    for (const auto& [level, counts] : by_level) MESSAGE(level, ": ", counts.second, " of ", counts.first);
    if (!lines.empty()) {
        MESSAGE(scores, " scores and ", levels, " levels of ", puzzles, "; without brute force: ", good_without, " of ",
                without_missing);
    }
}
