// The guide: a page for every technique, in words that say something, with an example that shows it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "logic/guide/guide.hpp"
#include "logic/technique_card.hpp"
#include "rate/rate.hpp"
#include "rate/se_scale.hpp"
#include "support/paths.hpp"

using namespace rookery;

namespace {

bool is_sentence(std::string_view text) {
    return text.size() > 8 && (text.back() == '.' || text.back() == '?') && text.find("  ") == std::string_view::npos;
}

// The steps of the example's path up to the first of the technique; empty: there is none.
std::vector<Step> path_to(const GuidePage& page) {
    std::vector<Step> steps;
    State state(example_of(page));
    const PathOptions options{kSeScale};
    bool found = false;
    walk_path(state, options, [&](const Step& step, const State&) {
        steps.push_back(step);
        found = step.technique == page.technique;
        return !found;
    });
    if (!found) steps.clear();
    return steps;
}

}  // namespace

TEST_CASE("the guide has one page on each technique of the scale, whose cousins are other techniques") {
    TechniqueSet covered;
    for (const GuidePage* page : guide_pages()) {
        INFO(name_of(page->technique));
        CHECK_FALSE(covered.contains(page->technique));
        covered.insert(page->technique);
        CHECK(guide_page_of(page->technique) == page);
        for (const std::string_view text : {page->idea, page->needs, page->removes, page->looking}) {
            CAPTURE(text);
            CHECK(is_sentence(text));
        }
        const auto cousins = page->cousins.list();
        CHECK_FALSE(cousins.empty());
        CHECK(std::find(cousins.begin(), cousins.end(), page->technique) == cousins.end());
        CHECK(std::set<Technique>(cousins.begin(), cousins.end()).size() == cousins.size());
    }
    CHECK((kSeScale.techniques & ~covered).empty());
}

TEST_CASE("each example has a step of its technique, and before it none that is rated higher") {
    for (const GuidePage* page : guide_pages()) {
        if (label_of(page->technique).is_deep) continue;  // the verb's test has one of those
        INFO(name_of(page->technique));
        // Direct pointing comes first and leaves it nothing to do: no known puzzle shows it.
        CHECK(page->example.empty() == (page->technique == Technique::direct_claiming));
        if (page->example.empty()) continue;
        const std::vector<Step> steps = path_to(*page);
        REQUIRE_FALSE(steps.empty());
        // Singles come in any order: the easiest are left when others have been placed.
        const bool is_single = label_of(page->technique).group == TechniqueGroup::singles;
        const int own = is_single ? std::max(15, steps.back().rating) : steps.back().rating;
        for (const Step& step : steps) CHECK(step.rating <= own);
    }
}
