// explain and steps from a board in progress, and with a choice of techniques.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "logic/step.hpp"
#include "rate/se_scale.hpp"
#include "support/json_rows.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "text/text.hpp"

using namespace rookery;
using nlohmann::json;
using tests::kSeventeen;
using tests::kSeventeenSolution;
using tests::refusal_of;
using tests::run_call;

namespace {

std::vector<json> objects_of(const std::string& verb, tests::Options options, const std::string& input = kSeventeen) {
    options["json"] = "";
    std::vector<json> objects = tests::json_rows(verb, options, input);
    REQUIRE_FALSE(objects.empty());
    return objects;
}

// All 729 candidates except these.
std::string candidates_without(const std::vector<std::pair<int, int>>& gone) {
    std::string text;
    for (int cell = 0; cell < 81; ++cell) text += "123456789";
    for (const auto& [cell, digit] : gone) text[static_cast<std::size_t>(9 * cell + digit - 1)] = '.';
    return text;
}

}  // namespace

TEST_CASE("the path continues from any board on it") {
    const std::vector<json> whole = objects_of("explain", {});
    REQUIRE(whole.back()["end"] == "solved");
    CHECK(whole.back()["solution"] == kSeventeenSolution);
    std::string values = kSeventeen;
    std::vector<std::pair<int, int>> gone;
    for (std::size_t i = 0; i + 1 < whole.size(); i += 7) {
        CAPTURE(i);
        const std::vector<json> rest =
            objects_of("explain", {{"values", values}, {"candidates", candidates_without(gone)}, {"limit", "7"}});
        const std::size_t steps = std::min<std::size_t>(7, whole.size() - 1 - i);
        REQUIRE(rest.size() == steps + 1);
        CHECK(rest.back()["er"].is_null());  // for the path, not the puzzle
        for (std::size_t k = 0; k < steps; ++k) {
            CHECK(rest[k]["conclusion"] == whole[i + k]["conclusion"]);
            CHECK(rest[k]["n"] == k + 1);
            for (const json& pair : rest[k]["eliminate"]) gone.emplace_back(pair[0].get<int>(), pair[1].get<int>());
            if (rest[k].contains("place")) {
                const json& place = rest[k]["place"];
                values[place[0].get<std::size_t>()] = static_cast<char>('0' + place[1].get<int>());
            }
        }
    }
    CHECK(values == kSeventeenSolution);
    CHECK(objects_of("explain", {{"values", values}}).back()["end"] == "already_solved");
}

TEST_CASE("a board that contradicts the solution: where, as a phrase and as cells, and no steps") {
    std::string values = kSeventeen;
    values[0] = '7';  // 6 in the solution
    values[2] = '5';  // 3 in the solution
    for (const char* verb : {"explain", "steps"}) {
        CAPTURE(verb);
        const std::vector<json> wrong = objects_of(verb, {{"values", values}});
        REQUIRE(wrong.size() == 1);
        CHECK(wrong[0]["end"] == "contradicts");
        CHECK(wrong[0]["phrase"] == "r1c1 is 7, but in the solution it is 6");
        CHECK(wrong[0]["wrong"] == json::array({0, 2}));
        const std::vector<json> lost = objects_of(verb, {{"candidates", candidates_without({{1, 9}, {5, 4}, {6, 1}})}});
        CHECK(lost[0]["phrase"] == "r1c2 no longer has the candidate 9");
        CHECK(lost[0]["wrong"] == json::array({1, 5}));
        const CollectingSink text = run_call(verb, {{"values", values}}, kSeventeen);
        REQUIRE(text.rows.size() == 1);
        CHECK(text.rows[0] == "end\t-\t-\tr1c1 is 7, but in the solution it is 6");
    }
}

TEST_CASE("boards that are unreadable or of another puzzle") {
    const auto refused = [](const tests::Options& options, const std::string& input = kSeventeen) {
        const std::string sentence = refusal_of("steps", options, input);
        CHECK(refusal_of("explain", options, input) == sentence);
        return sentence;
    };
    CHECK(refused({{"values", "12"}}) == "option values: expected 81 characters, found 2");
    CHECK(refused({{"candidates", "12"}}) == "option candidates: expected 729 characters, found 2");
    std::string values = kSeventeen;
    values[3] = 'x';
    CHECK(refused({{"values", values}}) == "option values, character 4: expected a digit, . or 0, found \"x\"");
    values[3] = '\n';
    CHECK(refused({{"values", values}}).find("found another character") != std::string::npos);
    std::string candidates = candidates_without({});
    candidates[10] = '3';
    CHECK(refused({{"candidates", candidates}}) == "option candidates, character 11: expected 2, . or 0, found \"3\"");
    values = kSeventeen;
    values[7] = '2';
    CHECK(refused({{"values", values}}) == "option values: expected the given 1 in r1c8, found 2");
    values[7] = '.';
    CHECK(refused({{"values", values}}) == "option values: expected the given 1 in r1c8, found nothing");
    CHECK(refused({{"values", kSeventeen}}, kSeventeen + "\n" + kSeventeen) ==
          "the options values and candidates take one puzzle, found 2 in the input");
}

