#include "model/generate_page.hpp"

#include <utility>

#include "generate/geometry/reasons.hpp"
#include "model/format.hpp"
#include "model/strings_generate.hpp"

namespace rookery::shell {

void GeneratePage::set_pattern(CellSet pattern, std::string name) {
    Document document = history_.now();
    document.pattern = pattern;
    results.forget_failure();
    history_.change(document, std::move(name), Mode::generate);
}

void GeneratePage::draw(int cell, bool clue, std::int64_t stroke) {
    Document document = history_.now();
    document.pattern = drawn(document.pattern, cell, clue, symmetry_);
    results.forget_failure();
    history_.change_in_group(document, std::string(words::kDidDraw), Mode::generate, stroke);
}

void GeneratePage::move(PatternMove move) {
    set_pattern(moved(pattern(), move), std::string(words::kDidMovePattern));
}

void GeneratePage::set_symmetry(PatternSymmetry symmetry) {
    symmetry_ = symmetry;
    set_pattern(completed(pattern(), symmetry), fill(words::kDidSymmetry, {title_of(symmetry)}));
}

void GeneratePage::complete() {
    set_pattern(completed(pattern(), symmetry_), fill(words::kDidSymmetry, {title_of(symmetry_)}));
}

std::string GeneratePage::impossible() const {
    if (pattern().empty()) return {};
    const std::string reason = impossible_by_lines(pattern());
    return reason.empty() ? std::string(verdict.impossible(pattern())) : reason;
}

std::string GeneratePage::pattern_text() const {
    if (wishes.has_ease()) return std::string(words::kCellsFromEase);
    switch (wishes.start) {
        case StartFrom::like:
            return std::string(words::kCellsLike);
        case StartFrom::near:
            return std::string(words::kCellsNear);
        case StartFrom::within:
            return std::string(words::kCellsWithin);
        case StartFrom::anew:
            break;
    }
    if (!pattern().empty()) return title_of(pattern());
    if (symmetry_ == PatternSymmetry::none) return std::string(words::kFreePattern);
    return fill(words::kFreeSymmetric, {title_in_sentence(symmetry_)});
}

}  // namespace rookery::shell
