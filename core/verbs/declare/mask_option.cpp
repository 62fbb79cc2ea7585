#include "verbs/declare/mask_option.hpp"

#include <variant>
#include <vector>

#include "text/text.hpp"

namespace rookery {

std::string MaskOption::read(std::string_view text) {
    const auto mask = parse_mask(text);
    if (const auto* problem = std::get_if<TextProblem>(&mask)) return refusal_at(problem->column, problem->sentence);
    cells_.emplace();
    for (const int cell : std::get<std::vector<int>>(mask)) cells_->add(cell);
    return {};
}

}  // namespace rookery
