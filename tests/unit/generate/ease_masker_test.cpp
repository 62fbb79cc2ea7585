// Masking towards a wanted WNEF, and the request for it.
#include "generate/ease/ease_masker.hpp"

#include <doctest/doctest.h>

#include "generate/ease/row_by_row_board.hpp"
#include "generate/generate.hpp"
#include "solve/solve.hpp"
#include "support/plain/plain_singles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

EaseRequest request_for(double target, bool anneal = false) {
    EaseRequest request;
    request.target = target;
    request.anneal = anneal;
    return request;
}

// In per cent. Each hit is a puzzle whose only solution is the board, with the WNEF that the masker reports.
int hits(const EaseRequest& request, int runs) {
    int hit = 0;
    for (int run = 0; run < runs; ++run) {
        Random random(11, static_cast<std::uint64_t>(run));
        const Grid9 solution = row_by_row_board(random);
        EaseMasker masker(solution, request, 0, random);
        if (!masker.run()) continue;
        const Grid9 puzzle = masker.board().puzzle();
        const SolveResult solved = solve(puzzle);
        CHECK(solved.unique());
        CHECK(solved.first == solution);
        CHECK(request.hit_by(ease_of(puzzle).wnef(request.weight)));
        ++hit;
    }
    return 100 * hit / runs;
}

}  // namespace

TEST_CASE("tuned masking reaches a target WNEF with the first board nine times out of ten") {
    for (const double target : {0.18, 0.25, 0.4, 0.65, 0.9, 0.98}) {
        CAPTURE(target);
        CHECK(hits(request_for(target), 60) >= 90);
    }
    for (const double target : {0.12, 0.15}) {
        CAPTURE(target);
        CHECK(hits(request_for(target, true), 10) >= 90);
    }
    CHECK(hits(request_for(0.05), 10) == 0);
}

TEST_CASE("the other weights have targets of their own") {
    EaseRequest request = request_for(0.55);
    request.weight = EaseWeight::quadratic;
    CHECK(hits(request, 40) >= 90);
    request = request_for(0.8);
    request.weight = EaseWeight::linear;
    CHECK(hits(request, 40) >= 90);
}

TEST_CASE("a narrow tolerance is met by restoring clues") {
    EaseRequest request = request_for(0.5);
    request.tolerance = 0.0005;
    CHECK(hits(request, 40) >= 90);
}

TEST_CASE("the clean-up leaves no clue that could be removed within the target") {
    for (const double target : {0.16, 0.3, 0.5, 0.9}) {
        EaseRequest request = request_for(target);
        request.uniqueness = UniquenessTest::slow;
        Random random(12);
        const Grid9 solution = row_by_row_board(random);
        EaseMasker masker(solution, request, 0, random);
        REQUIRE(masker.run());
        const UniquenessCheck check(solution, request.uniqueness, 0);
        const CellSet clues = masker.board().clues();
        clues.for_each([&](int cell) {
            const bool stays = request.hit_by(masker.board().wnef_without(cell));
            const bool could_go = stays && check.accepts(clues - CellSet::single(cell));
            CHECK_FALSE(could_go);
        });
    }
}

TEST_CASE("random masking gives minimal puzzles, whatever their WNEF") {
    EaseRequest request;
    request.masking = Masking::random;
    request.uniqueness = UniquenessTest::slow;
    for (int run = 0; run < 20; ++run) {
        Random random(13, static_cast<std::uint64_t>(run));
        EaseMasker masker(row_by_row_board(random), request, 0, random);
        CHECK(masker.run());
        CHECK(solve(masker.board().puzzle()).unique());
        CHECK(redundant_clues(masker.board().puzzle()).empty());
    }
}

TEST_CASE("annealing gets lower than masking alone") {
    for (const Masking masking : {Masking::tuned, Masking::random}) {
        int lower = 0;
        for (int run = 0; run < 5; ++run) {
            EaseRequest request;
            request.masking = masking;
            Random random(14, static_cast<std::uint64_t>(run));
            const Grid9 solution = row_by_row_board(random);
            EaseMasker plain(solution, request, 0, random);
            plain.run();
            request.anneal = true;
            EaseMasker annealed(solution, request, 0, random);
            annealed.run();
            CHECK(solve(annealed.board().puzzle()).unique());
            lower += annealed.board().wnef() < plain.board().wnef() ? 1 : 0;
        }
        CHECK(lower == 5);
    }
}

TEST_CASE("puzzles of the fast test are solved by singles") {
    EaseRequest request = request_for(0.2);
    request.uniqueness = UniquenessTest::fast;
    int made = 0;
    for (int run = 0; run < 20; ++run) {
        Random random(15, static_cast<std::uint64_t>(run));
        EaseMasker masker(row_by_row_board(random), request, 0, random);
        if (!masker.run()) continue;
        ++made;
        CHECK(plain::is_solved_by_singles(masker.board().puzzle().digits));
    }
    CHECK(made >= 10);
}

TEST_CASE("never fewer clues than requested, and a stop flag ends it") {
    Random random(16);
    const Grid9 solution = row_by_row_board(random);
    for (const bool anneal : {false, true}) {
        EaseRequest request;
        request.anneal = anneal;
        EaseMasker masker(solution, request, 40, random);
        CHECK(masker.run());
        CHECK(masker.board().clue_count() == 40);
    }
    const std::atomic<bool> stop{true};
    EaseMasker stopped(solution, request_for(0.2, true), 0, random, &stop);
    CHECK_FALSE(stopped.run());
}

TEST_CASE("a request for an ease is met, with the requested clues, minimality and rating") {
    GenerateRequest request;
    request.ease = request_for(0.17);
    request.minimal = true;
    request.min_clues = 24;
    request.max_clues = 26;
    request.difficulty.er = {10, 30};
    GeneratedPuzzle made;
    Random random(17);
    int found = 0;
    for (int i = 0; i < 10 && found < 3; ++i) {
        if (!generate(request, random, made)) continue;
        ++found;
        CHECK(request.ease->hit_by(ease_of(made.puzzle).wnef()));
        CHECK(solve(made.puzzle).first == made.solution);
        CHECK(redundant_clues(made.puzzle).empty());
        CHECK(made.puzzle.clue_count() >= 24);
        CHECK(made.puzzle.clue_count() <= 26);
        CHECK(made.rating.er <= 30);
    }
    CHECK(found == 3);

    request = {};
    request.ease = request_for(0.02);
    CHECK_FALSE(generate(request, random, made));  // and returns
    const std::atomic<bool> stop{true};
    request.ease = request_for(0.3);
    CHECK_FALSE(generate(request, random, made, &stop));
}

TEST_CASE("the same seed gives the same puzzles on every platform") {
    struct Known {
        EaseRequest request;
        std::string_view puzzle;
    };
    const std::array<Known, 3> known{{
        {request_for(0.4), ".2...8.6..5..3..84...1.7.5...1..25.867.....4..38.1...28..7..4.3....697...1542...."},
        {request_for(0.12, true), ".24...36..5.......3.61..2...9.6........38...1..8..4.....9....23..3.69.........8.."},
        {{}, ".24....6.....3.1...861.....491..2.....238..4.....1.6.....7..4.32.38...1.7...2...."},
    }};
    for (const Known& one : known) {
        GenerateRequest request;
        request.ease = one.request;
        Random random(18);
        GeneratedPuzzle made;
        REQUIRE(generate(request, random, made));
        CHECK(samples::line_of(made.puzzle) == one.puzzle);
    }
}
