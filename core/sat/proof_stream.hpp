// A C stream that ends in a ProofSink.
#pragma once

#include "sat/sat_solver.hpp"

struct _IO_FILE;

namespace rookery {

// CaDiCaL writes its proofs to a C stream and knows nothing else. This one leads to no file, so that the core stays
// free of input and output.
class ProofStream {
  public:
    explicit ProofStream(ProofSink& sink);
    ~ProofStream();
    ProofStream(const ProofStream&) = delete;
    ProofStream& operator=(const ProofStream&) = delete;

    _IO_FILE* get() const { return stream_; }  // what FILE is in the C libraries of Linux and of wasm; null: no memory
    void end();                                // the proof is complete

  private:
    ProofSink& sink_;
    _IO_FILE* stream_;
};

}  // namespace rookery
