// A proof on its way into the documents of a job: the formula as "cnf", the proof as "lrat".
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "job/job.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

class ProofDocuments final : public ProofSink {
  public:
    // `prefix`: before their names, "7." where each part has its own. What an earlier run left under these names is
    // void.
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

    // What it proves is the answer. Otherwise nothing stays of it. False: it is not complete, and does not stay.
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
