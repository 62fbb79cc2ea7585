// The guide: a page for every technique, with meaningful text and an example that shows it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "logic/guide/guide.hpp"
#include "logic/technique_card.hpp"
#include "rate/guide_example.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/rate.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/path_scales.hpp"
#include "solve/solve.hpp"

using namespace rookery;
using T = Technique;

namespace {

bool is_sentence(std::string_view text) {
    return text.size() > 8 && (text.back() == '.' || text.back() == '?') && text.find("  ") == std::string_view::npos;
}

// No known puzzle shows them. Direct pointing leaves nothing for direct claiming, and a large fish has a small
// complement. With two houses, locked candidates do the work of Franken and mutant fish. The others are rare, and an
// earlier technique mostly finds the same.
constexpr TechniqueSet kWithoutExample{T::direct_claiming,
                                       T::squirmbag,
                                       T::whale,
                                       T::leviathan,
                                       T::franken_x_wing,
                                       T::mutant_x_wing,
                                       T::finned_squirmbag,
                                       T::sashimi_squirmbag,
                                       T::sashimi_whale,
                                       T::finned_leviathan,
                                       T::sashimi_leviathan,
                                       T::franken_swordfish,
                                       T::franken_whale,
                                       T::franken_leviathan,
                                       T::finned_franken_x_wing,
                                       T::mutant_swordfish,
                                       T::finned_mutant_x_wing,
                                       T::template_set};

// The highest rating among the steps before the first one of the technique.
int highest_before(const GuidePage& page) {
    State state(example_of(page));
    int highest = 0;
    Workspace workspace;
    walk_path(
        state, example_path(page.technique),
        [&](const Step& step, const State&) {
            if (step.technique == page.technique) return false;
            highest = std::max(highest, step.rating);
            return true;
        },
        workspace);
    return highest;
}

// The step must occur on the board and be true.
void check_step(const GuideExample& example, const Grid9& solution) {
    const Step& step = example.step;
    CHECK((step.places || !step.eliminations.empty()));
    if (step.places) {
        CHECK(example.values[step.placement.cell] == 0);
        CHECK(solution[step.placement.cell] == step.placement.digit);
    }
    for (const CellDigit& gone : step.eliminations) {
        CHECK(example.values[gone.cell] == 0);
        CHECK((example.candidates[gone.cell] & digit_bit(gone.digit)) != 0);
        CHECK(solution[gone.cell] != gone.digit);
    }
}

}  // namespace

TEST_CASE("the guide has one page per technique, whose related techniques have pages too") {
    TechniqueSet covered;
    for (const GuidePage& page : guide_pages()) {
        INFO(name_of(page.technique));
        CHECK_FALSE(covered.contains(page.technique));
        covered.insert(page.technique);
        CHECK(guide_page_of(page.technique) == &page);
        for (const Language language : kAllLanguages) {
            const GuideText texts = guide_text(page.technique, language);
            for (const std::string_view text : {texts.idea, texts.needs, texts.removes, texts.looking}) {
                CAPTURE(text);
                CHECK(is_sentence(text));
            }
        }
        const auto cousins = page.cousins.list();
        CHECK_FALSE(cousins.empty());
        CHECK(std::find(cousins.begin(), cousins.end(), page.technique) == cousins.end());
        CHECK(std::set<Technique>(cousins.begin(), cousins.end()).size() == cousins.size());
        for (const Technique cousin : cousins) CHECK(guide_page_of(cousin) != nullptr);
    }
    CHECK(covered == kAllTechniques);
    for (const PathScale& path : kPathScales) CHECK((path.scale->techniques & ~covered).empty());
}

TEST_CASE("an example is solved on Sudoku Explainer's scale if that has the technique, otherwise on another") {
    CHECK(&example_scale(T::x_wing) == &kSeScale);
    CHECK(example_path(T::x_wing).techniques == kSeScale.by_default);
    CHECK(&example_scale(T::skyscraper) == &kHodokuScale);
    CHECK(example_path(T::skyscraper).techniques == kHodokuScale.by_default);
    CHECK(&example_scale(T::g_braid) == &kGBraidScale);
    const TechniqueSet with_petals = example_path(T::death_blossom).techniques;
    CHECK(with_petals == (kHodokuScale.by_default | TechniqueSet{T::death_blossom}));
    const TechniqueSet with_dual = example_path(T::dual_two_string_kite).techniques;
    CHECK(with_dual.contains(T::dual_two_string_kite));
    CHECK_FALSE(with_dual.contains(T::two_string_kite));
}

TEST_CASE("each example has one solution and a valid step of its technique, with nothing rated higher before it") {
    Workspace workspace;
    for (const GuidePage& page : guide_pages()) {
        INFO(name_of(page.technique));
        CHECK(page.example.empty() == kWithoutExample.contains(page.technique));
        if (page.example.empty()) {
            CHECK_FALSE(find_example(page, {}, workspace));
            continue;
        }
        const SolveResult solved = solve(example_of(page));
        REQUIRE(solved.solutions == 1);
        // The verb's test covers one of Sudoku Explainer's.
        if (label_of(page.technique).is_deep && lowest_rating(page.technique) != 0) continue;
        const auto example = find_example(page, {}, workspace);
        REQUIRE(example);
        CHECK(example->step.technique == page.technique);
        check_step(*example, solved.first);
        // Singles can be placed in any order: the easiest may remain after others are placed.
        const bool is_single = label_of(page.technique).group == TechniqueGroup::singles;
        const int own = is_single ? std::max(15, example->step.rating) : example->step.rating;
        CHECK(highest_before(page) <= own);
    }
}
