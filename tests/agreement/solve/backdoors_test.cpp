// Backdoors compared with their definition: fill a set of cells, and check whether plain simple logic solves the rest.
#include "solve/backdoors.hpp"

#include <doctest/doctest.h>

#include "support/data_folder.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_singles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// No backdoor of one or two cells.
constexpr std::string_view kSizeThree = samples::kHardest[3];

// All sets of `size` cells without clues that are backdoors by definition, in ascending order.
class Definition {
  public:
    Definition(const Grid9& puzzle, SimpleLogic logic)
        : puzzle_{puzzle.digits},
          solution_{plain::solve(puzzle.digits).first},
          with_locking_{logic == SimpleLogic::singles_and_locking} {}

    std::vector<CellSet> sets(int size) const {
        std::vector<CellSet> found;
        extend(puzzle_, CellSet(), 0, size, found);
        return found;
    }
    bool is_backdoor(CellSet set) const {
        plain::Cells filled = puzzle_;
        bool has_clue = false;
        set.for_each([&](int cell) {
            has_clue = has_clue || filled[cell] != 0;
            filled[cell] = solution_[cell];
        });
        return !has_clue && plain::is_solved_by_singles(filled, with_locking_);
    }

  private:
    void extend(const plain::Cells& filled, CellSet set, int begin, int missing, std::vector<CellSet>& found) const {
        if (missing == 0) {
            if (plain::is_solved_by_singles(filled, with_locking_)) found.push_back(set);
            return;
        }
        for (int cell = begin; cell < 81; ++cell) {
            if (puzzle_[cell] != 0) continue;
            plain::Cells more = filled;
            more[cell] = solution_[cell];
            extend(more, set | CellSet::single(cell), cell + 1, missing - 1, found);
        }
    }

    plain::Cells puzzle_;
    plain::Cells solution_;
    bool with_locking_;
};

BackdoorLimits up_to(int size, SimpleLogic logic = SimpleLogic::singles) {
    BackdoorLimits limits;
    limits.size = size;
    limits.logic = logic;
    return limits;
}

// Compares all sets up to size `size`. Returns the smallest size of a backdoor.
int check_against_definition(const Grid9& puzzle, int size, SimpleLogic logic) {
    INFO(samples::line_of(puzzle));
    const Backdoors found = find_backdoors(puzzle, up_to(size, logic));
    const Definition definition(puzzle, logic);
    REQUIRE(found.unique);
    REQUIRE(found.complete);
    REQUIRE(found.size <= size);
    for (int smaller = 0; smaller <= size; ++smaller) {
        const std::vector<CellSet> expected = definition.sets(smaller);
        if (expected.empty()) {
            REQUIRE(found.size != smaller);
            continue;
        }
        REQUIRE(found.size == smaller);
        REQUIRE(found.sets == expected);
        break;
    }
    return found.size;
}

}  // namespace

TEST_CASE("backdoors of size 0 and 1 match the definition") {
    std::array<int, 3> sizes{};
    for (const SimpleLogic logic : {SimpleLogic::singles, SimpleLogic::singles_and_locking}) {
        const auto check = [&](const auto& lines) {
            for (const auto line : lines) ++sizes[1 + check_against_definition(samples::grid_of(line), 1, logic)];
        };
        check(samples::k17Clues);
        check(samples::kMinimal);
        check(samples::kTop1465);
        check(samples::kHardest);
    }
    for (const int n : sizes) CHECK(n > 10);  // greater, 0, 1
}

TEST_CASE("backdoors of size 2 match the definition") {
    int size_two = 0;
    const auto check = [&](std::size_t puzzles, SimpleLogic logic) {
        for (std::size_t i = 0; i < puzzles; ++i) {
            size_two += check_against_definition(samples::grid_of(samples::kHardest[i]), 2, logic) == 2;
        }
    };
    check(samples::kHardest.size(), SimpleLogic::singles);
    check(2, SimpleLogic::singles_and_locking);  // fewer, since the definition takes long
    CHECK(size_two > 4);
}

TEST_CASE("a puzzle whose smallest backdoors have three cells") {
    const Grid9 puzzle = samples::grid_of(kSizeThree);
    if (environment::number("ROOKERY_FULL", 0) != 0) {
        CHECK(check_against_definition(puzzle, 3, SimpleLogic::singles) == 3);
        return;
    }
    CHECK(check_against_definition(puzzle, 2, SimpleLogic::singles) < 0);
    const Backdoors found = find_backdoors(puzzle, up_to(3));
    CHECK(found.size == 3);
    CHECK(found.complete);
    const Definition definition(puzzle, SimpleLogic::singles);
    for (std::size_t i = 0; i < found.sets.size(); i += 7) {
        CHECK(found.sets[i].size() == 3);
        CHECK(definition.is_backdoor(found.sets[i]));
    }
}

TEST_CASE("the 17-clue list: singles solve exactly the size 0 puzzles; almost all have size 1 or less") {
    const auto list = data::lines_of("puzzles/17_clue.txt");
    if (list.empty()) return;
    const std::size_t stride = environment::number("ROOKERY_FULL", 0) != 0 ? 1 : 20;
    std::array<std::size_t, 3> sizes{};
    for (std::size_t i = 0; i < list.size(); i += stride) {
        const Grid9 puzzle = samples::grid_of(list[i]);
        const Backdoors found = find_backdoors(puzzle, up_to(2));
        INFO(list[i]);
        REQUIRE(found.complete);
        REQUIRE(found.size >= 0);
        REQUIRE((found.size == 0) == plain::is_solved_by_singles(puzzle.digits));
        ++sizes[static_cast<std::size_t>(found.size)];
    }
    MESSAGE("sizes 0, 1, 2: ", sizes[0], ", ", sizes[1], ", ", sizes[2]);
    CHECK(sizes[2] * 25 < sizes[0] + sizes[1]);
}

TEST_CASE("the hardest puzzles: mostly two cells, occasionally three") {
    const auto list = data::lines_of("puzzles/hardest_11plus.txt");
    if (list.empty()) return;
    const std::size_t stride = environment::number("ROOKERY_FULL", 0) != 0 ? 1 : 20;
    std::array<std::size_t, 4> sizes{};
    for (std::size_t i = 0; i < list.size(); i += stride) {
        const Backdoors found = find_backdoors(samples::grid_of(list[i]), up_to(3));
        INFO(list[i]);
        REQUIRE(found.size >= 1);
        ++sizes[static_cast<std::size_t>(found.size)];
    }
    MESSAGE("sizes 1, 2, 3: ", sizes[1], ", ", sizes[2], ", ", sizes[3]);
    CHECK(sizes[2] > 20 * (sizes[1] + sizes[3]));
}
