// The SAT solver: CaDiCaL, behind the few calls that are needed here.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "job/progress_callback.hpp"
#include "sat/formula.hpp"

namespace rookery {

// The destination of a proof as it is found, in the LRAT format as text: one clause per line, "ID LITERALS 0 IDS 0", or
// "ID d IDS 0" for deletions. The clauses of the formula have the numbers 1, 2, ... in its order.
class ProofSink {
  public:
    virtual ~ProofSink() = default;
    // The formula of the proof; comes before the proof. A second call begins another proof, which replaces the first.
    virtual void begin(const Formula& formula) = 0;
    virtual void lines(std::string_view text) = 0;  // any piece of the text, cut anywhere
    virtual void end() {}                           // the text is complete, and ends in the empty clause
};

enum class SatAnswer : std::uint8_t { satisfiable, unsatisfiable, unknown };

class SatSolver {
  public:
    // The formula must outlive the solver. It may grow: each solve() takes the new clauses. If `proof` is given, the
    // solver writes a proof of the formula as it is now, which then must not grow.
    explicit SatSolver(const Formula& formula, ProofSink* proof = nullptr);
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    // Unknown: stopped by the stop token, or after that many conflicts (which does not depend on the machine).
    SatAnswer solve(std::uint64_t conflicts, const ProgressCallback& progress = {});
    bool value(Literal literal) const;  // after `satisfiable`
    // The number of clauses learnt in all calls so far; may be called while progress is reported.
    std::uint64_t learnt_clauses() const;

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace rookery
