#include "shell/table/sort_keys.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include "shell/table/table.hpp"

namespace rookery::shell {
namespace {

std::uint64_t chunk_of(PackedPuzzle puzzle, Column column, std::size_t chunk) {
    return column == Column::puzzle ? puzzle.puzzle_key(chunk) : puzzle.solution_key(chunk);
}

// Less than, equal to or greater than 0.
int compare(const Table& table, Column column, std::uint32_t a, std::uint32_t b) {
    const TableRow& row_a = table.row(a);
    const TableRow& row_b = table.row(b);
    if (is_number(column)) {
        const std::int64_t number_a = number_in(row_a, column);
        const std::int64_t number_b = number_in(row_b, column);
        return number_a < number_b ? -1 : number_a > number_b ? 1 : 0;
    }
    if (column == Column::puzzle) return PackedPuzzle::compare_puzzles(table.packed(row_a), table.packed(row_b));
    if (column == Column::solution) return PackedPuzzle::compare_solutions(table.packed(row_a), table.packed(row_b));
    return table.shared_text(row_a, column).compare(table.shared_text(row_b, column));
}

// Sorts by comparisons, for short ranges. It is smaller than std::sort, and this code gets downloaded.
template <class Item, class Before>
void heap_sort(std::span<Item> items, Before before) {
    std::make_heap(items.begin(), items.end(), before);
    std::sort_heap(items.begin(), items.end(), before);
}

// Stable, least significant byte first; a byte in which all keys agree costs only the counting.
void radix_sort(std::span<SortItem> items) {
    std::vector<SortItem> other(items.size());
    std::span<SortItem> from = items;
    std::span<SortItem> to = other;
    for (int shift = 0; shift < 64; shift += 8) {
        std::array<std::size_t, 257> starts{};
        for (const SortItem& item : from) ++starts[(item.key() >> shift & 0xFF) + 1];
        if (std::find(starts.begin(), starts.end(), items.size()) != starts.end()) continue;
        for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
        for (const SortItem& item : from) to[starts[item.key() >> shift & 0xFF]++] = item;
        std::swap(from, to);
    }
    if (from.data() != items.data()) std::copy(from.begin(), from.end(), items.begin());
}

SortItem item_of(std::uint64_t key, std::uint32_t index) {
    return {static_cast<std::uint32_t>(key >> 32), static_cast<std::uint32_t>(key), index};
}

}  // namespace

bool comes_before(const Table& table, const Sorting& sorting, std::uint32_t a, std::uint32_t b) {
    if (sorting.on) {
        const int compared = compare(table, sorting.column, a, b);
        if (compared != 0) return sorting.descending ? compared > 0 : compared < 0;
    }
    return a < b;
}

SortKeys::SortKeys(const Table& table, const Sorting& sorting)
    : sorting_{sorting}, by_text_{is_packed(sorting.column)} {
    if (by_text_ || is_number(sorting.column)) return;
    const std::vector<std::string>& texts = table.shared_texts();
    std::vector<std::uint32_t> in_order(texts.size());
    std::iota(in_order.begin(), in_order.end(), 0U);
    heap_sort(std::span(in_order), [&](auto a, auto b) { return texts[a] < texts[b]; });
    ranks_.resize(texts.size());
    for (std::uint32_t rank = 0; rank < in_order.size(); ++rank) ranks_[in_order[rank]] = rank;
}

std::uint64_t SortKeys::key(const Table& table, std::uint32_t index, std::size_t chunk) const {
    const TableRow& row = table.row(index);
    std::uint64_t key = 0;
    if (by_text_) {
        key = chunk_of(table.packed(row), sorting_.column, chunk);
    } else if (is_number(sorting_.column)) {
        key = static_cast<std::uint64_t>(number_in(row, sorting_.column) + 1);
    } else {
        key = ranks_[static_cast<std::size_t>(number_in(row, sorting_.column))];
    }
    return sorting_.descending ? ~key : key;
}

SortItem SortKeys::item(const Table& table, std::uint32_t index) const {
    return item_of(key(table, index, 0), index);
}

bool SortKeys::before(const Table& table, const SortItem& a, const SortItem& b) const {
    if (a.key() != b.key()) return a.key() < b.key();
    return by_text_ ? comes_before(table, sorting_, a.index, b.index) : a.index < b.index;
}

void SortKeys::sort(const Table& table, std::span<SortItem> items) const {
    if (by_text_) {
        sort_by_text(table, items, 0);
    } else {
        radix_sort(items);
    }
}

// Sorts items whose keys are from this chunk of characters, and whose earlier characters are equal.
void SortKeys::sort_by_text(const Table& table, std::span<SortItem> items, std::size_t chunk) const {
    radix_sort(items);
    for (std::size_t first = 0; first < items.size();) {
        std::size_t end = first + 1;
        while (end < items.size() && items[end].key() == items[first].key()) ++end;
        const std::span<SortItem> equal = items.subspan(first, end - first);
        first = end;
        if (equal.size() == 1) continue;
        constexpr std::size_t kFew = 32;
        const std::uint64_t key = sorting_.descending ? ~equal.front().key() : equal.front().key();
        const auto says = PackedPuzzle::what_key_says(key);
        if (says == PackedPuzzle::KeySays::equal) continue;
        if (equal.size() > kFew && says == PackedPuzzle::KeySays::goes_on) {
            for (SortItem& item : equal) item = item_of(this->key(table, item.index, chunk + 1), item.index);
            sort_by_text(table, equal, chunk + 1);
        } else {
            heap_sort(equal, [&](const SortItem& a, const SortItem& b) {
                return comes_before(table, sorting_, a.index, b.index);
            });
        }
        // The keys of item().
        if (chunk == 0) {
            for (SortItem& item : equal) item = item_of(sorting_.descending ? ~key : key, item.index);
        }
    }
}

}  // namespace rookery::shell
