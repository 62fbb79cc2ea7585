#include "sat/formula.hpp"

#include "contract/contract.hpp"

namespace rookery {

void Formula::add(std::span<const Literal> clause) {
    const std::size_t begin = literals_.size();
    for (const Literal literal : clause) {
        if (literal == kTrue) {
            literals_.resize(begin);
            return;
        }
        if (literal == kFalse) continue;
        ROOKERY_EXPECTS(literal != 0 && -variables_ <= literal && literal <= variables_);
        literals_.push_back(literal);
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

void Formula::add_last_unit(Literal literal) {
    ROOKERY_EXPECTS(literal != 0 && -variables_ <= literal && literal <= variables_);
    literals_.push_back(literal);
    end_clause();
}

std::string to_dimacs(const Formula& formula) {
    std::string text;
    const std::string& comments = formula.comments();
    for (std::size_t at = 0; at < comments.size();) {
        const std::size_t end = comments.find('\n', at) + 1;
        text.append("c ").append(comments, at, end - at);
        at = end;
    }
    text += "p cnf " + std::to_string(formula.variables()) + ' ' + std::to_string(formula.clauses()) + '\n';
    for (const Literal literal : formula.literals()) {
        text += std::to_string(literal);
        text += literal == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace rookery
