// exact: clues on a pattern that strategies alone solve, or why there are none.
//
//   several patterns   a part decides a pattern
//   one pattern        part 0 makes a short attempt, enough for most. The others each refute a share of the pattern's
//                      assignments (its cubes); once all have done so, the pattern is impossible
#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/cell_set.hpp"
#include "exact/encoding/cube_cover.hpp"
#include "exact/encoding/cubes.hpp"
#include "exact/exact.hpp"
#include "exact/strategies.hpp"
#include "job/job.hpp"
#include "sat/joined_proof.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/exact/exact_fewest.hpp"
#include "verbs/exact/exact_methods.hpp"
#include "verbs/exact/exact_options.hpp"
#include "verbs/exact/exact_row.hpp"
#include "verbs/exact/exact_shares.hpp"
#include "verbs/exact/proof_documents.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

// Joins the proofs of a pattern's parts ("7.cnf" and "7.lrat") into one of the whole ("cnf" and "lrat").

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

// The number after a comment line's word, "c steps 8"; 0: there is none.
int number_in_comment(std::string_view text, std::string_view line) {
    const std::size_t at = text.find(line);
    int number = 0;
    if (at != std::string_view::npos) {
        std::from_chars(text.data() + at + line.size(), text.data() + text.size(), number);
    }
    return number;
}

// Rebuilds the formulas of parts, to compare them with those that were written.
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

// A part may come from an earlier run, so this first checks that its formula is the one of this pattern. It drops the
// documents of parts that are already joined. Returns a sentence if a part's proof is missing or wrong, or nothing.
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
        if (text.empty()) return sentence(i, "is missing");
        const std::size_t begin = text.find("\np cnf ");
        steps.push_back(number_in_comment(text, "\nc steps "));
        if (begin == std::string::npos || steps.back() < static_cast<int>(cubes.front().size()) ||
            steps.back() > kMaxSteps ||
            std::string_view(text).substr(begin + 1) != to_dimacs(formulas.of(cubes[i], steps.back()))) {
            return sentence(i, "belongs to another formula");
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
        if (refuted.back() == 0) return sentence(i, "is incomplete");
        documents.document(name(i, "cnf"), {});
        documents.document(name(i, "lrat"), {});
    }
    cover.derive(refuted, proof);
    proof.end();
    whole.keep();
    return {};
}

constexpr std::uint64_t kShortLook = 5'000;  // conflicts: about a second or two

// Receives the results of a pattern.
template <int N>
class PatternRows {
  public:
    PatternRows(const ExactPattern& pattern, const ExactSpec& wanted, const Table<ExactRow>& table, Sink& sink)
        : pattern_{pattern}, wanted_{wanted}, table_{table}, sink_{sink} {}

    // A puzzle that fails the check becomes a problem, as does a requested proof that is incomplete. False: the proof
    // is incomplete because time ran out.
    bool send(const Decision<N>& decision, ProofDocuments* proof, StopToken stop) const {
        if (decision.answer == Answer::clues) {
            const std::string puzzle_error = error_in(decision.puzzle, pattern_.cells, wanted_.strategies);
            if (!puzzle_error.empty()) {
                sink_.problem(pattern_.line, 1, puzzle_error);
                return true;
            }
        }
        table_.send(exact_row(pattern_.cells, wanted_.strategies, decision), sink_);
        if (decision.answer != Answer::impossible || proof == nullptr || proof->keep()) return true;
        sink_.problem(pattern_.line, 1, "impossible, but without a proof: " + decision.why_no_proof);
        return !stop.stop_requested();
    }

  private:
    const ExactPattern& pattern_;
    const ExactSpec& wanted_;
    const Table<ExactRow>& table_;
    Sink& sink_;
};

class ExactList final : public Job {
  public:
    ExactList(std::vector<ExactPattern> patterns, const ExactSpec& wanted)
        : patterns_{std::move(patterns)}, wanted_{wanted}, table_(kExactColumns, wanted.json) {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(patterns_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::string last_word(bool complete) const override {
        if (complete || patterns_.size() != 1 || patterns_[0].problem) return {};
        return patterns_[0].order == 2 ? left_open<2>() : left_open<3>();
    }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const ExactPattern& pattern = patterns_[static_cast<std::size_t>(part)];
        if (pattern.problem) {
            sink.problem(pattern.line, pattern.problem->column, pattern.problem->sentence);
            return PartStatus::done;
        }
        return pattern.order == 2 ? run_one<2>(pattern, sink, stop) : run_one<3>(pattern, sink, stop);
    }

  private:
    template <int N>
    std::string left_open() const {
        return table_.row_of(exact_row_without_puzzle<N>(patterns_[0].cells, wanted_.strategies, Answer::undecided,
                                                         "the run ended before it was decided", 0));
    }

    template <int N>
    PartStatus run_one(const ExactPattern& pattern, Sink& sink, StopToken stop) const {
        const std::string line = std::to_string(pattern.line);
        const bool several = patterns_.size() > 1;
        const SinkProgress progress(sink, stop, several ? "line " + line + ": " : "");
        std::optional<ProofDocuments> proof;
        if (wanted_.proof) proof.emplace(sink, several ? line + "." : "");
        const Decision<N> decision =
            decide_by_method<N>(pattern.cells, wanted_, progress.callback(), proof ? &*proof : nullptr);
        if (decision.answer == Answer::undecided && stop.stop_requested()) return PartStatus::stopped;
        const bool whole =
            PatternRows<N>(pattern, wanted_, table_, sink).send(decision, proof ? &*proof : nullptr, stop);
        return whole ? PartStatus::done : PartStatus::stopped;
    }

    std::vector<ExactPattern> patterns_;
    ExactSpec wanted_;
    Table<ExactRow> table_;
};

template <int N>
class ExactInCubes final : public Job {
  public:
    ExactInCubes(const ExactPattern& pattern, const ExactSpec& wanted)
        : pattern_{pattern},
          wanted_{wanted},
          table_(kExactColumns, wanted.json),
          cubes_{cubes_of<N>(pattern.cells, wanted.strategies, wanted.cubes.value_or(kDefaultCubes))} {}

