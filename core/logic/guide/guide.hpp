// The guide to techniques: a page in plain words on each, and a puzzle that needs it. A technique's card
// (technique_card.hpp) defines its name and how its steps are found, drawn and described. The guide answers a learner's
// questions: the idea, what the board must have, what you can conclude, how to look for it, and what is similar.
//
// To add a page: its entry in the file of its family, below.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

#include "board/grid.hpp"
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
    std::string_view idea;     // why it holds, in a sentence or two
    std::string_view needs;    // what the board must have
    std::string_view removes;  // what you can conclude
    std::string_view looking;  // how a person finds it
    Cousins cousins;
    // 81 characters: a puzzle with one solution whose path has a step of the technique, with no higher-rated step
    // before it. Empty: no such puzzle is known. The path is that of Sudoku Explainer's scale if the technique is on
    // it, otherwise that of HoDoKu's, or of the whips or braids: core/rate/guide_example.hpp walks it.
    std::string_view example;
};

Grid9 example_of(const GuidePage& page);  // requires that the page has one

// Every technique once, family by family; within a family from easy to hard.
std::span<const GuidePage* const> guide_pages();
const GuidePage* guide_page_of(Technique technique);  // null if there is none

namespace guide {  // the pages of each family, one file each
std::span<const GuidePage> singles();
std::span<const GuidePage> intersections();
std::span<const GuidePage> subsets();
std::span<const GuidePage> fish_and_wings();
std::span<const GuidePage> finned_fish();
std::span<const GuidePage> franken_fish();
std::span<const GuidePage> mutant_fish();
std::span<const GuidePage> kraken_fish();
std::span<const GuidePage> single_digit();
std::span<const GuidePage> coloring();
std::span<const GuidePage> uniqueness();
std::span<const GuidePage> rectangles();
std::span<const GuidePage> exclusions();
std::span<const GuidePage> chains();
std::span<const GuidePage> nice_loops();
std::span<const GuidePage> almost_locked_sets();
std::span<const GuidePage> forcing();
std::span<const GuidePage> whips();
std::span<const GuidePage> last_resort();
}  // namespace guide

}  // namespace rookery
