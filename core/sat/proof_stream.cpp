#include "sat/proof_stream.hpp"

#include <cstdio>

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

ProofStream::ProofStream(ProofSink& sink) : sink_{sink}, stream_{stream_into(sink)} {}

ProofStream::~ProofStream() {
    if (stream_ != nullptr) std::fclose(stream_);
}

void ProofStream::end() {
    std::fflush(stream_);
    sink_.end();
}

}  // namespace rookery
