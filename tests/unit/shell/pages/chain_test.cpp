// Chains in the model: reading them, choosing the visible part, and the picture to draw.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

#include "shell/board/chain_picture.hpp"
#include "shell/board/chain_view.hpp"
#include "support/shell/chain_rows.hpp"

namespace rookery::shell {
namespace {

StepRecord step_in(std::string_view row) {
    auto read = read_path_row(row);
    auto* step = std::get_if<StepRecord>(&read);
    REQUIRE(step != nullptr);
    return *step;
}

// A step whose only chain has these nodes, as JSON.
StepRecord step_with_nodes(const std::string& nodes) {
    return step_in(R"({"technique":"t","chains":[{"loop":false,"nodes":[)" + nodes + R"(],"ends":[0]}]})");
}

const ChainLink* find_link(const ChainPicture& picture, CellDigit from, CellDigit to) {
    const auto found = std::find_if(picture.links.begin(), picture.links.end(),
                                    [&](const ChainLink& link) { return link.from == from && link.to == to; });
    return found == picture.links.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("chains and nested steps are read from a step's JSON") {
    const StepRecord step = step_in(samples::kCellChain);
    CHECK(step.variant == 3);
    REQUIRE(step.chains.size() == 2);
    REQUIRE(step.chains[1].nodes.size() == 5);
    const ChainNode& joined = step.chains[1].nodes[3];
    CHECK(joined.at == CellDigit{74, 3});
    CHECK(joined.on);
    CHECK(joined.reason == ChainReason::row);
    CHECK(joined.parents == std::vector<std::uint16_t>{1, 2});
    CHECK(step.chains[1].nodes[2].nested == 0);
    CHECK(step.chains[0].ends == std::vector<std::uint16_t>{3});
    REQUIRE(step.nested.size() == 1);
    CHECK(step.nested[0].technique == "Cell forcing chains");
    REQUIRE(step.nested[0].nested.size() == 1);
    CHECK(step.nested[0].nested[0].marks.size() == 1);
    CHECK(step_in(samples::kLoop).chains[0].loop);
}

TEST_CASE("a step that is nested too deeply is left empty") {
    const auto nested = [](int levels) {
        std::string row;
        for (int i = 0; i < levels; ++i) row += R"({"technique":"t","nested":[)";
        row += R"({"technique":"t"})";
        for (int i = 0; i < levels; ++i) row += "]}";
        return step_in(row);
    };
    CHECK(nested(8).nested.size() == 1);
    CHECK(nested(9).technique.empty());
    CHECK(nested(200'000).technique.empty());
}

TEST_CASE("broken chains are left out") {
    for (const char* node : {
             R"([81,1,0,"row",[0],-1])",   // no such cell
             R"([1,0,0,"row",[0],-1])",    // no such digit
             R"([2,1,2,"row",[0],-1])",    // neither ON nor OFF
             R"([3,1,0,"why",[0],-1])",    // no such reason
             R"("node")",                  // no node
             R"([4,1,0])",                 // unfinished
             R"([5,1,0,"row",[1],-1])",    // its own parent
             R"([5,1,0,"row",[-1],-1])",   // no such parent
             R"([5,1,0,"row",["x"],-1])",  // the same
             R"([5,1,0,"row",[0],0])",     // no such nested step
             R"([5,1,0,"row",[0],-1,[81]])",
         }) {
        CAPTURE(node);
        const std::string first = R"([0,1,1,"assumption",[],-1])";
        CHECK(step_with_nodes(first).chains.size() == 1);
        CHECK(step_with_nodes(first + "," + node).chains.empty());
    }
    for (const char* chains : {"7", "[7]", "[{}]", "[{\"nodes\":7}]", "[{\"nodes\":[]}]", "null",
                               R"([{"nodes":[[0,1,1,"assumption",[],-1]],"ends":[1]}])"}) {
        CAPTURE(chains);
        const std::string row = std::string(R"({"technique":"t","variant":7,"nested":"x","chains":)") + chains + "}";
        CHECK(step_in(row).chains.empty());
        CHECK(step_in(row).variant == 0);
    }
}

TEST_CASE("a chain is shown whole, by branch, and link by link") {
    const StepRecord step = step_in(samples::kCellChain);
    ChainView view;
    view.follow(&step);
    CHECK(view.shows_whole(step));
    CHECK(view.reading(step).size() == 9);
    CHECK(view.played(step) == 9);
    view.play_on(step, 1);
    CHECK(view.played(step) == 1);
    view.play_on(step, 1);
    CHECK(view.played(step) == 2);
    view.play_on(step, -5);
    CHECK(view.played(step) == 1);
    view.play_to(step, 99);
    CHECK(view.played(step) == 9);
    CHECK_FALSE(view.shows_whole(step));
    view.choose_branch(step, 1);
    CHECK(view.shows_whole(step));
    CHECK(view.reading(step).size() == 5);
    CHECK(view.reading(step).front() == ChainPlace{1, 0});
    view.play_on(step, -1);  // from the whole chain, backwards starts before the end
    CHECK(view.played(step) == 4);
    // Following the same step keeps all this; another one is shown in full.
    view.follow(&step);
    CHECK(view.branch(step) == 1);
    const StepRecord other = step_in(samples::kContradiction);
    view.follow(&other);
    CHECK(view.branch(other) == kAllBranches);
    CHECK(view.shows_whole(other));
    view.play_to(other, 2);
    view.follow(nullptr);
    view.follow(&other);
    CHECK(view.shows_whole(other));
}

TEST_CASE("nested steps unfold and fold again") {
    const StepRecord step = step_in(samples::kCellChain);
    ChainView view;
    view.follow(&step);
    CHECK(view.unfoldable(step) == 6);  // the first node with a nested step
    view.play_to(step, 2);
    CHECK(view.unfoldable(step) == -1);
    view.unfold(step, 1);  // rests on no nested step
    view.unfold(step, 99);
    CHECK(view.depth(step) == 0);
    view.unfold(step, 6);
    CHECK(view.depth(step) == 1);
    CHECK(&view.step(step) == &step.nested[0]);
    CHECK(view.reading(step).size() == 2);
    view.unfold(step, view.unfoldable(step));
    CHECK(view.depth(step) == 2);
    CHECK(view.step(step).technique == "Pointing");
    CHECK(view.reading(step).empty());
    view.play_on(step, 1);  // nothing to play
    view.fold(step);
    CHECK(view.played(step) == 2);
    view.fold(step);
    CHECK(view.depth(step) == 0);
    CHECK(view.played(step) == 7);  // as it was before
    view.fold(step);
    CHECK(view.depth(step) == 0);
    // Given a step without these positions, the view shows everything.
    view.choose_branch(step, 1);
    const StepRecord other = step_in(samples::kLoop);
    CHECK(view.branch(other) == kAllBranches);
    view.choose_branch(step, kAllBranches);
    view.unfold(step, 6);
    CHECK(&view.step(other) == &other);
}

TEST_CASE("each node says what it claims and why") {
    const StepRecord step = step_in(samples::kCellChain);
    CHECK(implication_of(step, {0, 0}) == "If r1c1 is 1");
    CHECK(implication_of(step, {0, 1}) == "r1c9\u22601, because r1c1 is the 1 in row 1");
    CHECK(implication_of(step, {0, 2}) == "r1c9=3, because nothing else is left in r1c9");
    CHECK(implication_of(step, {0, 3}) == "r9c9\u22603, because r1c9 is the 3 in column 9");
    CHECK(implication_of(step, {1, 2}) == "r9c4\u22603, because of Cell forcing chains: words.");
    CHECK(implication_of(step, {1, 3}) == "r9c3=3, because it is the only place for 3 in row 9");
    const StepRecord loop = step_in(samples::kLoop);
    CHECK(implication_of(loop, {0, 0}) == "r1c1\u22604, because r9c1 is the 4 in column 1");
}

TEST_CASE("the highlights: nodes, kinds of links, loops, conflicts") {
    const StepRecord step = step_in(samples::kCellChain);
    ChainView view;
    view.follow(&step);
    ChainPicture picture = picture_of_chains(step, view);
    CHECK(picture.links.size() == 8);
    REQUIRE(find_link(picture, {0, 1}, {8, 1}) != nullptr);
    CHECK(find_link(picture, {0, 1}, {8, 1})->kind == LinkKind::weak);
    CHECK(find_link(picture, {8, 1}, {8, 3})->kind == LinkKind::strong);
    CHECK(find_link(picture, {72, 2}, {75, 3})->kind == LinkKind::nested);
    CHECK(picture.mark(0, 1).assumed);
    CHECK(picture.mark(0, 1).on == Weight::plain);
    CHECK(picture.mark(80, 3).off == Weight::plain);
    CHECK_FALSE(picture.mark(80, 3).conflict);
    CHECK(picture.mark(40, 5).on == Weight::none);

    view.choose_branch(step, 1);
    picture = picture_of_chains(step, view);
    CHECK(picture.mark(0, 1).on == Weight::pale);
    CHECK(picture.mark(0, 2).on == Weight::plain);
    CHECK(picture.mark(80, 3).off == Weight::plain);  // in both branches: drawn at the strength of the selected one

    view.play_to(step, 2);
    picture = picture_of_chains(step, view);
    CHECK(picture.mark(0, 1).on == Weight::none);
    CHECK(picture.mark(0, 2).on == Weight::plain);
    CHECK(picture.mark(72, 2).off == Weight::lit);
    CHECK(picture.links.size() == 1);
    CHECK(picture.links[0].weight == Weight::lit);

    view.unfold(step, 2);
    picture = picture_of_chains(step, view);
    CHECK(picture.mark(72, 2).off == Weight::pale);  // the nested step rests on it
    CHECK(picture.mark(60, 4).on == Weight::plain);
    CHECK(picture.mark(0, 2).on == Weight::none);

    const StepRecord contradiction = step_in(samples::kContradiction);
    view.follow(&contradiction);
    CHECK(picture_of_chains(contradiction, view).mark(80, 7).conflict);
    view.play_to(contradiction, 5);
    CHECK_FALSE(picture_of_chains(contradiction, view).mark(80, 7).conflict);

    const StepRecord loop = step_in(samples::kLoop);
    view.follow(&loop);
    picture = picture_of_chains(loop, view);
    CHECK(picture.links.size() == 4);
    REQUIRE(find_link(picture, {72, 4}, {0, 4}) != nullptr);
    CHECK(find_link(picture, {72, 4}, {0, 4})->kind == LinkKind::weak);
}

TEST_CASE("grouped candidates of a chain: named, framed, linked at the nearest ones") {
    // (7=4)r2c4-(4)r4c4=(4)r46c6-(4=7)r9c6
    const StepRecord step =
        step_with_nodes(R"([12,4,1,"assumption",[],-1],[30,4,0,"column",[0],-1],)"
                        R"([32,4,1,"box",[1],-1,[50]],[77,4,0,"column",[2],-1,[]],[77,7,1,"cell",[3],-1])");
    REQUIRE(step.chains.size() == 1);
    const auto& nodes = step.chains[0].nodes;
    REQUIRE(nodes.size() == 5);
    CHECK(nodes[2].group == std::vector<std::uint8_t>{50});
    CHECK(nodes[3].group.empty());
    CHECK(name_of_cells(nodes[2]) == "r46c6");
    CHECK(name_of_cells(nodes[3]) == "r9c6");
    CHECK(implication_of(step, {0, 2}) == "r46c6=4, because it is the only place for 4 in box 5");
    CHECK(implication_of(step, {0, 3}) == "r9c6\u22604, because r46c6 is the 4 in column 6");
    ChainView view;
    view.follow(&step);
    const ChainPicture picture = picture_of_chains(step, view);
    CHECK(picture.mark(32, 4).on == Weight::plain);
    CHECK(picture.mark(50, 4).on == Weight::plain);
    REQUIRE(picture.groups.size() == 1);
    CHECK(picture.groups[0].cells.size() == 2);
    CHECK(picture.groups[0].on);
    CHECK(find_link(picture, {30, 4}, {32, 4}) != nullptr);
    CHECK(find_link(picture, {50, 4}, {77, 4}) != nullptr);
    CHECK(find_link(picture, {32, 4}, {77, 4}) == nullptr);
}

TEST_CASE("a large net is pale until part of it is chosen; then the way to the last link stands out") {
    std::string nodes = R"([0,1,1,"assumption",[],-1])";
    for (int i = 1; i < 40; ++i) {
        nodes += ",[" + std::to_string(i) + ",1," + std::to_string((i + 1) % 2) + R"(,"row",[)" +
                 std::to_string(std::max(0, i - 2)) + "],-1]";
    }
    const StepRecord step = step_with_nodes(nodes);
    ChainView view;
    view.follow(&step);
    for (const ChainLink& link : picture_of_chains(step, view).links) CHECK(link.weight == Weight::pale);
    view.play_to(step, 40);
    const ChainPicture picture = picture_of_chains(step, view);
    CHECK(picture.links.size() == 39);
    for (std::size_t i = 0; i < picture.links.size(); ++i) {
        // The last node is 39, which rests on 37, 35, ...
        const bool on_way = picture.links[i].to.cell % 2 == 1;
        const Weight expected = i + 1 == picture.links.size() ? Weight::lit : on_way ? Weight::plain : Weight::pale;
        CHECK(picture.links[i].weight == expected);
    }
    view.choose_branch(step, 0);
    for (const ChainLink& link : picture_of_chains(step, view).links) CHECK(link.weight == Weight::plain);
}

}  // namespace rookery::shell
