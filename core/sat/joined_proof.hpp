// Joins proofs of parts of a formula, in the LRAT format, into one of the whole.
//
// A part's formula has the first `shared` clauses of the whole, then some clauses that the whole has under other
// numbers (`own`), and last a clause of one literal that represents the part, which the whole does not have. The joined
// proof assumes that literal instead: each derived clause gets the literal's negation, hints at the one clause are left
// out, and all numbers become those of the joined proof:
//
//     part:  901 4 -7 0 12 899 900 0     900 is the clause "part", variable 88; in the whole it is 95
//     whole: 7305 4 -7 -95 0 12 6204 0
//
// When such a clause is negated, the part's literal is true from the start, and every hint keeps its meaning.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "sat/sat_solver.hpp"

namespace rookery {

struct JoinedPart {
    std::int64_t shared = 0;
    std::vector<std::int64_t> own;
    Literal literal = 0;           // the part's, in its own formula
    Literal literal_in_whole = 0;  // in the whole
};

class JoinedProof {
  public:
    // Begins the proof of the whole formula in `sink`, which must outlive this.
    JoinedProof(const Formula& whole, ProofSink& sink);
    JoinedProof(const JoinedProof&) = delete;
    JoinedProof& operator=(const JoinedProof&) = delete;

    void begin_part(JoinedPart part);
    // The text of the part's proof, in pieces cut anywhere.
    void lines(std::string_view text);
    // Returns the number of the clause "not this part", the only clause kept from the part. 0: the text was not a proof
    // that ends in the empty clause.
    std::int64_t end_part();

    // Adds a clause that follows by the hints, outside any part. Returns its number.
    std::int64_t add(std::span<const Literal> clause, std::span<const std::int64_t> hints);
    void end();

  private:
    void take_line();
    void take_derived();
    void take_deletion();
    std::int64_t number_in_whole(std::int64_t number) const;
    bool is_derived(std::int64_t number) const { return number > last_of_formula_; }
    void write(std::int64_t number);
    void end_line();

    ProofSink& sink_;
    std::int64_t last_ = 0;  // the last clause so far

    JoinedPart part_;
    std::int64_t last_of_formula_ = 0;        // number of clauses of the part's formula
    std::int64_t offset_ = 0;                 // from the part's numbers of derived clauses to the whole's
    std::unordered_set<std::int64_t> alive_;  // the part's derived clauses not yet deleted, in the whole's numbers
    std::int64_t refuted_ = 0;
    bool broken_ = false;

    // State of the line being read.
    std::vector<std::int64_t> numbers_;
    bool is_deletion_ = false;
    bool is_negative_ = false;
    bool in_number_ = false;
    std::int64_t number_ = 0;

    std::string out_;
};

}  // namespace rookery
