#include "unavoidable/pseudo_puzzles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "board/insertion_sort.hpp"
#include "board/random.hpp"
#include "unavoidable/minimal.hpp"

namespace rookery {
namespace {

// "digits" or "boxes", followed by their numbers.
std::string name_with_numbers(std::string text, DigitSet numbers) {
    for (; numbers != 0; numbers = without_lowest(numbers)) text += " " + std::to_string(lowest_digit(numbers));
    return text;
}

}  // namespace

std::vector<DigitSet> digit_combinations(int count) {
    std::vector<DigitSet> list;
    for (unsigned set = 0; set < 512; ++set) {
        if (std::popcount(set) == count) list.push_back(static_cast<DigitSet>(set));
    }
    insertion_sort(list, [](DigitSet a, DigitSet b) {
        const unsigned only_one = a ^ b;
        return (a & only_one & (0 - only_one)) != 0;
    });
    return list;
}

std::string digits_name(DigitSet digits) {
    return name_with_numbers("digits", digits);
}

void keep_what_is_minimal(const KnownGrid& grid, PseudoPuzzleSets& found, StopToken stop) {
    for (CellSet& set : found.sets) {
        if (!stop.stop_requested()) set = shrunk_to_minimal(grid, set);
    }
    keep_minimal(found.sets);
    if (stop.stop_requested()) {
        found.stopped = true;
        found.sets.clear();
    }
}

PseudoPuzzles::PseudoPuzzles(const PseudoPuzzleRequest& request)
    : request_{request}, known_{request.grid}, combinations_{digit_combinations(request.at_once)} {
    ROOKERY_EXPECTS(request.kind == PseudoPuzzleKind::random || (2 <= request.at_once && request.at_once <= 5));
}

int PseudoPuzzles::count() const {
    return request_.kind == PseudoPuzzleKind::random ? request_.rounds : static_cast<int>(combinations_.size());
}

CellSet PseudoPuzzles::emptied(int number) const {
    ROOKERY_EXPECTS(0 <= number && number < count());
    CellSet cells;
    if (request_.kind == PseudoPuzzleKind::random) {
        std::array<int, Geometry9::kCells> order{};
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
        Random random(request_.seed, static_cast<std::uint64_t>(number));
        random.shuffle(order);
        for (int i = 0; i < request_.emptied; ++i) cells.add(order[static_cast<std::size_t>(i)]);
        return cells;
    }
    const DigitSet chosen = combinations_[static_cast<std::size_t>(number)];
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const int group = request_.kind == PseudoPuzzleKind::digits ? request_.grid[cell] : Geometry9::box_of(cell) + 1;
        if (has_digit(chosen, group)) cells.add(cell);
    }
    return cells;
}

std::string PseudoPuzzles::name(int number) const {
    ROOKERY_EXPECTS(0 <= number && number < count());
    if (request_.kind == PseudoPuzzleKind::random) return "random cells " + std::to_string(number + 1);
    const DigitSet chosen = combinations_[static_cast<std::size_t>(number)];
    return request_.kind == PseudoPuzzleKind::digits ? digits_name(chosen) : name_with_numbers("boxes", chosen);
}

PseudoPuzzleSets PseudoPuzzles::solve(int number, StopToken stop) const {
    ROOKERY_EXPECTS(0 <= number && number < count());
    PseudoPuzzleSets result;
    MinimalSets minimal;
    const SolveLimits limits{.solutions = kAllSolutions, .stop = stop};
    known_.for_each_other(~emptied(number), limits, [&](const CellSet& differing) {
        if (result.solutions == request_.most_solutions) {
            result.complete = false;
            return false;
        }
        ++result.solutions;
        if (differing.size() <= request_.max_cells) minimal.add(differing);
        return true;
    });
    result.sets = minimal.take();
    if (!result.complete) keep_what_is_minimal(known_, result, stop);
    if (stop.stop_requested()) {
        result.stopped = true;
        result.sets.clear();
    }
    return result;
}

void MergedSets::add(const UnavoidableList& sets) {
    for (const CellSet& set : sets) {
        if (set.size() <= max_cells_) sets_.push_back(set);
    }
    // Sorts each set only a few times.
    constexpr std::size_t kFew = 65536;
    if (sets_.size() > std::min(2 * merged_ + kFew, most_ + most_ / 2)) merge();
}

void MergedSets::merge() {
    sort_and_merge(sets_);
    if (sets_.size() > most_) {
        all_kept_ = false;
        // Removes whole sizes, so that the result does not depend on the order of the lists.
        max_cells_ = sets_[most_].size() - 1;
        const auto larger = [&](const CellSet& set) { return set.size() > max_cells_; };
        sets_.erase(std::find_if(sets_.begin(), sets_.end(), larger), sets_.end());
    }
    merged_ = sets_.size();
}

UnavoidableList MergedSets::take() {
    merge();
    merged_ = 0;
    return std::exchange(sets_, {});
}

}  // namespace rookery
