// CaDiCaL: A. Biere and others, version 1.7.4.
#include "sat/sat_solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <cstdio>
#include <optional>
#include <string>

namespace rookery {
namespace {

constexpr std::size_t kBufferBytes = 1 << 16;

ssize_t pass_on(void* sink, const char* text, std::size_t size) {
    static_cast<ProofSink*>(sink)->lines({text, size});
    return static_cast<ssize_t>(size);
}

std::FILE* stream_into(ProofSink& sink) {
    cookie_io_functions_t functions{};
    functions.write = pass_on;
    std::FILE* stream = fopencookie(&sink, "w", functions);
    if (stream != nullptr) std::setvbuf(stream, nullptr, _IOFBF, kBufferBytes);
    return stream;
}

}  // namespace

// A C stream that ends in a ProofSink. CaDiCaL can write its proofs only to a C stream. This one does not lead to a
// file, so the core remains free of input and output.
class ProofStream {
  public:
    explicit ProofStream(ProofSink& sink) : sink_{sink}, stream_{stream_into(sink)} {}
    ~ProofStream() {
        if (stream_ != nullptr) std::fclose(stream_);
    }
    ProofStream(const ProofStream&) = delete;
    ProofStream& operator=(const ProofStream&) = delete;

    std::FILE* get() const { return stream_; }  // null: out of memory

    // The proof is complete.
    void end() {
        std::fflush(stream_);
        sink_.end();
    }

  private:
    ProofSink& sink_;
    std::FILE* stream_;
};

struct SatSolver::Inner {
    // Called by the solver after every few conflicts: stops it if requested, and reports progress.
    class Supervisor final : public CaDiCaL::Terminator, public CaDiCaL::Learner {
      public:
        void progress(const ProgressCallback* progress) { progress_ = progress; }
        std::uint64_t learnt() const { return learnt_; }

        bool terminate() override {
            if (progress_ == nullptr) return false;
            if (learnt_ >= next_report_) {
                next_report_ = learnt_ + kReportAfter;
                if (progress_->on_progress) progress_->report(std::to_string(learnt_) + " clauses learnt");
            }
            return progress_->stop_requested();
        }
        bool learning(int) override {  // called for every learnt clause; its literals are not needed
            ++learnt_;
            return false;
        }
        void learn(int) override {}

      private:
        static constexpr std::uint64_t kReportAfter = 500;

        const ProgressCallback* progress_ = nullptr;
        std::uint64_t learnt_ = 0;
        std::uint64_t next_report_ = kReportAfter;
    };

    explicit Inner(const Formula& f) : formula{f} {}

    // Returns false if stopped before all were taken.
    bool take_new_clauses(StopToken stop) {
        constexpr std::size_t kTakenUnasked = 10'000;
        solver.reserve(formula.variables());
        for (; taken < formula.literals().size(); ++taken) {
            if (taken % kTakenUnasked == 0 && stop.stop_requested()) return false;
            solver.add(formula.literals()[taken]);
        }
        return !stop.stop_requested();
    }

    const Formula& formula;
    std::size_t taken = 0;  // number of its literals taken
    CaDiCaL::Solver solver;
    Supervisor supervisor;
    std::optional<ProofStream> stream;
};

SatSolver::SatSolver(const Formula& formula, ProofSink* proof) : inner_{std::make_unique<Inner>(formula)} {
    CaDiCaL::Solver& solver = inner_->solver;
    if (proof != nullptr) {
        solver.set("lrat", 1);
        solver.set("binary", 0);
        proof->begin(formula);
        inner_->stream.emplace(*proof);
        if (inner_->stream->get() == nullptr || !solver.trace_proof(inner_->stream->get(), "proof"))
            inner_->stream.reset();
    }
    solver.connect_terminator(&inner_->supervisor);
    solver.connect_learner(&inner_->supervisor);
}

SatSolver::~SatSolver() {
    inner_->solver.disconnect_terminator();
    inner_->solver.disconnect_learner();
    if (inner_->stream) inner_->solver.close_proof_trace();
}

SatAnswer SatSolver::solve(std::uint64_t conflicts, const ProgressCallback& progress) {
    constexpr int kSatisfiable = 10;
    constexpr int kUnsatisfiable = 20;
    if (!inner_->take_new_clauses(progress.stop)) return SatAnswer::unknown;
    inner_->supervisor.progress(&progress);
    constexpr std::uint64_t kMax = 2'000'000'000;
    inner_->solver.limit("conflicts", static_cast<int>(std::min(conflicts, kMax)));
    const int answer = inner_->solver.solve();
    inner_->supervisor.progress(nullptr);
    if (answer == kSatisfiable) return SatAnswer::satisfiable;
    if (answer != kUnsatisfiable) return SatAnswer::unknown;
    if (inner_->stream) {
        inner_->solver.flush_proof_trace();
        inner_->stream->end();
    }
    return SatAnswer::unsatisfiable;
}

std::uint64_t SatSolver::learnt_clauses() const {
    return inner_->supervisor.learnt();
}

bool SatSolver::value(Literal literal) const {
    if (literal == kTrue || literal == kFalse) return literal == kTrue;
    return inner_->solver.val(literal) > 0;
}

}  // namespace rookery
