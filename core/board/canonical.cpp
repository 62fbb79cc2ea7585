#include "board/canonical.hpp"

#include "board/hash.hpp"
#include "board/min_lex.hpp"

namespace rookery {
Grid9 canonical_form(const Grid9& grid) {
    return MinLexSearch(grid).form();
}

std::uint64_t class_of(const Grid9& puzzle) {
    return class_of_canonical(canonical_form(puzzle));
}

std::uint64_t class_of_canonical(const Grid9& form) {
    Hash digits;
    for (const Digit digit : form.digits) digits.add_byte(digit);
    // Mixes the high bits into all others.
    std::uint64_t hash = digits.value();
    hash = (hash ^ (hash >> 32)) * 0xD6E8FEB86659FD93U;
    return hash ^ (hash >> 32);
}

}  // namespace rookery
