// rate --scale wnef, levels, and generate --wnef.
#include <doctest/doctest.h>

#include "rate/ease.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using namespace rookery::tests;

namespace {

using Rows = std::vector<std::string>;

}  // namespace

TEST_CASE("rate: the scales se and wnef, alone and together") {
    const std::string ease = "58\t236\t0.1587\t1 1 15 26 9 3 3 0 0";
    CHECK(run_call("rate", {{"scale", "wnef"}}, kEasy).rows == Rows{kEasy + "\t" + ease});
    CHECK(run_call("rate", {{"scale", "se,wnef"}}, kEasy).rows ==
          Rows{kEasy + "\t1.2\t1.2\t1.2\tHidden single in box\t" + ease});
    CHECK(run_call("rate", {{"scale", "wnef,se"}}, kEasy).rows ==
          Rows{kEasy + "\t1.2\t1.2\t1.2\tHidden single in box\t" + ease});
    CHECK(run_call("rate", {{"scale", "wnef"}, {"weight", "linear"}}, kEasy).rows != Rows{kEasy + "\t" + ease});
    const auto job = job_for("rate", {{"scale", "se,wnef"}}, kEasy);
    CHECK(job->columns() ==
          Rows{"puzzle", "ER", "EP", "ED", "hardest technique", "empty cells", "choices", "WNEF", "histogram"});
    CHECK(run_call("rate", {{"scale", "wnef"}}, kFullBoard).rows == Rows{kFullBoard + "\t0\t0\t-\t0 0 0 0 0 0 0 0 0"});
    const Rows json = run_call("rate", {{"scale", "wnef"}, {"json", ""}}, std::string(80, '.') + "7").rows;
    REQUIRE(json.size() == 1);
    CHECK(json[0] == R"({"puzzle":")" + std::string(80, '.') +
                         R"(7","empty":80,"choices":700,"wnef":0.0048828125,"histogram":[0,0,0,0,0,0,0,20,60]})");
    // Candidates do not distinguish givens.
    const Rows sukaku = run_call("rate", {{"scale", "wnef"}}, std::string(729, '1').replace(1, 8, 8, '.')).rows;
    for (const std::string& row : sukaku) CHECK(row.substr(729) == "\t-\t-\t-\t-");
}

TEST_CASE("rate: invalid uses of its scales") {
    for (const char* scale : {"", "wnef,", "telepathy", "se;wnef"}) {
        CHECK(refusal_of("rate", {{"scale", scale}}, kEasy)
                  .find("option scale: expected a comma-separated list of se, hodoku, te, b, gb, w, gw, bxb, bxbb, "
                        "wnef, level") == 0);
    }
    CHECK(refusal_of("rate", {{"scale", "wnef"}, {"lines", ""}}, kEasy).find("lines shows only the scale se") == 0);
    CHECK(refusal_of("rate", {{"weight", "linear"}}, kEasy).find("weight works only with the scale wnef") == 0);
    CHECK(refusal_of("rate", {{"scale", "wnef"}, {"weight", "cubic"}}, kEasy) ==
          "option weight: expected one of exponential, quadratic, linear, found \"cubic\"");
}

TEST_CASE("levels: the table, the lists, and the nearest level of puzzles") {
    const Rows table = run_call("levels", {{"table", ""}}, "").rows;
    CHECK(table == Rows{"easy\t60\t0.4272\t0.003124\t16.18\t2.872\tyes",
                        "medium\t60\t0.2896\t0.001218\t11.17\t2.864\tyes",
                        "hard\t60\t0.2259\t0.000732\t10.69\t2.866\tyes", "evil\t60\t0.1799\t0.000381\t-\t-\t-"});
    const auto job = job_for("levels", {{"table", ""}}, "");
    CHECK(job->columns() == Rows{"level", "puzzles", "mean", "variance", "t", "critical t", "told apart"});
    for (const char* weight : {"quadratic", "linear"}) {
        const Rows other = run_call("levels", {{"table", ""}, {"weight", weight}}, "").rows;
        REQUIRE(other.size() == 4);
        for (std::size_t level = 0; level < 3; ++level) CHECK(other[level].find("\tyes") != std::string::npos);
        CHECK(other != table);
    }

    const Rows puzzles = run_call("levels", {{"puzzles", ""}}, "").rows;
    CHECK(puzzles.size() == 240);
    std::string list;
    for (const std::string& row : puzzles) list += row.substr(row.find('\t') + 1, 81) + "\n";
    const Rows nearest = run_call("levels", {}, list).rows;
    REQUIRE(nearest.size() == puzzles.size());
    int same = 0;
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        const std::string level = puzzles[i].substr(0, puzzles[i].find('\t'));
        CHECK(nearest[i].substr(0, 88) == puzzles[i].substr(level.size() + 1, 88));
        same += nearest[i].substr(nearest[i].rfind('\t') + 1) == level ? 1 : 0;
    }
    CHECK(same > 170);

    CHECK(run_call("levels", {}, kFullBoard).rows == Rows{kFullBoard + "\t-\t-"});
    CHECK(run_call("levels", {}, "nonsense").problems.size() == 1);
    CHECK(run_call("levels", {}, "").problems.size() == 1);
    for (const char* option : {"table", "puzzles"}) {
        CHECK(refusal_of("levels", {{option, ""}}, kEasy).find("table, puzzles and definitions take no input") == 0);
    }
    CHECK(refusal_of("levels", {{"table", ""}, {"puzzles", ""}}) ==
          "expected one of table, puzzles, definitions, same-clues and correlations, found several");
    CHECK(refusal_of("levels", {{"weight", ""}}).find("option weight: expected one of exponential") == 0);
}

