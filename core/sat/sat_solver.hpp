// The SAT solver: CaDiCaL, behind what is needed of it here.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "job/progress_callback.hpp"
#include "sat/formula.hpp"

namespace rookery {

// Where a proof goes as it is found, in the LRAT format as text: a clause a line, "ID LITERALS 0 IDS 0", or
// "ID d IDS 0" where clauses are deleted. The clauses of the formula have the numbers 1, 2, ... in its order.
class ProofSink {
  public:
    virtual ~ProofSink() = default;
    // The formula that the proof is about, before it. Called anew, it begins another proof that replaces the first.
    virtual void begin(const Formula& formula) = 0;
    virtual void lines(std::string_view text) = 0;  // any piece of the text, cut anywhere
    virtual void end() {}                           // the text is complete, and ends in the empty clause
};

enum class SatAnswer : std::uint8_t { satisfiable, unsatisfiable, unknown };

class SatSolver {
  public:
    // The formula must live as long as the solver. It may grow: each solve() takes what was added. A proof is written
    // if `proof` is given, of the formula as it is now, which must not grow then.
    explicit SatSolver(const Formula& formula, ProofSink* proof = nullptr);
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    // Unknown: stopped by the stop token, or after so many conflicts (which does not depend on the machine).
    SatAnswer solve(std::uint64_t conflicts, const ProgressCallback& progress = {});
    bool value(Literal literal) const;  // after `satisfiable`
    // By all calls so far; may be asked while progress is reported.
    std::uint64_t learnt_clauses() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace rookery
