// The solver's proofs, correct and randomly corrupted, checked by the checker and by a plain one that looks for unit
// clauses everywhere. If the checker accepts a proof, the plain one must too; and neither may accept a proof of a
// formula with a solution. The seed is fixed; a failure prints its part.
#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "board/random.hpp"
#include "fuzz/text/mutation.hpp"
#include "sat/sat_solver.hpp"
#include "support/checkers/lrat_checker.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kLratSeed = 7;
using Clauses = std::vector<std::vector<Literal>>;

// Clauses of three literals, some of two.
Clauses random_clauses(int variables, int clauses, Random& random) {
    Clauses made;
    while (static_cast<int>(made.size()) < clauses) {
        std::vector<Literal> clause;
        const std::size_t size = random.below(8) == 0 ? 2 : 3;
        while (clause.size() < size) {
            const auto variable = static_cast<Literal>(1 + random.below(static_cast<std::uint32_t>(variables)));
            bool is_new = true;
            for (const Literal other : clause) is_new = is_new && std::abs(other) != variable;
            if (is_new) clause.push_back(random.coin() ? variable : -variable);
        }
        made.push_back(clause);
    }
    return made;
}

Formula formula_of(int variables, const Clauses& clauses) {
    Formula formula;
    for (int i = 0; i < variables; ++i) formula.new_variable();
    for (const auto& clause : clauses) formula.add(clause);
    return formula;
}

class Kept final : public ProofSink {
  public:
    void begin(const Formula& /*formula*/) override { text_.clear(); }
    void lines(std::string_view text) override { text_ += text; }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

// Nothing if the formula has a solution.
std::optional<std::string> proof_of(const Formula& formula) {
    Kept kept;
    SatSolver solver(formula, &kept);
    if (solver.solve(1'000'000) != SatAnswer::unsatisfiable) return std::nullopt;
    return kept.text();
}

bool passes(const Formula& formula, const std::string& proof) {
    LratChecker checker;
    checker.begin(formula);
    checker.lines(proof);
    checker.end();
    return checker.verified();
}

// Whether each clause of a proof follows by unit propagation from any live clauses, and the last is empty. Only for
// well-formed texts.
class PlainChecker {
  public:
    PlainChecker(int variables, const Clauses& clauses) : values_(static_cast<std::size_t>(variables) + 1) {
        for (const auto& clause : clauses) live_[++last_] = clause;
    }
    bool passes(const std::string& proof) {
        std::istringstream lines(proof);
        bool refuted = false;
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            long long id = 0;
            std::string word;
            words >> id >> word;
            if (word == "d") {
                for (long long gone = 0; words >> gone && gone != 0;) live_.erase(gone);
                continue;
            }
            std::vector<Literal> clause;
            for (; word != "0" && !word.empty(); words >> word) clause.push_back(std::stoi(word));
            if (!follows(clause)) return false;
            live_[id] = clause;
            refuted = refuted || clause.empty();
        }
        return refuted;
    }

  private:
    bool is_false(Literal literal) const { return values_[std::abs(literal)] == (literal > 0 ? -1 : 1); }
    bool is_true(Literal literal) const { return values_[std::abs(literal)] == (literal > 0 ? 1 : -1); }
    void set(Literal literal) { values_[std::abs(literal)] = literal > 0 ? 1 : -1; }

    bool follows(const std::vector<Literal>& clause) {
        std::fill(values_.begin(), values_.end(), 0);
        for (const Literal literal : clause) set(-literal);
        for (bool found = true; found;) {
            found = false;
            for (const auto& [id, literals] : live_) {
                std::vector<Literal> open;
                bool satisfied = false;
                for (const Literal literal : literals) {
                    satisfied = satisfied || is_true(literal);
                    if (!is_true(literal) && !is_false(literal)) open.push_back(literal);
                }
                if (satisfied || open.size() > 1) continue;
                if (open.empty()) return true;
                set(open[0]);
                found = true;
            }
        }
        return false;
    }

    long long last_ = 0;
    std::map<long long, std::vector<Literal>> live_;
    std::vector<int> values_;
};

// One of a proof's numbers changed to a nearby one, or to another of its numbers.
std::string with_a_number_changed(const std::string& proof, Random& random) {
    std::vector<std::pair<std::size_t, std::size_t>> numbers;  // begin, length
    for (std::size_t at = 0; at < proof.size();) {
        const std::size_t end = proof.find_first_of(" \n", at);
        if (proof[at] != 'd') numbers.emplace_back(at, end - at);
        at = end + 1;
    }
    const auto some = [&] { return numbers[random.below(static_cast<std::uint32_t>(numbers.size()))]; };
    const auto [at, length] = some();
    const long long before = std::stoll(proof.substr(at, length));
    const auto [other, other_length] = some();
    std::string after = proof.substr(other, other_length);
    if (random.coin()) after = std::to_string(random.coin() ? -before : before + (random.coin() ? 1 : -1));
    return proof.substr(0, at) + after + proof.substr(at + length);
}

}  // namespace

TEST_CASE("the solver's proofs pass both checkers; spoilt proofs pass one only if they pass the other") {
    constexpr int kFormulas = 40;
    constexpr int kSpoilt = 60;  // per formula
    constexpr std::size_t kLongest = 20'000;
    int proofs = 0;
    int passed = 0;
    int refused = 0;
    for (std::uint64_t part = 0; part < kFormulas; ++part) {
        INFO("seed ", kLratSeed, ", part ", part);
        Random random(kLratSeed, part);
        const int variables = 10 + static_cast<int>(random.below(40));
        const Clauses clauses = random_clauses(variables, 5 * variables, random);
        const Formula formula = formula_of(variables, clauses);
        const auto proof = proof_of(formula);
        if (!proof || proof->size() > kLongest) continue;
        ++proofs;
        REQUIRE(passes(formula, *proof));
        REQUIRE(PlainChecker(variables, clauses).passes(*proof));
        for (int i = 0; i < kSpoilt; ++i) {
            const std::string spoilt = i % 2 == 0 ? with_a_number_changed(*proof, random)
                                                  : fuzz::Mutator(Random(random.next())).spoilt(*proof);
            const bool good = passes(formula, spoilt);
            if (good) REQUIRE(PlainChecker(variables, clauses).passes(spoilt));
            ++(good ? passed : refused);
        }
    }
    MESSAGE(proofs, " proofs; of the spoilt ones ", refused, " refused, ", passed, " still valid");
    CHECK(proofs >= 20);
    CHECK(refused > 10 * passed);
}

TEST_CASE("a formula with a solution has no valid proof") {
    constexpr int kFormulas = 60;
    int tried = 0;
    for (std::uint64_t part = 0; part < kFormulas; ++part) {
        INFO("seed ", kLratSeed, ", part ", part);
        Random random(kLratSeed + 1, part);
        const int variables = 8 + static_cast<int>(random.below(20));
        Clauses clauses = random_clauses(variables, 5 * variables, random);
        const auto proof = proof_of(formula_of(variables, clauses));
        if (!proof) continue;
        // Clauses become copies of the first one by one, which keeps the numbering, until there is a solution.
        for (std::size_t i = 1; i < clauses.size(); ++i) {
            clauses[i] = clauses[0];
            const Formula formula = formula_of(variables, clauses);
            SatSolver solver(formula);
            if (solver.solve(1'000'000) != SatAnswer::satisfiable) continue;
            ++tried;
            REQUIRE_FALSE(passes(formula, *proof));
            if (tried % 8 == 0) break;
        }
    }
    CHECK(tried > 300);
}
