// The guide to techniques: a page of plain words on each, and a puzzle in which it is needed. What a technique is
// called, how its steps are found, drawn and told is on its card (technique_card.hpp); the guide says what a learner
// asks: what the idea is, what must be there, what may be concluded, how to look for it, and what is like it.
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

// Techniques that are worth reading next, four at most.
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
    std::string_view idea;     // in a sentence or two, why it holds
    std::string_view needs;    // what must stand on the board
    std::string_view removes;  // what follows
    std::string_view looking;  // how a person finds it
    Cousins cousins;
    // 81 characters: a puzzle with one solution, whose path has a step of the technique, and before it none that is
    // rated higher. Empty: no puzzle is known that has one. The path is that of Sudoku Explainer's scale where the
    // technique is on it, else that of HoDoKu's, or of the whips or braids: core/rate/guide_example.hpp walks it.
    std::string_view example;
};

Grid9 example_of(const GuidePage& page);  // which has one

// Every technique once, family by family; within one from the easier to the harder.
std::span<const GuidePage* const> guide_pages();
const GuidePage* guide_page_of(Technique technique);  // null: there is none

namespace guide {  // the pages of each family, each in a file of its own
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
