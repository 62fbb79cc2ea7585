// Contracts: checked in the sanitized build, where every room traps on a caller's mistake; compiled out in a release.
#include <doctest/doctest.h>

#include "contract/contract.hpp"

#if defined(ROOKERY_CHECKED)
#include "board/random.hpp"
#include "enumerate/enumerate.hpp"
#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "logic/state/state.hpp"
#include "rate/student_t.hpp"
#include "sat/formula.hpp"
#include "solve/other_solution.hpp"
#include "solve/solve.hpp"
#include "support/traps.hpp"
#include "unavoidable/small_sets.hpp"
#endif

#if defined(__SANITIZE_ADDRESS__)
#define ROOKERY_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ROOKERY_SANITIZED
#endif
#endif

namespace rookery {
namespace {

#if defined(ROOKERY_SANITIZED)
static_assert(kContractsChecked, "the sanitized build checks contracts");
#elif defined(NDEBUG)
static_assert(!kContractsChecked, "a release checks none");
#endif

constexpr int half_of(int even) {
    ROOKERY_EXPECTS(even % 2 == 0);
    return even / 2;
}
static_assert(half_of(6) == 3);

}  // namespace

TEST_CASE("a condition is evaluated only in a checked build") {
    int evaluated = 0;
    ROOKERY_EXPECTS(++evaluated > 0);
    CHECK(evaluated == (kContractsChecked ? 1 : 0));
    CHECK(half_of(kContractsChecked ? 8 : 9) == 4);
}

#if defined(ROOKERY_CHECKED)
TEST_CASE("every component traps on a broken contract and on nothing else") {
    Random random(1);
    const Grid9 board = random_full_board(random);
    CHECK_FALSE(traps([] { CellSet::house(28); }));
    CHECK(traps([] { CellSet::house(29); }));
    CHECK(traps([] { CellSet().first(); }));
    CHECK(traps([&] { static_cast<void>(board[81]); }));
    CHECK(traps([&] { random.below(0); }));
    CHECK(traps([] { static_cast<void>(V128().u32(4)); }));

    CHECK_FALSE(traps([&] { KnownGrid{board}; }));
    CHECK(traps([] { KnownGrid{Grid9{}}; }));
    CHECK(traps([&] { solve(board, {.solutions = 0}); }));

    CHECK_FALSE(traps([&] { small_sets(board, 4); }));
    CHECK(traps([&] { small_sets(Grid9{}, 4); }));

    EnumerationRequest request;
    request.grid = board;
    request.clues = kMaxClues + 1;
    CHECK(traps([&] { prepare(request); }));

    State state;
    state.place(40, 5);
    CHECK_FALSE(traps([&] { state.place(0, 1); }));
    CHECK(traps([&] { state.place(40, 5); }));
    CHECK(traps([&] { static_cast<void>(state.candidates(-1)); }));

    CHECK_FALSE(traps([] { student_critical(0.01, 4); }));
    CHECK(traps([] { student_critical(0.5, 4); }));

    CHECK_FALSE(traps([&] { mask_board(board, random); }));
    CHECK(traps([&] { mask_board(Grid9{}, random); }));

    Formula formula;
    CHECK(traps([&] { formula.add_last_unit(1); }));
    formula.new_variable();
    CHECK_FALSE(traps([&] { formula.add_last_unit(1); }));
}
#endif

}  // namespace rookery
