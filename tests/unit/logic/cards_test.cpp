// The list of cards: it contains every technique exactly once, each with a name of its own.
#include <doctest/doctest.h>

#include <set>
#include <string_view>

#include "logic/technique_card.hpp"

using namespace rookery;

TEST_CASE("every technique has one card and unique names") {
    TechniqueSet covered;
    std::set<std::string_view> names;
    std::set<std::string_view> families;
    for (const TechniqueCard* card : all_cards()) {
        INFO(card->label.family);
        CHECK(families.insert(card->label.family).second);
        CHECK_FALSE(covered.intersects(card->techniques()));
        covered |= card->techniques();
        for (const TechniqueName& entry : card->label.names) {
            INFO(entry.name);
            CHECK_FALSE(entry.name.empty());
            CHECK(names.insert(entry.name).second);
            CHECK(name_of(entry.technique) == entry.name);
            CHECK(&card_of(entry.technique) == card);  // the list and the card agree
        }
    }
    CHECK(covered == kAllTechniques);
    CHECK(static_cast<int>(names.size()) == kTechniqueCount);
}
