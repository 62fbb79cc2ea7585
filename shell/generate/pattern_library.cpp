#include "shell/generate/pattern_library.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "shell/board/patterns.hpp"
#include "shell/words/phrasing.hpp"
#include "text/scan/characters.hpp"

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

namespace {

constexpr std::size_t kCells = Geometry9::kCells;

bool is_blank_sign(char32_t sign) {
    constexpr std::array<char32_t, 8> kBlanks = {U'.', U'0', U'-', U'_', 0xB7, 0x25A1, 0x2610, 0x2B1C};
    return std::find(kBlanks.begin(), kBlanks.end(), sign) != kBlanks.end();
}

bool is_frame_sign(char32_t sign) {
    return sign == U'|' || sign == U'+' || (sign >= 0x2500 && sign <= 0x257F);
}

// The non-space characters of a line, in upper case.
std::vector<char32_t> signs_of_line(std::string_view line) {
    std::vector<char32_t> signs;
    for (std::size_t at = 0; at < line.size();) {
        const reading::Character character = reading::character_at(line, at);
        at += character.bytes;
        const char32_t sign = reading::folded(character);
        if (!reading::is_space(sign)) signs.push_back(sign >= U'a' && sign <= U'z' ? sign - U'a' + U'A' : sign);
    }
    return signs;
}

// There must be two different characters, one for clue cells and one for empty cells.
std::optional<CellSet> mask_of_signs(const std::vector<char32_t>& signs) {
    if (signs.size() != kCells) return std::nullopt;
    CellSet clues;
    char32_t clue = 0;
    char32_t blank = 0;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const char32_t sign = signs[cell];
        char32_t& known = is_blank_sign(sign) ? blank : clue;
        if (known != 0 && known != sign) return std::nullopt;
        known = sign;
        if (&known == &clue) clues.add(static_cast<int>(cell));
    }
    if (clue == 0 || blank == 0) return std::nullopt;
    return clues;
}

}  // namespace

std::optional<CellSet> read_pattern_text(std::string_view text) {
    const std::string_view whole = trimmed(text);
    if (const std::size_t link = whole.find(kPatternLink); link != std::string_view::npos) {
        const auto linked = read_mask(whole.substr(link + kPatternLink.size(), kCells));
        if (linked) return linked;
    }
    std::vector<char32_t> all;     // of all lines
    std::vector<char32_t> inside;  // without frames around boxes and rules between them
    for (std::size_t at = 0; at <= whole.size() && all.size() <= 4 * kCells;) {
        const std::size_t end = std::min(whole.find('\n', at), whole.size());
        std::vector<char32_t> signs = signs_of_line(whole.substr(at, end - at));
        at = end + 1;
        all.insert(all.end(), signs.begin(), signs.end());
        const bool framed = std::any_of(signs.begin(), signs.end(), is_frame_sign);
        std::erase_if(signs, is_frame_sign);
        const bool rule = std::all_of(signs.begin(), signs.end(), [](char32_t sign) { return sign == U'-'; });
        if (!rule || (!framed && signs.size() == 9)) inside.insert(inside.end(), signs.begin(), signs.end());
    }
    const auto plain = mask_of_signs(all);
    return plain ? plain : mask_of_signs(inside);
}

}  // namespace rookery::shell
