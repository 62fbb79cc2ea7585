#include "sat/formula.hpp"

namespace rookery {

void Formula::add(std::span<const Literal> clause) {
    const std::size_t begin = literals_.size();
    for (const Literal literal : clause) {
        if (literal == kTrue) {
            literals_.resize(begin);
            return;
        }
        if (literal != kFalse) literals_.push_back(literal);
    }
    const std::size_t size = literals_.size() - begin;
    if (size >= (units_ == UnitClauses::plain ? 1 : 2)) {
        end_clause();
        return;
    }
    const Literal only = size == 1 ? literals_.back() : kFalse;
    literals_.resize(begin);
    const Literal either = new_variable();
    add({only, either});
    add({only, -either});
}

std::string to_dimacs(const Formula& formula) {
    std::string text = "p cnf " + std::to_string(formula.variables()) + ' ' + std::to_string(formula.clauses()) + '\n';
    for (const Literal literal : formula.literals()) {
        text += std::to_string(literal);
        text += literal == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace rookery
