// Refutations against CaDiCaL, on random clauses about a row of cells.
#include <doctest/doctest.h>

#include "board/random.hpp"
#include "sat/sat_solver.hpp"
#include "support/environment.hpp"
#include "textbook/classic/clause_steps.hpp"

using namespace rookery;

namespace {

constexpr int kSize = 6;

constexpr auto kInOneRow = [](const Variable& one, const Variable& other) {
    return (one.cell == other.cell) != (one.digit == other.digit);
};

ClauseStep random_step(Random& random) {
    ClauseStep step;
    const int clauses = 1 + static_cast<int>(random.below(4));
    const bool by_cell = random.coin();
    for (int i = 0; i < clauses; ++i) {
        step.clauses.emplace_back();
        for (int k = 1; k <= kSize; ++k) {
            if (random.below(2) != 0) continue;
            step.clauses.back().push_back(by_cell ? Variable{i, k} : Variable{k - 1, i + 1});
        }
    }
    return step;
}

Literal variable_of(const Variable& variable) {
    return variable.cell * kSize + variable.digit;
}

bool is_satisfiable(const ClauseStep& step, const Variable& assumed) {
    Formula formula(UnitClauses::plain);
    formula.new_variables(kSize * kSize);
    formula.add({variable_of(assumed)});
    for (const auto& clause : step.clauses) {
        std::vector<Literal> literals;
        for (const Variable& variable : clause) literals.push_back(variable_of(variable));
        formula.add(literals);
    }
    for (int a = 0; a < kSize * kSize; ++a) {
        for (int b = a + 1; b < kSize * kSize; ++b) {
            const Variable one{a / kSize, a % kSize + 1};
            const Variable other{b / kSize, b % kSize + 1};
            if (kInOneRow(one, other)) formula.add({-variable_of(one), -variable_of(other)});
        }
    }
    SatSolver solver(formula);
    return solver.solve(1'000'000) == SatAnswer::satisfiable;
}

}  // namespace

TEST_CASE("clauses refute exactly what a SAT solver refutes") {
    Random random(environment::number("ROOKERY_SEED", 22));
    int refuted = 0;
    int possible = 0;
    for (int i = 0; i < 1000; ++i) {
        const ClauseStep step = random_step(random);
        const Variable assumed{static_cast<int>(random.below(kSize)), 1 + static_cast<int>(random.below(kSize))};
        const bool found = refutation_of(assumed, step, kInOneRow, kSize).has_value();
        REQUIRE(found == !is_satisfiable(step, assumed));
        ++(found ? refuted : possible);
        // There is a refutation of a step that excludes nothing if and only if there is no case.
        const bool none = refutation_of({kSize, kSize + 1}, step, kInOneRow, kSize + 1).has_value();
        REQUIRE(none == cases_of(step, kInOneRow, 1).empty());
    }
    CHECK(refuted > 100);
    CHECK(possible > 100);
}
