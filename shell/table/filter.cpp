#include "shell/table/filter.hpp"

#include <algorithm>
#include <utility>

namespace rookery::shell {
Filter::Filter(std::vector<Terms> alternatives) : alternatives_{std::move(alternatives)} {
    const bool holds_always =
        std::any_of(alternatives_.begin(), alternatives_.end(), [](const Terms& t) { return t.empty(); });
    if (holds_always) alternatives_.clear();
}

std::string text_of(const Filter& filter) {
    std::string line;
    for (const Filter::Terms& terms : filter.alternatives()) {
        if (!line.empty()) line += " OR ";
        for (std::size_t i = 0; i < terms.size(); ++i) line += (i == 0 ? "" : " ") + terms[i].written;
    }
    return line;
}

}  // namespace rookery::shell
