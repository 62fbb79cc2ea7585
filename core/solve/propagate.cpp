// The order of the stages within a sweep, and when to stop, were found by measuring: sweeps repeat while some box gains
// a single (that is cheaper to see than any removal, and the sweeps that only shave off candidates do not pay); the
// triad rule is tried only then, since it seldom finds anything that a sweep would not.
//
// A function of its own, never inlined: a just-in-time compiler for wasm improves functions as a whole, and only those
// that are entered again.
#include "solve/propagate.hpp"

#include "solve/sweep.hpp"

namespace rookery {

namespace {

// In every box, that is; a digit that has no place in a row or column has been removed from its whole band or stack.
bool every_digit_has_a_place(const sweep::Cells& x) {
    return !any(sweep::union_of(x) ^ (kCandidates | kGuards));
}

}  // namespace

Outcome propagate(PackedBoard& board) {
    sweep::Cells x = board.at;
    const sweep::NakedSingles given = sweep::clear_naked_singles(x);
    if (any((given.alive ^ kGuards) | given.clash)) return Outcome::dead;
    V128 unsolved = given.unsolved;
    for (;;) {
        sweep::restrict_stacks(x);
        sweep::restrict_bands(x);
        sweep::place_hidden_singles(x);
        const sweep::NakedSingles naked = sweep::clear_naked_singles(x);
        if (any(naked.alive ^ kGuards)) return Outcome::dead;
        if (any(naked.unsolved ^ unsolved)) {
            unsolved = naked.unsolved;
            continue;
        }
        if (!any(unsolved)) {
            // Single candidates only, and no line took one away in this sweep, or there would be an empty cell.
            if (!every_digit_has_a_place(x)) return Outcome::dead;
            board.at = x;
            return Outcome::solved;
        }
        const V128 before = sweep::sum_of(x);
        sweep::apply_triad_rule(x);
        if (any(sweep::sum_of(x) ^ before)) continue;
        if (!every_digit_has_a_place(x)) return Outcome::dead;
        board.at = x;
        return Outcome::open;
    }
}

}  // namespace rookery
