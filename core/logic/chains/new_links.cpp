#include "logic/chains/new_links.hpp"

#include <algorithm>
#include <utility>

namespace rookery {

void NewLinks::find(const OpenGrid& grid, const OpenGrid& base, ChainGraph& whole, const std::uint64_t* decided) {
    grid_ = &grid;
    base_ = &base;
    whole_ = &whole;
    decided_ = decided;
    words_ = whole.words();
    rows_.assign(static_cast<std::size_t>(kRows) * words_, 0);
    has_rows_.fill(0);
    whole.build_rows(LinkSet::xy);
    list();
    find_starts();
}

void NewLinks::build(ChainGraph& part) {
    part.begin_part(*whole_, *grid_);
    for (const End& end : ends_) {
        for (std::size_t i = 0; i < end.partner_count; ++i) part.add_new_link(end.id, end.partners[i]);
    }
    part.list_links();
    find_useful_loops(part);
}

void NewLinks::find_starts() {
    end_rows_.resize(2 * ends_.size() * static_cast<std::size_t>(words_));
    for (std::size_t i = 0; i < ends_.size(); ++i) {
        follow(ends_[i].id, true_by(static_cast<int>(i)), false_by(static_cast<int>(i)));
        ends_[i].followed = true;
    }
    std::uint64_t* const loop = row(kLoop);
    std::uint64_t* const off = row(kOff);
    std::uint64_t* const on = row(kOn);
    for (std::size_t y = 0; y < ends_.size(); ++y) {
        const std::uint64_t* const true_by_y = true_by(static_cast<int>(y));
        const std::uint64_t* const false_by_y = false_by(static_cast<int>(y));
        for (std::size_t i = 0; i < ends_[y].partner_count; ++i) {
            const int z = end_of_[ends_[y].partners[i]];
            for (int w = 0; w < words_; ++w) {
                loop[w] |= true_by(z)[w] & false_by_y[w];
                off[w] |= false_by_y[w] & false_by(z)[w];
                on[w] |= true_by_y[w] & true_by(z)[w];
            }
        }
    }
    for (const Row start : {kLoop, kOff, kOn}) {
        for (int w = 0; w < words_; ++w) row(start)[w] &= ~decided_[w];
    }
}

// Follows old links as far as they lead, then a new one, and so on. The closures of the whole can be used because in
// the part no link leads from an undecided candidate to a false one; the extra candidates in those closures are already
// decided.
void NewLinks::follow(CandidateId from, std::uint64_t* now_true, std::uint64_t* now_false) const {
    const std::uint64_t* const all_ends = row(kEnds + static_cast<int>(LinkSet::xy));
    std::array<std::uint64_t, kMaxWords> todo;
    std::copy_n(whole_->closure(LinkSet::xy, from), words_, now_true);
    std::copy_n(whole_->refuted(LinkSet::xy, from), words_, now_false);
    add_id(now_true, from);
    for (int w = 0; w < words_; ++w) todo[w] = now_false[w] & all_ends[w];
    drain(todo.data(), words_, [&](CandidateId y) {
        const End& over = ends_[static_cast<std::size_t>(end_of_[y])];
        for (std::size_t i = 0; i < over.partner_count; ++i) {
            const CandidateId z = over.partners[i];
            if (has_id(now_true, z)) continue;
            const int to = end_of_[z];
            const bool followed = ends_[static_cast<std::size_t>(to)].followed;
            const std::uint64_t* const more_true = followed ? true_by(to) : whole_->closure(LinkSet::xy, z);
            const std::uint64_t* const more_false = followed ? false_by(to) : whole_->refuted(LinkSet::xy, z);
            for (int w = 0; w < words_; ++w) {
                const std::uint64_t fresh = followed ? 0 : all_ends[w] & ~now_false[w];
                todo[w] = followed ? todo[w] & ~more_false[w] : todo[w] | (more_false[w] & fresh);
                now_true[w] |= more_true[w];
                now_false[w] |= more_false[w];
            }
            add_id(now_true, z);
        }
    });
}

const std::uint64_t* NewLinks::rows_by(CandidateId id) {
    std::uint64_t* const rows = all_rows_.data() + 2 * static_cast<std::size_t>(id) * words_;
    if (!has_id(has_rows_.data(), id)) {
        add_id(has_rows_.data(), id);
        follow(id, rows, rows + words_);
    }
    return rows;
}

bool NewLinks::have_common(std::span<const CandidateId> candidates) {
    std::array<std::uint64_t, std::size_t{2} * kMaxWords> common;
    for (int w = 0; w < words_; ++w) common[w] = common[words_ + w] = ~decided_[w];
    for (const CandidateId id : candidates) {
        const std::uint64_t* const rows = rows_by(id);
        std::uint64_t any = 0;
        for (int w = 0; w < 2 * words_; ++w) any |= common[w] &= rows[w];
        if (any == 0) return false;
    }
    return true;
}

bool NewLinks::may_force() {
    all_rows_.resize(2 * static_cast<std::size_t>(whole_->size()) * words_);
    std::array<CandidateId, 9> candidates;
    std::size_t count = 0;
    const auto add = [&](int cell, int digit) { candidates[count++] = whole_->id_of(cell, digit); };
    for (int cell = 0; cell < 81; ++cell) {
        count = 0;
        for (DigitSet rest = grid_->candidates(cell); rest != 0; rest = without_lowest(rest))
            add(cell, lowest_digit(rest));
        if (count > 1 && have_common({candidates.data(), count})) return true;
    }
    for (int digit = 1; digit <= 9; ++digit) {
        for (int house = 0; house < kHouseCount; ++house) {
            count = 0;
            for_each_cell(house, grid_->positions(house, digit), [&](int cell) { add(cell, digit); });
            if (count > 1 && have_common({candidates.data(), count})) return true;
        }
    }
    return false;
}

void NewLinks::list() {
    const OpenGrid& grid = *grid_;
    const OpenGrid& base = *base_;
    const ChainGraph& graph = *whole_;
    ends_.clear();
    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet left = grid.candidates(cell);
        if (left == base.candidates(cell) || digit_count(left) != 2) continue;
        add(graph.id_of(cell, lowest_digit(left)), graph.id_of(cell, lowest_digit(without_lowest(left))), LinkSet::y);
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const HouseRow& after = grid.positions_of(digit);
        const HouseRow& before = base.positions_of(digit);
        for (int house = 0; house < kHouseCount; ++house) {
            const PositionSet left = after[house];
            const PositionSet second = without_lowest(left);
            if (left == before[house] || !is_single(second)) continue;
            add(graph.id_of(first_cell_of(house, left), digit), graph.id_of(first_cell_of(house, second), digit),
                LinkSet::x);
        }
    }
}

