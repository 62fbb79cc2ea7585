#include "unavoidable/template_sets.hpp"

#include <algorithm>
#include <bit>

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

}  // namespace rookery