TEST_CASE("levels of a list: the test at equal numbers of clues, and the correlations of WNEF") {
    std::string list;
    for (const std::string& row : run_call("levels", {{"puzzles", ""}}, "").rows) {
        const std::size_t from = row.find('\t') + 1;
        list += row.substr(from, row.find('\t', from) - from) + '\n';
    }
    const Rows correlations = run_call("levels", {{"correlations", ""}}, list).rows;
    REQUIRE(correlations.size() == 4);
    CHECK(correlations[3].find("HoDoKu\t240\t-0.") == 0);
    CHECK(correlations[0].find("empty cells\t240\t-0.9") == 0);  // the control lists differ in their clues
    CHECK(correlations[0].back() == '-');
    CHECK(correlations[2].find("ER\t240\t") == 0);
    // The easy list has at least 36 clues, and only easy puzzles; those of the medium list with ER 1.5 are easy too.
    const Rows levels = run_call("levels", {{"same-clues", ""}}, list).rows;
    REQUIRE(!levels.empty());
    for (const std::string& row : levels) CHECK(row < "35");
    CHECK(run_call("levels", {{"same-clues", ""}}, "nonsense").problems.size() == 1);
}

TEST_CASE("generate: a target WNEF is met") {
    for (const char* weight : {"exponential", "quadratic"}) {
        const EaseWeight own = weight[0] == 'e' ? EaseWeight::exponential : EaseWeight::quadratic;
        const Rows rows =
            run_call("generate", {{"wnef", ".6"}, {"tolerance", "0.005"}, {"weight", weight}, {"count", "5"}}, "").rows;
        CHECK(rows.size() == 5);
        for (const std::string& row : rows) {
            const double wnef = ease_of(samples::grid_of(row)).wnef(own);
            CHECK(wnef >= 0.595);
            CHECK(wnef <= 0.605);
        }
    }
    CHECK(run_call("generate", {{"masking", "random"}, {"uniqueness", "fast"}, {"count", "3"}}, "").rows.size() == 3);
    CHECK(run_call("generate", {{"anneal", ""}, {"unrated", ""}, {"count", "1"}}, "").rows.size() == 1);
}

TEST_CASE("generate: impossible requests for an ease") {
    for (const char* bad : {"", ".", "1.1", "-0.1", "0.1234567", "a", "0,5", "12", "1e-1", "0..1"}) {
        CHECK(refusal_of("generate", {{"wnef", bad}}) ==
              "option wnef: expected a number from 0 to 1, such as 0.25, found \"" + std::string(bad) + "\"");
    }
    for (const char* good : {"0", "1", "1.", ".5", "0.25", "0.123456"}) {
        CHECK(refusal_of("generate", {{"wnef", good}}) == "accepted");
    }
    CHECK(refusal_of("generate", {{"tolerance", "0.1"}}).find("add wnef") != std::string::npos);
    CHECK(refusal_of("generate", {{"wnef", "0.3"}, {"masking", "careful"}}) ==
          "option masking: expected one of tuned, random, found \"careful\"");
    CHECK(refusal_of("generate", {{"wnef", "0.3"}, {"uniqueness", "good"}}) ==
          "option uniqueness: expected one of hybrid, fast, slow, found \"good\"");
    CHECK(refusal_of("generate", {{"wnef", "0.3"}, {"uniqueness", "slow"}, {"guesses", "3"}})
              .find("guesses works only with") == 0);
    CHECK(refusal_of("generate", {{"wnef", "0.3"}, {"guesses", "-1"}}).find("option guesses") == 0);
    CHECK(refusal_of("generate", {{"wnef", "0.3"}, {"anneal", "perhaps"}}).find("option anneal") == 0);
}