    std::int64_t parts() const override { return 1 + static_cast<std::int64_t>(cubes_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::int64_t most_rows() const override { return 1; }
    std::string last_word(bool complete) const override {
        const int refuted = static_cast<int>(cubes_.size());
        const std::string parts = std::to_string(refuted) + (refuted == 1 ? " part" : " parts");
        return table_.row_of(exact_row_without_puzzle<N>(
            pattern_.cells, wanted_.strategies, complete ? Answer::impossible : Answer::undecided,
            complete ? "all clues get stuck: refuted in " + parts : "not all of its " + parts + " were refuted",
            complete ? refuted : 0));
    }
    std::string join_documents(DocumentStore& documents) const override {
        return join_proofs<N>(pattern_.cells, wanted_.strategies, cubes_, documents);
    }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        return part == 0 ? look(sink, stop) : refute(static_cast<std::size_t>(part - 1), sink, stop);
    }

  private:
    PartStatus look(Sink& sink, StopToken stop) const {
        const SinkProgress progress(sink, stop);
        std::optional<ProofDocuments> proof;
        if (wanted_.proof) proof.emplace(sink, "");
        ExactLimits limits = wanted_.limits();
        limits.conflicts = std::min(limits.conflicts, kShortLook);
        const Decision<N> decision = decide<N>(pattern_.cells, wanted_.strategies, limits, wanted_.seed,
                                               progress.callback(), proof ? &*proof : nullptr);
        if (decision.answer == Answer::undecided) return stop.stop_requested() ? PartStatus::stopped : PartStatus::done;
        if (!PatternRows<N>(pattern_, wanted_, table_, sink).send(decision, proof ? &*proof : nullptr, stop))
            return PartStatus::stopped;
        for (std::size_t cube = 0; proof && cube < cubes_.size(); ++cube) {
            ProofDocuments(sink, prefix_of(cube));  // drops what an earlier run left of the parts
        }
        return PartStatus::done;
    }

    static std::string prefix_of(std::size_t cube) { return std::to_string(cube + 1) + '.'; }

    PartStatus refute(std::size_t cube, Sink& sink, StopToken stop) const {
        const std::string number = std::to_string(cube + 1);
        const SinkProgress progress(sink, stop, "part " + number + " of " + std::to_string(cubes_.size()) + ": ");
        std::optional<ProofDocuments> proof;
        if (wanted_.proof) proof.emplace(sink, prefix_of(cube));
        const Decision<N> decision = decide_in_cube<N>(
            pattern_.cells, wanted_.strategies, cubes_[cube], wanted_.conflicts.value_or(kNoConflictLimit),
            progress.callback(), proof ? &*proof : nullptr,
            part_text<N>(cubes_[cube], static_cast<int>(cube) + 1, static_cast<int>(cubes_.size())));
        if (decision.answer == Answer::impossible) {
            if (proof) proof->keep();
        } else if (decision.answer == Answer::clues) {
            PatternRows<N>(pattern_, wanted_, table_, sink).send(decision, nullptr, stop);
        } else if (stop.stop_requested()) {
            return PartStatus::stopped;
        } else {
            sink.row(last_word(false));
        }
        return PartStatus::done;
    }

    ExactPattern pattern_;
    ExactSpec wanted_;
    Table<ExactRow> table_;
    std::vector<Cube> cubes_;
};

// One pattern that can be divided. A part without a result of its own then means that it refuted its share.
bool is_divided(const std::vector<ExactPattern>& patterns, const ExactSpec& wanted) {
    return patterns.size() == 1 && !patterns[0].problem && wanted.method == ExactMethod::portfolio && wanted.cubes != 1;
}

std::unique_ptr<Job> make_exact(const Call& call, ExactOptions& options) {
    const ExactSpec wanted = exact_spec(options);
    if (options.fewest.on()) return make_fewest_job(wanted, call, options);
    std::vector<ExactPattern> patterns = read_exact_patterns(wanted, options, call.input);
    if (!options.error().empty()) return nullptr;
    if (wanted.cubes.value_or(1) > 1 && patterns.size() > 1) {
        options.refuse("cubes works only with one pattern, found " + std::to_string(patterns.size()) + " patterns");
        return nullptr;
    }
    if (!is_divided(patterns, wanted)) return std::make_unique<ExactList>(std::move(patterns), wanted);
    if (patterns[0].order == 2) return std::make_unique<ExactInCubes<2>>(patterns[0], wanted);
    return std::make_unique<ExactInCubes<3>>(patterns[0], wanted);
}

}  // namespace

Verb exact_verb() {
    return declared_verb({.name = "exact",
                          .help = "clues on a pattern that the strategies alone can solve, or a proof that there are "
                                  "none (patterns: one per line, 81 or 16 characters, . or 0 for an empty cell)",
                          .rows = {instead_with({"each"}, row_info(kShareColumns)),
                                   instead_with({"count"}, row_info(kSolvedSetsColumns)),
                                   instead_with({"fewest"}, row_info(kFewestColumns)), row_info(kExactColumns)},
                          .instead_of_input = {"pattern", "fewest"},
                          .awaits = "patterns, one per line: 81 or 16 characters, . or 0 for an empty cell"},
                         make_exact);
}

}  // namespace rookery
