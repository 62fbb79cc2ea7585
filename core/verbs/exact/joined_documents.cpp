#include "verbs/exact/joined_documents.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>

#include "exact/encoding/cube_cover.hpp"
#include "sat/joined_proof.hpp"
#include "verbs/exact/proof_documents.hpp"

namespace rookery {
namespace {

class StoreSink final : public Sink {
  public:
    explicit StoreSink(DocumentStore& store) : store_{store} {}
    void row(std::string_view) override {}
    void problem(std::int64_t, std::int64_t, std::string_view) override {}
    void document(std::string_view name, std::string_view text) override { store_.document(name, text); }

  private:
    DocumentStore& store_;
};

std::string text_of(DocumentStore& documents, const std::string& name) {
    std::string text;
    documents.read(name, [&](std::string_view piece) { text += piece; });
    return text;
}

// The number behind a comment line's word, "c steps 8"; 0: there is none.
int number_in_comment(std::string_view text, std::string_view line) {
    const std::size_t at = text.find(line);
    int number = 0;
    if (at != std::string_view::npos) {
        std::from_chars(text.data() + at + line.size(), text.data() + text.size(), number);
    }
    return number;
}

// Formulas of parts, made again to be compared with those that were written.
template <int N>
class PartFormulas {
  public:
    PartFormulas(CellSet pattern, StrategySet strategies, int divided_steps)
        : pattern_{pattern}, strategies_{strategies}, divided_steps_{divided_steps} {}

    Formula of(const Cube& cube, int steps) {
        const auto [encoding, is_new] =
            encodings_.try_emplace(steps, pattern_, strategies_, steps, Purpose::refute, divided_steps_);
        Formula formula = encoding->second.formula();
        add_part(encoding->second, cube, formula);
        return formula;
    }

  private:
    CellSet pattern_;
    StrategySet strategies_;
    int divided_steps_;
    std::map<int, Encoding<N>> encodings_;  // by steps
};

}  // namespace

template <int N>
std::string join_proofs(CellSet pattern, StrategySet strategies, const std::vector<Cube>& cubes,
                        DocumentStore& documents) {
    constexpr int kMaxSteps = Geometry<N>::kCells * Geometry<N>::kSize;
    const auto name = [](std::size_t part, const char* what) { return std::to_string(part + 1) + '.' + what; };
    const auto sentence = [&](std::size_t part, const std::string& what) {
        return "the proof of part " + std::to_string(part + 1) + " of " + std::to_string(cubes.size()) + ' ' + what;
    };
    PartFormulas<N> formulas(pattern, strategies, static_cast<int>(cubes.front().size()));
    std::vector<int> steps;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        const std::string text = text_of(documents, name(i, "cnf"));
        if (text.empty()) return sentence(i, "is not there");
        const std::size_t begin = text.find("\np cnf ");
        steps.push_back(number_in_comment(text, "\nc steps "));
        if (begin == std::string::npos || steps.back() < static_cast<int>(cubes.front().size()) ||
            steps.back() > kMaxSteps ||
            std::string_view(text).substr(begin + 1) != to_dimacs(formulas.of(cubes[i], steps.back()))) {
            return sentence(i, "is that of another formula");
        }
    }
    const CubeCover<N> cover(pattern, strategies, *std::max_element(steps.begin(), steps.end()), cubes);
    StoreSink sink(documents);
    ProofDocuments whole(sink, "");
    JoinedProof proof(cover.formula(), whole);
    std::vector<std::int64_t> refuted;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        proof.begin_part(cover.part(i, formulas.of(cubes[i], steps[i])));
        documents.read(name(i, "lrat"), [&](std::string_view piece) { proof.lines(piece); });
        refuted.push_back(proof.end_part());
        if (refuted.back() == 0) return sentence(i, "is not complete");
        documents.document(name(i, "cnf"), {});
        documents.document(name(i, "lrat"), {});
    }
    cover.derive(refuted, proof);
    proof.end();
    whole.keep();
    return {};
}

template std::string join_proofs<2>(CellSet, StrategySet, const std::vector<Cube>&, DocumentStore&);
template std::string join_proofs<3>(CellSet, StrategySet, const std::vector<Cube>&, DocumentStore&);

}  // namespace rookery
