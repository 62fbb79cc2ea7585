#include "logic/guide/guide.hpp"

#include <algorithm>
#include <vector>

namespace rookery {

Grid9 example_of(const GuidePage& page) {
    ROOKERY_EXPECTS(page.example.size() == 81);
    Grid9 puzzle;
    for (int cell = 0; cell < 81; ++cell) {
        const char c = page.example[static_cast<std::size_t>(cell)];
        puzzle[cell] = c == '.' ? Digit{0} : static_cast<Digit>(c - '0');
    }
    return puzzle;
}

std::span<const GuidePage* const> guide_pages() {
    static const std::vector<const GuidePage*> pages = [] {
        std::vector<const GuidePage*> all;
        for (const auto family :
             {guide::singles(), guide::intersections(), guide::subsets(), guide::fish_and_wings(), guide::finned_fish(),
              guide::single_digit(), guide::coloring(), guide::uniqueness(), guide::rectangles(), guide::exclusions(),
              guide::chains(), guide::nice_loops(), guide::almost_locked_sets(), guide::franken_fish(),
              guide::mutant_fish(), guide::kraken_fish(), guide::forcing(), guide::whips(), guide::last_resort()}) {
            for (const GuidePage& page : family) all.push_back(&page);
        }
        return all;
    }();
    return pages;
}

const GuidePage* guide_page_of(Technique technique) {
    const auto pages = guide_pages();
    const auto found =
        std::find_if(pages.begin(), pages.end(), [=](const GuidePage* page) { return page->technique == technique; });
    return found == pages.end() ? nullptr : *found;
}

}  // namespace rookery
