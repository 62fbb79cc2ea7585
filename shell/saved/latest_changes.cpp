#include "shell/saved/latest_changes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace rookery::shell::saved {
namespace {

constexpr std::int64_t kMaxNumber = std::int64_t{1} << 53;

bool is_later(const Change& a, const Change& b) {
    return std::tie(b.number, a.key) < std::tie(a.number, b.key);
}

}  // namespace

const Change* LatestChanges::find(std::string_view key) const {
    const auto found =
        std::find_if(changes_.begin(), changes_.end(), [&](const Change& change) { return change.key == key; });
    return found == changes_.end() ? nullptr : &*found;
}

void LatestChanges::note(std::string_view key, std::string value) {
    const std::int64_t last = changes_.empty() ? 0 : changes_.front().number;
    merge({std::string(key), std::move(value), last + 1});
}

void LatestChanges::merge(Change change) {
    if (const Change* before = find(change.key)) {
        if (std::tie(change.number, change.value) <= std::tie(before->number, before->value)) return;
        changes_.erase(changes_.begin() + (before - changes_.data()));
    }
    const auto at = std::upper_bound(changes_.begin(), changes_.end(), change, is_later);
    changes_.insert(at, std::move(change));
}

void LatestChanges::merge(const LatestChanges& others) {
    for (const Change& change : others.changes_) merge(change);
}

void LatestChanges::keep(std::size_t most, std::string_view value) {
    std::size_t kept = 0;
    std::erase_if(changes_, [&](const Change& change) { return change.value == value && ++kept > most; });
}

Json LatestChanges::keys_with(std::string_view value) const {
    Json keys = Json::array();
    for (const Change& change : changes_) {
        if (change.value == value) keys.push_back(change.key);
    }
    return keys;
}

Json LatestChanges::numbers_with(std::string_view value) const {
    Json numbers = Json::array();
    for (const Change& change : changes_) {
        if (change.value == value) numbers.push_back(change.number);
    }
    return numbers;
}

void LatestChanges::take(const Json& keys, const Json& numbers, std::string_view value, std::size_t longest_key) {
    if (!keys.is_array() || !numbers.is_array()) return;
    for (std::size_t i = 0; i < std::min(keys.size(), numbers.size()); ++i) {
        const std::string* key = text(keys[i]);
        const auto change = number(numbers[i]);
        if (key == nullptr || key->size() > longest_key || !change) continue;
        merge({*key, std::string(value), std::clamp<std::int64_t>(*change, 0, kMaxNumber)});
    }
}

}  // namespace rookery::shell::saved
