#include "logic/chains/new_links.hpp"

#include <algorithm>

namespace rookery {

namespace {

bool is_new(const OpenGrid& grid, const ChainGraph& graph, const OpenGrid& base, CandidateId id, ChainReason reason) {
    const int cell = graph.cell_of(id);
    if (reason == ChainReason::cell) return grid.candidates(cell) != base.candidates(cell);
    const int digit = graph.digit_of(id);
    const int house = kCellPlaces[cell].houses[house_kind_of(reason)];
    return grid.positions(house, digit) != base.positions(house, digit);
}

}  // namespace

bool NewLinks::begin(const OpenGrid& grid, ChainGraph& graph, const OpenGrid& base) {
    words_ = graph.words();
    rows_.assign(static_cast<std::size_t>(kRows) * words_, 0);
    for (int i = 0; i < graph.size(); ++i) {
        const auto y = static_cast<CandidateId>(i);
        for (const StrongLink& link : graph.strong(y)) {
            if (!is_new(grid, graph, base, y, link.reason)) continue;
            const LinkSet narrow = link.reason == ChainReason::cell ? LinkSet::y : LinkSet::x;
            for (const LinkSet set : {LinkSet::xy, narrow}) {
                add_id(row(kStarts + static_cast<int>(set)), y);
                add_id(row(kEnds + static_cast<int>(set)), link.to);
            }
        }
    }
    if (is_empty(row(kStarts + static_cast<int>(LinkSet::xy)), words_)) return false;
    graph.build_rows(LinkSet::xy);
    narrow(graph, LinkSet::xy);
    for (int i = 0; i < graph.size(); ++i) {
        const auto source = static_cast<CandidateId>(i);
        const auto closure = [&](CandidateId id) { return graph.closure(LinkSet::xy, id); };
        bool closes = from_true(source) &&
                      (has_id(closure(source), source) || meet(closure(source), graph.weak_row(source), words_));
        for (const StrongLink& link : graph.strong(source)) closes = closes || has_id(closure(link.to), source);
        if (closes) add_id(row(kMayClose), source);
    }
    return !is_empty(row(kMayClose), words_);
}

bool NewLinks::narrow(ChainGraph& graph, LinkSet set) {
    set_ = set;
    if (is_empty(starts(), words_)) return false;
    std::uint64_t* const off = row(kFalseLeads);
    std::uint64_t* const on = row(kTrueLeads);
    std::uint64_t* const todo = row(kTodo);
    std::fill_n(on, words_, 0);
    std::copy_n(starts(), words_, off);
    std::copy_n(off, words_, todo);
    // y false leads on to z false whenever z true leads to y true: two-links read backwards are two-links again.
    drain(todo, words_, [&](CandidateId y) {
        const std::uint64_t* const more = graph.two_row(set, y);
        for (int w = 0; w < words_; ++w) {
            todo[w] |= more[w] & ~off[w];
            off[w] |= more[w];
        }
        unite(on, graph.weak_row(y), words_);
    });
    return true;
}

}  // namespace rookery
