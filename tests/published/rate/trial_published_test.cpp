// T&E depth, BxB, BxBB, braids and whips as published by D. Berthier and others.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "logic/path.hpp"
#include "rate/trial/nested.hpp"
#include "rate/trial/path_scales.hpp"
#include "rate/trial/trial.hpp"
#include "support/data_folder.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

std::vector<std::vector<std::string>> rows_of(const std::string& file) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : data::lines_of(file)) {
        std::istringstream in(line);
        rows.emplace_back();
        for (std::string field; std::getline(in, field, '\t');) rows.back().push_back(field);
    }
    if (!rows.empty()) rows.erase(rows.begin());  // the column names
    return rows;
}

struct Compared {
    int rows = 0;
    int equal = 0;
    int one_lower = 0;

    // Only where a number was published.
    void add(std::optional<int> rating, const std::string& published) {
        if (published == "-" || published == "?") return;
        ++rows;
        const int number = std::stoi(published);
        equal += rating == number;
        one_lower += rating == number - 1;
    }
};

int undecided(const trial::TrialBoard& board) {
    int count = 0;
    for (int candidate = 0; candidate < trial::kCandidates; ++candidate) count += board.is_undecided(candidate);
    return count;
}

// -1: the path does not solve it.
int longest_step(const Grid9& puzzle, const Scale& scale, Workspace& workspace) {
    State state(puzzle);
    int longest = 0;
    const PathEnd end = walk_path(
        state, PathOptions{scale},
        [&](const Step& step, const State&) {
            longest = std::max(longest, step.rating);
            return true;
        },
        workspace);
    return end == PathEnd::solved ? longest : -1;
}

}  // namespace

TEST_CASE("T&E depth, BxB and BxBB") {
    TrialRater rater;
    Compared depth;
    Compared bxb;
    Compared bxbb;
    for (const std::vector<std::string>& row : rows_of("te_depth.tsv")) {
        TrialScales scales = {TrialScale::te};
        if (row[2] != "-") scales.add(TrialScale::bxb);
        if (row[3] != "-") scales.add(TrialScale::bxbb);
        const TrialRatings ratings = rater.rate(samples::grid_of(row[0]), scales);
        depth.add(ratings.of(TrialScale::te), row[1]);
        bxb.add(ratings.of(TrialScale::bxb), row[2]);
        bxbb.add(ratings.of(TrialScale::bxbb), row[3]);
    }
    MESSAGE("depth: ", depth.equal, " of ", depth.rows, "; BxB: ", bxb.equal, " of ", bxb.rows, "; BxBB: ", bxbb.equal,
            " of ", bxbb.rows);
    CHECK(depth.equal == depth.rows);
    CHECK(bxb.equal == bxb.rows);
    CHECK(bxbb.equal == bxbb.rows);
}

TEST_CASE("braids and whips of the controlled-bias collection") {
    TrialRater rater;
    const auto closure = std::make_unique<trial::BraidClosure<false>>();
    Compared b;
    Compared gb;
    Compared w;
    Compared gw;
    int boards = 0;
    int good_boards = 0;
    int number = 0;
    for (const std::vector<std::string>& row : rows_of("berthier_ratings.tsv")) {
        const Grid9 puzzle = samples::grid_of(row[1]);
        trial::TrialBoard board;
        CHECK(trial::load(board, puzzle));
        const int by_singles = undecided(board);
        CHECK(closure->close(board, 1, nullptr) == trial::ClosureEnd::rest);
        ++boards;
        good_boards += by_singles == std::stoi(row[4]) && undecided(board) == std::stoi(row[5]);
        // g-whips take by far the most time.
        TrialScales scales = {TrialScale::b, TrialScale::gb, TrialScale::w};
        const bool with_gw = number++ % 10 == 0;
        if (with_gw) scales.add(TrialScale::gw);
        const TrialRatings ratings = rater.rate(puzzle, scales);
        w.add(ratings.of(TrialScale::w), row[6]);
        if (with_gw) gw.add(ratings.of(TrialScale::gw), row[7]);
        b.add(ratings.of(TrialScale::b), row[8]);
        gb.add(ratings.of(TrialScale::gb), row[9]);
    }
    MESSAGE("candidates: ", good_boards, " of ", boards, "; B: ", b.equal, " of ", b.rows, "; gB: ", gb.equal, " of ",
            gb.rows, "; W: ", w.equal, " of ", w.rows, "; gW: ", gw.equal, " of ", gw.rows);
    CHECK(good_boards == boards);
    CHECK(b.equal == b.rows);
    CHECK(gb.equal == gb.rows);
    // Whips are not confluent: in another order, a whip shorter by one solves the puzzle (rate/trial/trial.cpp).
    CHECK(w.equal + w.one_lower == w.rows);
    CHECK(w.one_lower <= 15);
    CHECK(gw.equal + gw.one_lower == gw.rows);
    CHECK(gw.one_lower <= 13);
}

TEST_CASE("the longest whip or braid of a path is as long as the rating") {
    TrialRater rater;
    Workspace workspace;
    const TrialScales scales = {TrialScale::w, TrialScale::gw};
    int rows = 0;
    int number = 0;
    for (const std::vector<std::string>& row : rows_of("berthier_ratings.tsv")) {
        if (number++ % 10 != 0) continue;
        const Grid9 puzzle = samples::grid_of(row[1]);
        CAPTURE(row[1]);
        const TrialRatings ratings = rater.rate(puzzle, scales);
        ++rows;
        CHECK(longest_step(puzzle, kWhipScale, workspace) == ratings.of(TrialScale::w));
        CHECK(longest_step(puzzle, kGWhipScale, workspace) == ratings.of(TrialScale::gw));
        CHECK(longest_step(puzzle, kBraidScale, workspace) == std::stoi(row[8]));
        CHECK(longest_step(puzzle, kGBraidScale, workspace) == std::stoi(row[9]));
    }
    MESSAGE(rows, " rows");
}
