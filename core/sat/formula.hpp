// A formula in conjunctive normal form.
//
//   literals:  3 -5 0  -3 4 0  ...     clauses one behind the other, each ended by 0, as DIMACS writes them
//
// Some values are known while a formula is built: they enter its clauses as kTrue and kFalse, and are simplified away.
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
    // As two clauses with a new variable, one with it and one with its negation: the solver may then number the clauses
    // of the formula 1, 2, ... in its proofs, since it concludes nothing before it has them all.
    split,
    // As it is: for formulas whose clauses are counted or shown. No proofs.
    plain,
};

// What a variable says, as whoever made it understands it: a kind, and some small numbers. Kind 0: nothing.
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
    Literal new_variables(int n) {  // the last of them
        ROOKERY_EXPECTS(n >= 0);
        tags_.resize(tags_.size() + static_cast<std::size_t>(n));
        return variables_ += n;
    }
    // A clause: true if one of its literals is.
    void add(std::span<const Literal> clause);
    void add(std::initializer_list<Literal> clause) { add(std::span<const Literal>(clause.begin(), clause.size())); }
    // A clause of one literal as it is, behind all others: the solver concludes from it, so that no clause added after
    // it would have its number in a proof.
    void add_last_unit(Literal literal);
    // Lines for whoever reads it, each ended by a line end: what the formula is about.
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
    std::vector<VariableTag> tags_;  // of variable v at [v - 1]
    std::string comments_;
};

// In the DIMACS format: the comments as lines that begin with "c ", "p cnf VARIABLES CLAUSES", then one clause a line.
std::string to_dimacs(const Formula& formula);

}  // namespace rookery
