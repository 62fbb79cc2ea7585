#include "board/canonical.hpp"

#include "board/min_lex.hpp"

namespace rookery {
namespace {

Isomorphism map_of(const MinLexSearch& search, const MinLexSearch::Arrangement& arrangement) {
    Isomorphism map;
    map.transpose = arrangement.transpose;
    map.rows = arrangement.rows;
    map.columns = arrangement.columns.order();
    // Digits that do not occur take the labels that are left.
    int next = arrangement.labels;
    for (int d = 1; d <= Geometry9::kSize; ++d) {
        const bool occurs = arrangement.first_row[static_cast<std::size_t>(d)] != 0;
        map.label[static_cast<std::size_t>(d)] = occurs ? search.label_of(arrangement, d) : static_cast<Digit>(++next);
    }
    return map;
}

}  // namespace

Grid9 canonical_form(const Grid9& grid) {
    return MinLexSearch(grid).form();
}

Grid9 canonical_form(const Grid9& grid, Isomorphism& map) {
    const MinLexSearch search(grid);
    map = map_of(search, search.arrangements().front());
    return search.form();
}

std::uint64_t automorphism_count(const Grid9& grid) {
    const MinLexSearch search(grid);
    std::uint64_t count = 0;
    for (const MinLexSearch::Arrangement& arrangement : search.arrangements()) {
        count += std::uint64_t{arrangement.twins} * arrangement.columns.order_count();
    }
    return count;
}

}  // namespace rookery
