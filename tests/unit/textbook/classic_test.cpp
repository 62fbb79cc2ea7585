// The table of methods.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string_view>

using namespace rookery;

TEST_CASE("every method has a name of its own, by which it is found") {
    std::set<std::string_view> names;
    std::set<std::string_view> titles;
    for (const ClassicMethod method : kClassicMethods) {
        names.insert(name_of(method));
        titles.insert(title_of(method));
        CHECK(classic_method_named(name_of(method)) == method);
        CHECK_FALSE(counters_of(method).empty());
    }
    CHECK(names.size() == kClassicMethods.size());
    CHECK(titles.size() == kClassicMethods.size());
    CHECK_FALSE(classic_method_named("").has_value());
    CHECK_FALSE(classic_method_named("Brute").has_value());
}

TEST_CASE("the methods that may end without an answer are known") {
    for (const ClassicMethod method : kClassicMethods) {
        CHECK(is_complete(method) == (method != ClassicMethod::anneal && method != ClassicMethod::reason));
    }
}

TEST_CASE("every end has a phrase of its own") {
    std::set<std::string_view> phrases;
    for (const ClassicEnd end :
         {ClassicEnd::complete, ClassicEnd::enough, ClassicEnd::effort, ClassicEnd::stopped, ClassicEnd::gave_up}) {
        phrases.insert(phrase_of(end));
    }
    CHECK(phrases.size() == 5);
}
