// rookery-lrat-check FORMULA PROOF: whether PROOF, in the LRAT text format, proves that FORMULA, in the DIMACS format,
// is unsatisfiable. Prints the result with the cost of the check, or the place where the proof fails. Exit status: 0 if
// proved, 1 if the proof fails, 2 if a file cannot be read. The proof is read piece by piece and may have any length.
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "bench/cpu_time.hpp"
#include "support/checkers/lrat_checker.hpp"
#include "support/dimacs.hpp"

using namespace rookery;

namespace {

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

// Calls take(text) for each piece of a file. False if it cannot be read.
template <class F>
bool for_each_piece(const char* name, F take) {
    const File file(std::fopen(name, "rb"));
    if (file == nullptr) return false;
    std::vector<char> piece(1 << 20);
    while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file.get())) take({piece.data(), size});
    return std::ferror(file.get()) == 0;
}

int cannot_read(const char* name, const std::string& why) {
    std::fprintf(stderr, "rookery-lrat-check: cannot read %s%s%s\n", name, why.empty() ? "" : ": ", why.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "rookery-lrat-check FORMULA PROOF\n");
        return 2;
    }
    std::string text;
    if (!for_each_piece(argv[1], [&](std::string_view piece) { text += piece; })) return cannot_read(argv[1], "");
    std::string problem;
    const auto formula = dimacs::read(text, problem);
    if (!formula) return cannot_read(argv[1], problem);
    const double start = bench::cpu_seconds();
    LratChecker checker;
    checker.begin(formula->variables, formula->literals);
    if (!for_each_piece(argv[2], [&](std::string_view piece) { checker.lines(piece); })) {
        return cannot_read(argv[2], "");
    }
    checker.end();
    constexpr double kMega = 1e6;
    std::printf("%s\n", checker.result().c_str());
    std::printf("%llu clauses derived, %llu deleted, %llu hints; %.1f MB read in %.2f s, %.1f MB for clauses\n",
                static_cast<unsigned long long>(checker.derived()), static_cast<unsigned long long>(checker.deleted()),
                static_cast<unsigned long long>(checker.hints()), static_cast<double>(checker.bytes()) / kMega,
                bench::cpu_seconds() - start, static_cast<double>(checker.most_bytes()) / kMega);
    return checker.verified() ? 0 : 1;
}