TEST_CASE("every step now: valid, distinct, by technique, including the path's first") {
    const std::vector<json> all = objects_of("steps", {});
    REQUIRE(all.size() > 2);
    CHECK(all.back()["end"] == "listed");
    const json first = objects_of("explain", {{"limit", "1"}}).front();
    bool has_first = false;
    std::set<std::pair<std::string, std::string>> seen;
    std::set<std::string> techniques;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        const json& step = all[i];
        CHECK(step["n"] == i + 1);
        has_first = has_first || step["conclusion"] == first["conclusion"];
        techniques.insert(step["technique"].get<std::string>());
        CHECK(seen.emplace(step["technique"].get<std::string>(), step["conclusion"].get<std::string>()).second);
        for (const json& pair : step["eliminate"]) {
            CHECK(kSeventeenSolution[pair[0].get<std::size_t>()] != static_cast<char>('0' + pair[1].get<int>()));
        }
        if (step.contains("place")) {
            CHECK(kSeventeenSolution[step["place"][0].get<std::size_t>()] ==
                  static_cast<char>('0' + step["place"][1].get<int>()));
        }
    }
    CHECK(has_first);
    const std::string phrase = std::to_string(all.size() - 1) + " steps of " + std::to_string(techniques.size()) +
                               (techniques.size() == 1 ? " technique" : " techniques");
    CHECK(all.back()["phrase"] == phrase);
    CHECK(run_call("steps", {}, kSeventeen).rows.size() == all.size());
    CHECK(objects_of("steps", {{"technique", "jellyfish"}}).back()["phrase"] == "no step");
    CHECK(objects_of("steps", {}, std::string(81, '.')).back()["end"] == "several_solutions");
}

TEST_CASE("techniques by name, by the beginning of names, and all but some") {
    const auto used = [](const tests::Options& options) {
        std::set<std::string> names;
        for (const json& row : objects_of("steps", options)) {
            if (row.contains("technique")) names.insert(row["technique"].get<std::string>());
        }
        return names;
    };
    const std::set<std::string> all = used({});
    CHECK(all.count("Hidden single in box") == 1);
    CHECK(used({{"technique", "hidden SINGLE"}}).count("Hidden single in box") == 1);
    CHECK(used({{"without", "hidden-single"}}).count("Hidden single in box") == 0);
    CHECK(used({{"technique", "hidden"}, {"without", "hidden single"}}).count("Hidden single in box") == 0);
    for (int t = 0; t < kTechniqueCount; ++t) {
        if (!se_techniques().contains(static_cast<Technique>(t))) continue;
        const std::string name(name_of(static_cast<Technique>(t)));
        CAPTURE(name);
        CHECK(refusal_of("steps", {{"technique", name}}, kSeventeen) == "accepted");
        // Only this technique: excluding it leaves none.
        CHECK(refusal_of("steps", {{"technique", name}, {"without", name}}, kSeventeen) ==
              "the options technique and without leave no technique: expected at least one");
    }
    CHECK(refusal_of("steps", {{"technique", "x-chain, nishio, nested, dynamic forcing chains (+)"}}) == "accepted");
    CHECK(
        refusal_of("explain", {{"without", "telepathy"}}).find("option without: expected a comma-separated list of ") ==
        0);
    // Ratings exist only for the complete scale.
    CHECK(objects_of("explain", {{"without", "jellyfish"}}).back()["er"].is_null());
}

TEST_CASE("generated puzzles are solved by the allowed techniques") {
    const tests::Options options{{"count", "3"}, {"techniques", "last empty cell, hidden single"}, {"seed", "2"}};
    const CollectingSink result = run_call("generate", options, "");
    REQUIRE(result.rows.size() == 3);
    for (const std::string& row : result.rows) {
        const std::string puzzle = row.substr(0, 81);
        const std::vector<json> path = objects_of("explain", {{"technique", "last empty cell, hidden single"}}, puzzle);
        CHECK(path.back()["end"] == "solved");
        CHECK(row.substr(85, 11) == run_call("rate", {}, puzzle).rows.at(0).substr(82, 11));
    }
    CHECK(refusal_of("generate", {{"techniques", "guessing"}}).find("option techniques: expected") == 0);
}
