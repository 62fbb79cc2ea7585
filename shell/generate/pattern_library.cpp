#include "shell/generate/pattern_library.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/board/patterns.hpp"

namespace rookery::shell {

bool PatternLibrary::has(CellSet pattern) const {
    return std::find(patterns_.begin(), patterns_.end(), pattern) != patterns_.end();
}

void PatternLibrary::put(CellSet pattern) {
    if (pattern.empty() || is_full() || has(pattern)) return;
    patterns_.insert(patterns_.begin(), pattern);
}

void PatternLibrary::remove(std::size_t index) {
    if (index < patterns_.size()) patterns_.erase(patterns_.begin() + static_cast<std::ptrdiff_t>(index));
}

std::string PatternLibrary::as_text() const {
    if (patterns_.empty()) return {};
    saved::Json masks = saved::Json::array();
    for (const CellSet pattern : patterns_) masks.push_back(mask_of(pattern));
    return saved::joined({{"patterns", saved::text_of(masks)}});
}

bool PatternLibrary::read(const saved::Json& value) {
    const saved::Json& masks = saved::member(value, "patterns");
    PatternLibrary library;
    for (const saved::Json& mask : saved::list(value, "patterns")) {
        const std::string* text = saved::text(mask);
        const auto pattern = text == nullptr ? std::nullopt : read_mask(*text);
        if (pattern && !pattern->empty() && !library.is_full() && !library.has(*pattern)) {
            library.patterns_.push_back(*pattern);
        }
    }
    if (!masks.is_array() || (library.patterns_.empty() && !masks.empty())) return false;
    *this = std::move(library);
    return true;
}

}  // namespace rookery::shell
