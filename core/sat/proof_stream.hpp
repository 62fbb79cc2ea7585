// A C stream that ends in a ProofSink.
#pragma once

#include "sat/sat_solver.hpp"

struct _IO_FILE;

namespace rookery {

// CaDiCaL can write its proofs only to a C stream. This one does not lead to a file, so the core remains free of input
// and output.
class ProofStream {
  public:
    explicit ProofStream(ProofSink& sink);
    ~ProofStream();
    ProofStream(const ProofStream&) = delete;
    ProofStream& operator=(const ProofStream&) = delete;

    _IO_FILE* get() const { return stream_; }  // FILE in the C libraries of Linux and of wasm; null: out of memory
    void end();                                // the proof is complete

  private:
    ProofSink& sink_;
    _IO_FILE* stream_;
};

}  // namespace rookery
