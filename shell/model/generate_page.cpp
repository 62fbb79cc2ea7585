#include "model/generate_page.hpp"

#include <optional>
#include <utility>

#include "model/format.hpp"
#include "model/strings.hpp"
#include "rate/rate.hpp"

namespace rookery::shell {
namespace {

constexpr int kMostWanted = 10'000;

// "7" or "7.2" in tenths, from 1.0 to 12.9; a comma serves as well as a dot.
std::optional<int> rating_number(std::string_view text) {
    const std::size_t dot = text.find_first_of(".,");
    const auto whole = whole_number(text.substr(0, dot), 1, 12);
    if (!whole) return std::nullopt;
    if (dot == std::string_view::npos) return *whole * 10;
    const auto tenth = whole_number(text.substr(dot + 1), 0, 9);
    if (!tenth || text.size() != dot + 2) return std::nullopt;
    return *whole * 10 + *tenth;
}

std::optional<std::string> range_of(Field& from, Field& to, int low, int high, std::string_view expected, auto read,
                                    auto write) {
    const auto first = number_of(from, low, expected, read);
    const auto last = number_of(to, high, expected, read);
    if (!first || !last) return std::nullopt;
    if (*first > *last) {
        to.problem = fill(words::kExpectedAtLeast, {write(*first)});
        return std::nullopt;
    }
    if (trimmed(from.text).empty() && trimmed(to.text).empty()) return std::string{};
    return write(*first) + ".." + write(*last);
}

}  // namespace

void GeneratePage::set_pattern(CellSet pattern, std::string name) {
    Document document = history_.now();
    document.pattern = pattern;
    history_.change(document, std::move(name), Mode::generate);
}

void GeneratePage::draw(int cell, bool clue, std::int64_t stroke) {
    Document document = history_.now();
    document.pattern = drawn(document.pattern, cell, clue, symmetry_);
    history_.change_in_group(document, std::string(words::kDidDraw), Mode::generate, stroke);
}

void GeneratePage::set_symmetry(PatternSymmetry symmetry) {
    symmetry_ = symmetry;
    set_pattern(completed(pattern(), symmetry), fill(words::kDidSymmetry, {title_of(symmetry)}));
}

bool GeneratePage::read_options(std::uint64_t seed, std::map<std::string, std::string>& options) {
    const auto plain = [](int number) { return std::to_string(number); };
    const auto read_rating = [](std::string_view text) { return rating_number(text); };
    const auto read_clues = [](std::string_view text) { return whole_number(text, 17, 81); };
    const auto read_count = [](std::string_view text) { return whole_number(text, 1, kMostWanted); };

    const auto number = number_of(count, 0, words::kExpectedCount, read_count);
    if (number && *number == 0) count.problem = fill(words::kExpectedCount, {""});
    const auto er = range_of(er_from, er_to, 10, 120, words::kExpectedRating, read_rating, format_rating);
    const bool free = pattern().empty();
    const auto clues = free ? range_of(clues_from, clues_to, 17, 81, words::kExpectedClues, read_clues, plain)
                            : std::optional<std::string>(std::string{});
    if (!count.problem.empty() || !er || !clues) return false;

    wanted_ = *number;
    options = {{"count", std::to_string(*number)}, {"seed", std::to_string(seed)}};
    if (!free) {
        options["pattern"] = mask_of(pattern());
    } else if (symmetry_ != PatternSymmetry::none) {
        options["symmetry"] = std::string(name_of(symmetry_));
    }
    if (!er->empty()) options["er"] = *er;
    if (!clues->empty()) options["clues"] = *clues;
    if (minimal) options["minimal"] = "";
    return true;
}

}  // namespace rookery::shell
