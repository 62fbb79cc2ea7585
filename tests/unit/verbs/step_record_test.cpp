// The JSON of steps: what is written is read back.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "board/random.hpp"
#include "logic/step_record.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/path_scales.hpp"
#include "support/environment.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "verbs/steps/step_rows.hpp"

using namespace rookery;

namespace {

template <class Item, class F>  // Item random_item()
std::vector<Item> random_list(Random& random, std::uint32_t longest, F random_item) {
    std::vector<Item> list;
    for (std::uint32_t i = random.below(longest + 1); i > 0; --i) list.push_back(random_item());
    return list;
}

int random_number(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

std::string random_words(Random& random) {
    constexpr std::array<std::string_view, 8> kPieces{"r1c1", "\n", "\"", "\\", "\u2260", " ", "<>", "{}"};
    std::string text;
    for (const std::string_view piece :
         random_list<std::string_view>(random, 8, [&] { return kPieces[random.below(8)]; })) {
        text += piece;
    }
    return text;
}

CellDigit random_candidate(Random& random) {
    return {static_cast<std::uint8_t>(random.below(81)), static_cast<Digit>(random_number(random, 1, 9))};
}

template <class Number>
std::vector<Number> random_numbers(Random& random, int low, int high) {
    return random_list<Number>(random, 5, [&] { return static_cast<Number>(random_number(random, low, high)); });
}

Chain random_chain(Random& random, std::size_t nested_count) {
    Chain chain;
    chain.loop = random.below(2) == 1;
    for (int i = random_number(random, 1, 12); i > 0; --i) {
        const int earlier = static_cast<int>(chain.nodes.size());
        ChainNode node{random_candidate(random), random.below(2) == 1, static_cast<ChainReason>(random.below(6)), {}};
        if (earlier > 0) node.parents = random_numbers<std::uint16_t>(random, 0, earlier - 1);
        node.nested = static_cast<std::int16_t>(random_number(random, -1, static_cast<int>(nested_count) - 1));
        node.group = random_numbers<std::uint8_t>(random, 0, 80);
        chain.nodes.push_back(std::move(node));
    }
    chain.ends = random_numbers<std::uint16_t>(random, 0, static_cast<int>(chain.nodes.size()) - 1);
    return chain;
}

// Each member may be empty, or anything that a step can have. `levels`: of steps nested in it, at most.
StepRecord random_step(Random& random, int number, int levels = 8) {
    StepRecord step;
    step.number = number;
    step.technique = random_words(random);
    step.rating = random_number(random, 0, 9999);
    step.text = random_words(random);
    step.conclusion = random_words(random);
    if (random.below(2) == 1) step.placement = random_candidate(random);
    step.eliminations = random_list<CellDigit>(random, 9, [&] { return random_candidate(random); });
    step.marks = random_list<Mark>(random, 9, [&] {
        return Mark{random_candidate(random), static_cast<MarkRole>(random.below(3))};
    });
    step.cells = random_numbers<std::uint8_t>(random, 0, 80);
    step.houses = random_numbers<std::uint8_t>(random, 0, 26);
    step.digits = random_numbers<Digit>(random, 1, 9);
    step.variant = random_number(random, 0, 4);
    if (number == 0 && random.below(2) == 1) return step;
    if (levels > 0)
        step.nested = random_list<StepRecord>(random, 2, [&] { return random_step(random, 0, levels - 1); });
    step.chains = random_list<Chain>(random, 3, [&] { return random_chain(random, step.nested.size()); });
    return step;
}

StepRecord read(const std::string& row) {
    return read_step(nlohmann::json::parse(row, nullptr, false));
}

}  // namespace

TEST_CASE("every step is read as it was written") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 53);
    Random random(seed);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 300);
    for (const Scale* scale : {&kSeScale, &kWhipScale}) {
        const Table<StepRecord> table = step_table(*scale, true);
        for (std::uint64_t round = 1; round <= cases; ++round) {
            INFO("seed ", seed, " round ", round);
            StepRecord step = random_step(random, static_cast<int>(round));
            if (scale == &kWhipScale) step.length = step.rating;
            const std::string row = table.row_of(step);
            const StepRecord copy = read(row);
            CHECK(copy == step);
            CHECK(table.row_of(copy) == row);
        }
    }
}

TEST_CASE("the steps of a path are read as they were written") {
    for (const PathScale& path : kPathScales) {
        CAPTURE(path.id);
        const auto rows =
            tests::run_call("explain", {{"json", ""}, {"scale", std::string(path.id)}}, tests::kSeventeen).rows;
        REQUIRE(rows.size() > 20);
        const Table<StepRecord> table = step_table(*path.scale, true);
        for (std::size_t i = 0; i + 1 < rows.size(); ++i) CHECK(table.row_of(read(rows[i])) == rows[i]);
    }
}
