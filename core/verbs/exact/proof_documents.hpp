// Writes a proof to the documents of a job: the formula as "cnf", the proof as "lrat".
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "job/job.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

class ProofDocuments final : public ProofSink {
  public:
    // `prefix` precedes the names: "7." if each part has its own. Discards anything that an earlier run left under
    // these names.
    ProofDocuments(Sink& sink, const std::string& prefix) : sink_{sink}, cnf_{prefix + "cnf"}, lrat_{prefix + "lrat"} {
        drop();
    }
    ProofDocuments(const ProofDocuments&) = delete;
    ProofDocuments& operator=(const ProofDocuments&) = delete;
    ~ProofDocuments() override {
        if (!kept_) drop();
    }

    void begin(const Formula& formula) override {
        drop();
        sink_.document(cnf_, to_dimacs(formula));
    }
    void lines(std::string_view text) override {
        if (!text.empty()) sink_.document(lrat_, text);
    }
    void end() override { whole_ = true; }

    // Call if the proof supports the answer; otherwise nothing of it remains. False: it is incomplete, and discarded.
    bool keep() { return kept_ = whole_; }

  private:
    void drop() {
        whole_ = false;
        sink_.document(cnf_, {});
        sink_.document(lrat_, {});
    }

    Sink& sink_;
    std::string cnf_;
    std::string lrat_;
    bool whole_ = false;
    bool kept_ = false;
};

}  // namespace rookery
