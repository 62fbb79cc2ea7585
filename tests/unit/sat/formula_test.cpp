#include <doctest/doctest.h>

#include "sat/sat.hpp"

using namespace rookery;

TEST_CASE("known literals are simplified away") {
    Formula formula;
    const Literal a = formula.new_variable();
    const Literal b = formula.new_variable();
    formula.add({a, kFalse, -b});
    formula.add({a, kTrue, -b});
    CHECK(formula.clauses() == 1);
    CHECK(to_dimacs(formula) == "p cnf 2 1\n1 -2 0\n");
}

TEST_CASE("without unit clauses the formula is still equivalent") {
    Formula formula;
    const Literal a = formula.new_variable();
    const Literal b = formula.new_variable();
    formula.add({a, b});
    formula.add({-a});
    int length = 0;
    for (const Literal literal : formula.literals()) {
        if (literal == 0) CHECK(length >= 2);
        length = literal == 0 ? 0 : length + 1;
    }
    SatSolver solver(formula);
    REQUIRE(solver.solve(1000) == SatAnswer::satisfiable);
    CHECK_FALSE(solver.value(a));
    CHECK(solver.value(b));
}

TEST_CASE("a unit clause is kept if requested plain") {
    Formula formula(UnitClauses::plain);
    const Literal last = formula.new_variables(2);
    CHECK(last == 2);
    formula.add({1, 2});
    formula.add({-1, kFalse});
    CHECK(to_dimacs(formula) == "p cnf 2 2\n1 2 0\n-1 0\n");
    SatSolver solver(formula);
    REQUIRE(solver.solve(1000) == SatAnswer::satisfiable);
    CHECK_FALSE(solver.value(1));
    CHECK(solver.value(2));
    formula.add({kFalse});
    CHECK(solver.solve(1000) == SatAnswer::unsatisfiable);
}

TEST_CASE("an empty clause cannot be satisfied") {
    Formula formula;
    formula.add({kFalse});
    SatSolver solver(formula);
    CHECK(solver.solve(1000) == SatAnswer::unsatisfiable);
}

TEST_CASE("a formula may grow between two answers") {
    Formula formula;
    const Literal a = formula.new_variable();
    const Literal b = formula.new_variable();
    formula.add({a, b});
    SatSolver solver(formula);
    CHECK(solver.solve(1000) == SatAnswer::satisfiable);
    formula.add({-a, b});
    formula.add({a, -b});
    CHECK(solver.solve(1000) == SatAnswer::satisfiable);
    CHECK(solver.value(a));
    CHECK(solver.value(b));
    formula.add({-a, -b});
    CHECK(solver.solve(1000) == SatAnswer::unsatisfiable);
}
