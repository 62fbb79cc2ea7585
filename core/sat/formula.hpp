// A formula in conjunctive normal form.
//
//   literals:  3 -5 0  -3 4 0  ...     clauses one after another, each ending in 0, as in DIMACS
//
// Values that are known while a formula is built enter its clauses as kTrue and kFalse, and are simplified away.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "contract/contract.hpp"

namespace rookery {

// A variable is 1, 2, ...; a literal is a variable or its negation as a negative number.
using Literal = int;
inline constexpr Literal kTrue = std::numeric_limits<Literal>::max();
inline constexpr Literal kFalse = -kTrue;

// How a clause of one literal is stored.
enum class UnitClauses : std::uint8_t {
    // As two clauses with a new variable, one with it and one with its negation. The solver can then number the clauses
    // of the formula 1, 2, ... in its proofs, since it concludes nothing before it has them all.
    split,
    // As it is: for formulas whose clauses are counted or shown. Not for proofs.
    plain,
};

// The meaning of a variable to the code that made it: a kind, and some small numbers. Kind 0: none.
struct VariableTag {
    std::uint8_t kind = 0;
    std::array<std::uint16_t, 5> numbers{};
};

class Formula {
  public:
    explicit Formula(UnitClauses units = UnitClauses::split) : units_{units} {}

    Literal new_variable(const VariableTag& tag = {}) {
        tags_.push_back(tag);
        return ++variables_;
    }
    Literal new_variables(int n) {  // returns the last of them
        ROOKERY_EXPECTS(n >= 0);
        tags_.resize(tags_.size() + static_cast<std::size_t>(n));
        return variables_ += n;
    }
    // Adds a clause: true if one of its literals is.
    void add(std::span<const Literal> clause);
    void add(std::initializer_list<Literal> clause) { add(std::span<const Literal>(clause.begin(), clause.size())); }
    // Adds a clause of one literal as it is, after all others. The solver draws conclusions from it, so clauses added
    // later would not keep their numbers in a proof.
    void add_last_unit(Literal literal);
    // Lines for the reader of the formula, each ending in a line feed: what the formula is about.
    void set_comments(std::string lines) { comments_ = std::move(lines); }

    int variables() const { return variables_; }
    std::int64_t clauses() const { return clauses_; }
    std::span<const Literal> literals() const { return literals_; }
    const VariableTag& tag(int variable) const {
        ROOKERY_EXPECTS(1 <= variable && variable <= variables_);
        return tags_[static_cast<std::size_t>(variable) - 1];
    }
    const std::string& comments() const { return comments_; }

  private:
    void end_clause() {
        literals_.push_back(0);
        ++clauses_;
    }

    UnitClauses units_;
    int variables_ = 0;
    std::int64_t clauses_ = 0;
    std::vector<Literal> literals_;
    std::vector<VariableTag> tags_;  // variable v at [v - 1]
    std::string comments_;
};

// In the DIMACS format: the comments as lines that begin with "c ", "p cnf VARIABLES CLAUSES", then one clause per
// line.
std::string to_dimacs(const Formula& formula);

}  // namespace rookery