void NewLinks::add(CandidateId a, CandidateId b, LinkSet narrow) {
    for (const auto& [y, z] : {std::pair{a, b}, std::pair{b, a}}) {
        End& end = end_at(y);
        end.partners[end.partner_count++] = z;
        add_id(row(kEnds + static_cast<int>(narrow)), y);
    }
}

NewLinks::End& NewLinks::end_at(CandidateId id) {
    std::uint64_t* const known = row(kEnds + static_cast<int>(LinkSet::xy));
    if (!has_id(known, id)) {
        add_id(known, id);
        end_of_[id] = static_cast<std::int16_t>(ends_.size());
        ends_.push_back({.id = id, .partners = {}});
    }
    return ends_[static_cast<std::size_t>(end_of_[id])];
}

// Keeps only loop sources that make some candidate of `off` false: such a candidate makes the source false too.
void NewLinks::find_useful_loops(ChainGraph& graph) {
    std::array<std::uint64_t, kMaxWords> useful{};
    for_each_id(row(kOff), words_,
                [&](CandidateId eliminated) { unite(useful.data(), graph.refuted(LinkSet::xy, eliminated), words_); });
    for (int w = 0; w < words_; ++w) row(kLoop)[w] &= useful[w];
}

bool NewLinks::narrow(LinkSet set) {
    set_ = set;
    return !is_empty(ends(), words_);
}

}  // namespace rookery
