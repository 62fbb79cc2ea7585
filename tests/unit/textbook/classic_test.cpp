// The table of methods.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string_view>

using namespace rookery;

TEST_CASE("every solver and every setting has a distinct name") {
    std::set<std::string_view> names;
    std::set<std::string_view> titles;
    std::set<std::string_view> settings;
    std::size_t setting_count = 0;
    for (const SolverLabel* solver : all_solver_labels()) {
        names.insert(solver->name);
        titles.insert(solver->title);
        CHECK_FALSE(solver->help.empty());
        CHECK_FALSE(solver->counters.empty());
        setting_count += solver->settings.size();
        for (const SolverSetting& setting : solver->settings) {
            settings.insert(setting.name);
            CHECK(setting.words.empty() == (setting.high > 0));
        }
    }
    CHECK(names.size() == all_solver_labels().size());
    CHECK(titles.size() == all_solver_labels().size());
    CHECK(settings.size() == setting_count);
    REQUIRE(all_solvers().size() == all_solver_labels().size());
    for (std::size_t i = 0; i < all_solvers().size(); ++i) CHECK(&all_solvers()[i]->label == all_solver_labels()[i]);
}

TEST_CASE("the methods that may end without an answer are known") {
    for (const SolverLabel* solver : all_solver_labels()) {
        const bool is_random = !solver->ends;
        CHECK(solver->is_complete == (!is_random && solver->name != "reason"));
    }
}

TEST_CASE("every outcome has a distinct name and phrase") {
    std::set<std::string_view> names;
    std::set<std::string_view> phrases;
    for (const ClassicEnd end :
         {ClassicEnd::complete, ClassicEnd::enough, ClassicEnd::budget, ClassicEnd::stopped, ClassicEnd::gave_up}) {
        names.insert(name_of(end));
        phrases.insert(phrase_of(end));
    }
    CHECK(names.size() == 5);
    CHECK(phrases.size() == 5);
}
