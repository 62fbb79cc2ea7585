#include "model/pattern_shelf.hpp"

#include <algorithm>

#include "model/format.hpp"
#include "model/patterns.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

bool PatternShelf::has(CellSet pattern) const {
    return std::find(patterns_.begin(), patterns_.end(), pattern) != patterns_.end();
}

void PatternShelf::put(CellSet pattern) {
    if (pattern.empty() || is_full() || has(pattern)) return;
    patterns_.insert(patterns_.begin(), pattern);
}

void PatternShelf::remove(std::size_t index) {
    if (index < patterns_.size()) patterns_.erase(patterns_.begin() + static_cast<std::ptrdiff_t>(index));
}

std::string PatternShelf::as_text() const {
    std::string text;
    for (const CellSet pattern : patterns_) append_item(text, mask_of(pattern), "\n");
    return text;
}

void PatternShelf::read(std::string_view text) {
    patterns_.clear();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const auto pattern = read_mask(trimmed(text.substr(at, end - at)));
        if (pattern && !pattern->empty() && !is_full() && !has(*pattern)) patterns_.push_back(*pattern);
        at = end + 1;
    }
}

}  // namespace rookery::shell
