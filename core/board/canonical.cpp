#include "board/canonical.hpp"

#include "board/hash.hpp"
#include "board/min_lex.hpp"

namespace rookery {
Grid9 canonical_form(const Grid9& grid) {
    return MinLexSearch(grid).form();
}

std::uint64_t class_of(const Grid9& puzzle) {
    Hash form;
    for (const Digit digit : canonical_form(puzzle).digits) form.add_byte(digit);
    // The last bits are mixed into all others.
    std::uint64_t hash = form.value();
    hash = (hash ^ (hash >> 32)) * 0xD6E8FEB86659FD93U;
    return hash ^ (hash >> 32);
}

}  // namespace rookery
