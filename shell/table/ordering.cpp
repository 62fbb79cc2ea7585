#include "shell/table/ordering.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "shell/table/filter.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {
namespace {

// The most that a slice does, in rows and in comparisons of texts: a millisecond or two, as tests/bench/pieces
// measures.
struct Amounts {
    std::size_t gathered, appended, inserted, merged, compared;
};
constexpr Amounts kNumbers = {65'536, 65'536, 1'024, 12'288, 12'288};
constexpr Amounts kTexts = {8'192, 8'192, 512, 8'192, 4'096};
constexpr Amounts kPuzzles = {8'192, 8'192, 512, 8'192, 8'192};  // compared without their texts
constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
constexpr Amounts kAll = {kAny, kAny, kAny, kAny, kAny};
constexpr std::size_t kRunSize = 16'384;
constexpr std::size_t kTextRunSize = 8'192;
// If the new rows are more than 1/16 of the ordered ones, a pass is faster than inserting them.
constexpr std::size_t kLeastPart = 16;

bool has_text(const Filter& filter) {
    const auto is_text = [](const FilterTerm& term) {
        return term.kind == FilterTerm::Kind::word || term.kind == FilterTerm::Kind::digits;
    };
    return std::any_of(filter.alternatives().begin(), filter.alternatives().end(),
                       [&](const Filter::Terms& terms) { return std::any_of(terms.begin(), terms.end(), is_text); });
}

bool is_by_text(const Sorting& sorting) {
    return sorting.on && !is_number(sorting.column);
}

// Reserves an eighth more than `count`, not twice the size as a vector might: a large order takes a lot of memory.
void make_room(std::vector<std::uint32_t>& order, std::size_t count) {
    if (count > order.capacity()) order.reserve(count + count / 8 + 64);
}

}  // namespace

void Ordering::forget_rows() {
    pass_.reset();
    change_ = Change::none;
    shown_sorting_ = wanted_.sorting;
    shown_ = {};
    dealt_with_ = 0;
    counts_ = {};
}

void Ordering::set_filter(Filter filter) {
    if (filter == wanted_.filter) return;
    wanted_.filter = std::move(filter);
    change_ = Change::filter;
    pass_.reset();
}

void Ordering::sort(const Sorting& sorting) {
    if (sorting == wanted_.sorting) return;
    wanted_.sorting = sorting;
    change_ = Change::sorting;
    pass_.reset();
}

std::optional<std::size_t> Ordering::place_of(const Table& table, std::uint32_t row) const {
    if (row >= dealt_with_) return std::nullopt;
    const auto found = std::lower_bound(shown_.begin(), shown_.end(), row, [&](std::uint32_t a, std::uint32_t b) {
        return comes_before(table, shown_sorting_, a, b);
    });
    if (found == shown_.end() || *found != row) return std::nullopt;
    return static_cast<std::size_t>(found - shown_.begin());
}

bool Ordering::is_whole(const Table& table) const {
    return change_ == Change::none && !pass_ && dealt_with_ == table.size();
}

bool Ordering::step(const Table& table) {
    if (!is_whole(table)) go_on(table, Share::slice);
    return !is_whole(table);
}

void Ordering::finish(const Table& table) {
    while (!is_whole(table)) go_on(table, Share::all);
}

void Ordering::go_on(const Table& table, Share share) {
    const bool texts = is_by_text(wanted_.sorting) || has_text(wanted_.filter);
    const bool puzzles = wanted_.sorting.on && wanted_.sorting.column == Column::puzzle;
    const Amounts& amounts = share == Share::all ? kAll : puzzles ? kPuzzles : texts ? kTexts : kNumbers;
    const std::size_t fresh = table.size() - dealt_with_;
    const bool many = wanted_.sorting.on && fresh > dealt_with_ / kLeastPart;
    if (!pass_ && (change_ != Change::none || many)) begin_pass(table);
    if (pass_ && pass_->heap.empty()) return gather(table, amounts.gathered);
    if (pass_) return merge(table, amounts.merged, amounts.compared);
    if (wanted_.sorting.on) return insert(table, amounts.inserted);
    append(table, amounts.appended);
}

void Ordering::begin_pass(const Table& table) {
    OrderingPass& pass = pass_.emplace();
    pass.keys = SortKeys(table, wanted_.sorting);
    pass.end = table.size();
    pass.run_size = pass.end <= kAtOnce ? pass.end : is_by_text(wanted_.sorting) ? kTextRunSize : kRunSize;
}

void Ordering::gather(const Table& table, std::size_t rows) {
    OrderingPass& pass = *pass_;
    const bool sorts = wanted_.sorting.on;
    for (const std::size_t end = pass.at + std::min(rows, pass.end - pass.at); pass.at < end; ++pass.at) {
        const TableRow& row = table.row(pass.at);
        if (!passes(wanted_.filter, table, row)) continue;
        pass.counts.add(row);
        const auto index = static_cast<std::uint32_t>(pass.at);
        if (!sorts) {
            make_room(pass.order, pass.order.size() + 1);
            pass.order.push_back(index);
            continue;
        }
        if (pass.runs.empty() || pass.runs.back().items.size() == pass.run_size) {
            if (!pass.runs.empty()) pass.keys.sort(table, pass.runs.back().items);
            pass.runs.emplace_back().items.reserve(pass.run_size);
        }
        pass.runs.back().items.push_back(pass.keys.item(table, index));
    }
    if (pass.at < pass.end) return;
    if (!pass.runs.empty()) pass.keys.sort(table, pass.runs.back().items);
    if (pass.runs.empty()) return end_pass();
    begin_merge(table);
}

// The run whose first item is the smallest is at the top of the heap.
void Ordering::begin_merge(const Table& table) {
    OrderingPass& pass = *pass_;
    std::size_t count = 0;
    for (std::size_t i = 0; i < pass.runs.size(); ++i) {
        count += pass.runs[i].items.size();
        pass.heap.push_back(i);
    }
    pass.order.reserve(count);
    std::make_heap(pass.heap.begin(), pass.heap.end(), [&](std::size_t a, std::size_t b) {
        return pass.keys.before(table, pass.runs[b].first(), pass.runs[a].first());
    });
}

void Ordering::merge(const Table& table, std::size_t rows, std::size_t comparisons) {
    OrderingPass& pass = *pass_;
    std::size_t compared = 0;
    const auto comes_later = [&](std::size_t a, std::size_t b) {
        const SortItem& first_of_a = pass.runs[a].first();
        const SortItem& first_of_b = pass.runs[b].first();
        if (pass.keys.compares_texts() && first_of_a.key() == first_of_b.key()) ++compared;
        return pass.keys.before(table, first_of_b, first_of_a);
    };
    for (; rows > 0 && compared < comparisons && !pass.heap.empty(); --rows) {
        std::pop_heap(pass.heap.begin(), pass.heap.end(), comes_later);
        SortedRun& run = pass.runs[pass.heap.back()];
        pass.order.push_back(run.first().index);
        if (++run.at < run.items.size()) {
            std::push_heap(pass.heap.begin(), pass.heap.end(), comes_later);
        } else {
            run.items = {};
            pass.heap.pop_back();
        }
    }
    if (pass.heap.empty()) end_pass();
}

void Ordering::end_pass() {
    shown_ = std::move(pass_->order);
    counts_ = pass_->counts;
    dealt_with_ = pass_->end;
    shown_sorting_ = wanted_.sorting;
    change_ = Change::none;
    pass_.reset();
}

void Ordering::append(const Table& table, std::size_t rows) {
    const std::size_t end = dealt_with_ + std::min(rows, table.size() - dealt_with_);
    for (; dealt_with_ < end; ++dealt_with_) {
        const TableRow& row = table.row(dealt_with_);
        if (!passes(wanted_.filter, table, row)) continue;
        counts_.add(row);
        make_room(shown_, shown_.size() + 1);
        shown_.push_back(static_cast<std::uint32_t>(dealt_with_));
    }
}

void Ordering::insert(const Table& table, std::size_t rows) {
    const SortKeys keys(table, wanted_.sorting);
    std::vector<SortItem> fresh;
    const std::size_t end = dealt_with_ + std::min(rows, table.size() - dealt_with_);
    for (; dealt_with_ < end; ++dealt_with_) {
        const TableRow& row = table.row(dealt_with_);
        if (!passes(wanted_.filter, table, row)) continue;
        counts_.add(row);
        fresh.push_back(keys.item(table, static_cast<std::uint32_t>(dealt_with_)));
    }
    keys.sort(table, fresh);
    // From the last one on, everything after it moves to its final position.
    std::size_t behind = shown_.size();
    make_room(shown_, behind + fresh.size());
    shown_.resize(behind + fresh.size());
    for (std::size_t left = fresh.size(); left > 0; --left) {
        const std::uint32_t row = fresh[left - 1].index;
        const auto begin = shown_.begin();
        const auto end_of_former = begin + static_cast<std::ptrdiff_t>(behind);
        const auto at = std::lower_bound(begin, end_of_former, row, [&](std::uint32_t a, std::uint32_t b) {
            return comes_before(table, wanted_.sorting, a, b);
        });
        std::move_backward(at, end_of_former, end_of_former + static_cast<std::ptrdiff_t>(left));
        behind = static_cast<std::size_t>(at - begin);
        shown_[behind + left - 1] = row;
    }
}

std::size_t Ordering::bytes() const {
    std::size_t bytes = shown_.capacity() * sizeof(std::uint32_t);
    if (!pass_) return bytes;
    bytes += pass_->order.capacity() * sizeof(std::uint32_t);
    for (const SortedRun& run : pass_->runs) bytes += sizeof(SortedRun) + run.items.capacity() * sizeof(SortItem);
    return bytes;
}

}  // namespace rookery::shell
