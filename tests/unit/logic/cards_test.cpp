// The list of cards: it contains every technique exactly once, each with a name of its own in every language.
#include <doctest/doctest.h>

#include <set>
#include <string_view>

#include "logic/technique_card.hpp"

using namespace rookery;

TEST_CASE("every technique has one card") {
    TechniqueSet covered;
    for (const TechniqueCard* card : all_cards()) {
        INFO(name_of(card->techniques().first()));
        CHECK_FALSE(covered.intersects(card->techniques()));
        covered |= card->techniques();
        for (int t = 0; t < kTechniqueCount; ++t) {
            const auto technique = static_cast<Technique>(t);
            if (!card->techniques().contains(technique)) continue;
            CHECK(&card_of(technique) == card);  // the list and the card agree
        }
    }
    CHECK(covered == kAllTechniques);
}

TEST_CASE("techniques have different names") {
    for (const Language language : kAllLanguages) {
        CAPTURE(code_of(language));
        std::set<std::string_view> names;
        for (int t = 0; t < kTechniqueCount; ++t) {
            const std::string_view name = name_of(static_cast<Technique>(t), language);
            INFO(name);
            CHECK(names.insert(name).second);
        }
        std::set<std::string_view> groups;
        for (std::size_t g = 0; g < kTechniqueGroups; ++g) {
            CHECK(groups.insert(name_of(static_cast<TechniqueGroup>(g), language)).second);
        }
    }
}
