#include "unavoidable/template_sets.hpp"

#include <algorithm>
#include <bit>

#include "unavoidable/minimal.hpp"
#include "unavoidable/template_search.hpp"

namespace rookery {
namespace {

constexpr int kMaxTemplateDigits = 4;
constexpr std::size_t kVectors = 1;

}  // namespace

UnavoidableList template_sets(const Grid9& grid, const TemplateSetsRequest& request) {
    ROOKERY_EXPECTS(is_solution(grid));
    ROOKERY_EXPECTS(1 <= request.digits && request.digits <= kMaxTemplateDigits);
    TemplateSearch<kMaxTemplateDigits, kVectors> search(grid, request.max_cells);
    for (int count = 2; count <= std::min(request.digits, kMaxTemplateDigits); ++count) {
        for (unsigned digits = 0; digits < 512; ++digits) {
            if (std::popcount(digits) != count) continue;
            if (request.stop.stop_requested()) return {};
            search.find(digits);
        }
    }
    return search.all();
}

namespace {

constexpr int kDigitsAtOnce = 5;
// A combination has 300 to 1,000 smaller sets. Half or twice as many vectors are a tenth slower.
constexpr std::size_t kVectorsOfFive = 4;

// Digit d is bit d - 1, as in the search.
unsigned bits_of(DigitSet digits) {
    unsigned bits = 0;
    for (; digits != 0; digits = without_lowest(digits)) bits |= 1U << (lowest_digit(digits) - 1);
    return bits;
}

}  // namespace

struct FiveDigitSets::Search : TemplateSearch<kDigitsAtOnce, kVectorsOfFive> {
    using TemplateSearch::TemplateSearch;
};

FiveDigitSets::FiveDigitSets(const Grid9& grid, int max_cells, std::uint64_t most_solutions)
    : known_{grid},
      combinations_{digit_combinations(kDigitsAtOnce)},
      search_{std::make_unique<Search>(grid, max_cells)},
      most_solutions_{most_solutions} {
    ROOKERY_EXPECTS(is_solution(grid));
    for (int count = 2; count < kDigitsAtOnce; ++count) {
        for (const DigitSet digits : digit_combinations(count)) search_->find(bits_of(digits));
    }
}

FiveDigitSets::~FiveDigitSets() = default;

UnavoidableList FiveDigitSets::of_fewer_digits() const {
    return search_->all();
}

PseudoPuzzleSets FiveDigitSets::solve(int number, StopToken stop) {
    ROOKERY_EXPECTS(0 <= number && number < count());
    PseudoPuzzleSets result;
    result.stopped = stop.stop_requested();
    if (result.stopped) return result;
    const unsigned digits = bits_of(combinations_[static_cast<std::size_t>(number)]);
    search_->find(digits, most_solutions_);
    result.complete = search_->complete();
    result.solutions = search_->ways();
    result.sets = search_->take(digits);
    if (!result.complete) keep_what_is_minimal(known_, result, stop);
    return result;
}

}  // namespace rookery
