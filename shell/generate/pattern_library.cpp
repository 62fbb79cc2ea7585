#include "shell/generate/pattern_library.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/board/patterns.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kSaved = "saved";
// Prevents a removed pattern from coming back from a window that does not know of the removal.
constexpr std::string_view kRemoved = "removed";
constexpr std::size_t kMaxRead = 200;  // of each kind
constexpr std::size_t kMaskLength = 81;

}  // namespace

bool PatternLibrary::has(CellSet pattern) const {
    return std::find(patterns_.begin(), patterns_.end(), pattern) != patterns_.end();
}

void PatternLibrary::put(CellSet pattern) {
    if (pattern.empty() || is_full() || has(pattern)) return;
    changes_.note(mask_of(pattern), std::string(kSaved));
    follow();
}

void PatternLibrary::remove(std::size_t index) {
    if (index >= patterns_.size()) return;
    changes_.note(mask_of(patterns_[index]), std::string(kRemoved));
    follow();
}

void PatternLibrary::merge(const PatternLibrary& other) {
    changes_.merge(other.changes_);
    follow();
}

void PatternLibrary::follow() {
    changes_.keep(kMaxRead, kSaved);
    changes_.keep(kMaxRead, kRemoved);
    patterns_.clear();
    for (const saved::Change& change : changes_.all()) {
        if (change.value == kSaved) patterns_.push_back(cells_of_mask(change.key));
    }
}

std::string PatternLibrary::as_text() const {
    if (changes_.all().empty()) return {};
    return saved::joined({{"patterns", saved::text_of(changes_.keys_with(kSaved))},
                          {"numbers", saved::text_of(changes_.numbers_with(kSaved))},
                          {"removed", saved::text_of(changes_.keys_with(kRemoved))},
                          {"removed-numbers", saved::text_of(changes_.numbers_with(kRemoved))}});
}

bool PatternLibrary::read(const saved::Json& value) {
    const saved::Json& masks = saved::member(value, "patterns");
    saved::LatestChanges written;
    written.take(masks, saved::member(value, "numbers"), kSaved, kMaskLength);
    written.take(saved::member(value, "removed"), saved::member(value, "removed-numbers"), kRemoved, kMaskLength);
    PatternLibrary library;
    for (saved::Change change : written.all()) {
        const auto pattern = read_mask(change.key);
        if (!pattern || pattern->empty()) continue;
        change.key = mask_of(*pattern);
        library.changes_.merge(std::move(change));
    }
    if (!masks.is_array() || (library.changes_.all().empty() && !masks.empty())) return false;
    library.follow();
    *this = std::move(library);
    return true;
}

}  // namespace rookery::shell
