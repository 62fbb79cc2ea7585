// The guide to techniques: a page in plain words on each, and a puzzle that needs it. A technique's card
// (technique_card.hpp) defines how its steps are found, drawn and described. The guide answers a learner's questions:
// the idea, what the board must have, what you can conclude, how to look for it, and what is similar.
//
// To add a page, add its lines to pages.inc and its texts to a file of each language.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

#include "board/grid.hpp"
#include "language/language.hpp"
#include "logic/technique.hpp"

namespace rookery {

// Techniques to read next, four at most.
class Cousins {
  public:
    constexpr Cousins(std::initializer_list<Technique> techniques) : count_{techniques.size()} {
        ROOKERY_EXPECTS(techniques.size() <= list_.size());
        std::size_t i = 0;
        for (const Technique technique : techniques) list_[i++] = technique;
    }
    constexpr std::span<const Technique> list() const { return {list_.data(), count_}; }

  private:
    std::array<Technique, 4> list_{};
    std::size_t count_;
};

struct GuidePage {
    Technique technique;
    // 81 characters: a puzzle with one solution whose path has a step of the technique, with no higher-rated step
    // before it. Empty: no such puzzle is known. The path follows Sudoku Explainer's scale if the technique is on it,
    // otherwise HoDoKu's, or that of whips or braids (core/rate/guide_example.hpp).
    std::string_view example;
    Cousins cousins;
};

Grid9 example_of(const GuidePage& page);  // requires that the page has one

// Every technique once, family by family; within a family from easy to hard.
std::span<const GuidePage> guide_pages();
const GuidePage* guide_page_of(Technique technique);  // null if there is none

struct GuideText {
    std::string_view idea;     // why it holds, in a sentence or two
    std::string_view needs;    // what the board must have
    std::string_view removes;  // what you can conclude
    std::string_view looking;  // how a person finds it
};
GuideText guide_text(Technique technique, Language language);

}  // namespace rookery
