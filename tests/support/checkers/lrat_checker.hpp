// A small checker of LRAT proofs. It shares nothing with the solver that writes them.
//
// A line "ID LITERALS 0 HINTS 0" adds a clause that must follow by unit propagation along exactly its hints. The
// checker assumes all literals of the clause to be false. Each hint names a clause in which all literals but one are
// then false; the remaining one is open and becomes true. The last hint names a clause whose literals are all false.
// This is reverse unit propagation. The checker rejects the format's other kind of hint, the negative ones of
// "resolution asymmetric tautologies": a clause that they justify need not follow. CaDiCaL, whose proofs are checked
// here, writes none: what its preprocessing does beyond reverse unit propagation only deletes clauses. A line "ID d IDS
// 0" deletes clauses.
//
// The checker is stricter than soundness needs, so that nothing unforeseen passes: IDs ascend, only live clauses are
// named or deleted, each hint but the last makes a literal true, and no variables occur that the formula does not have.
//
// The text arrives in pieces cut anywhere and is checked as it arrives; only the live clauses are kept. Source of the
// format: L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann and P. Schneider-Kamp, "Efficient Certified RAT Verification"
// (2017).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sat/sat_solver.hpp"
#include "support/checkers/lrat_clauses.hpp"

namespace rookery {

class LratChecker final : public ProofSink {
  public:
    // Where and why a proof fails. An empty sentence means no error.
    struct Error {
        std::uint64_t line = 0;
        std::int64_t id = 0;  // of the clause that the line adds; 0: unknown
        std::string sentence;
    };

    void begin(const Formula& formula) override { begin(formula.variables(), formula.literals()); }
    // The clauses in order, each followed by 0.
    void begin(int variables, std::span<const Literal> formula) {
        *this = LratChecker();
        variables_ = variables;
        values_.assign(2 * static_cast<std::size_t>(variables_) + 1, 0);
        for (const Literal literal : formula) {
            if (literal != 0) {
                if (!is_literal(literal)) {
                    refuse("the formula has a literal beyond its variables");
                    return;
                }
                if (value(literal) > 0) continue;  // a duplicate
                literals_.push_back(literal);
                if (value(literal) == 0) assume(literal);
                continue;
            }
            clauses_.add(++last_id_, literals_);
            refuted_ = refuted_ || literals_.empty();
            literals_.clear();
            clear_trail();
        }
    }

    void lines(std::string_view text) override {
        bytes_ += text.size();
        if (is_wrong()) return;
        for (const char c : text) {
            if (!take(c)) return;
        }
    }

    void end() override {
        if (is_wrong()) return;
        if (reading_ != Reading::gap || !numbers_.empty()) {
            refuse("the text ends within a line");
        } else if (!refuted_) {
            refuse("the text ends without the empty clause");
        } else {
            ended_ = true;
        }
    }

    // The proof is complete and correct: the formula is unsatisfiable.
    bool verified() const { return ended_; }
    const Error& error() const { return error_; }
    std::string result() const {
        if (verified()) return "verified";
        if (!is_wrong()) return "not ended";
        return "line " + std::to_string(error_.line) + ", clause " + std::to_string(error_.id) + ": " + error_.sentence;
    }

    std::uint64_t bytes() const { return bytes_; }
    std::uint64_t derived() const { return derived_; }
    std::uint64_t deleted() const { return deleted_; }
    std::uint64_t hints() const { return hints_; }
    std::size_t most_bytes() const { return clauses_.most_bytes(); }  // of memory, for clauses

  private:
    static constexpr std::int64_t kMaxNumber = std::int64_t{1} << 59;  // ten times this still fits

    enum class Reading : std::uint8_t { gap, minus, number, word };

    bool is_wrong() const { return !error_.sentence.empty(); }

    // Takes the next character of the text. False: the proof fails here.
    bool take(char c) {
        if ('0' <= c && c <= '9') {
            if (reading_ == Reading::word) return refuse("a number right behind a 'd'");
            reading_ = Reading::number;
            number_ = 10 * number_ + (c - '0');
            return number_ < kMaxNumber || refuse("a number with too many digits");
        }
        if (c == ' ' || c == '\n') {
            if (reading_ == Reading::minus) return refuse("a minus without a number");
            if (reading_ == Reading::number) numbers_.push_back(is_negative_ ? -number_ : number_);
            reading_ = Reading::gap;
            number_ = 0;
            is_negative_ = false;
            return c == ' ' || finish_line();
        }
        if (reading_ == Reading::gap && c == '-') {
            reading_ = Reading::minus;
            return is_negative_ = true;
        }
        if (reading_ == Reading::gap && c == 'd' && numbers_.size() == 1 && !is_deletion_) {
            reading_ = Reading::word;
            return is_deletion_ = true;
        }
        return refuse("a character that has no place there");
    }
    bool finish_line() {
        if (is_deletion_ ? !delete_clauses() : !add_clause()) return false;
        ++line_;
        numbers_.clear();
        is_deletion_ = false;
        return true;
    }

    // ID d IDS 0. The first number carries no needed information.
    bool delete_clauses() {
        if (numbers_.size() < 2 || numbers_.back() != 0) return refuse("a deletion that does not end in 0");
        for (std::size_t i = 1; i + 1 < numbers_.size(); ++i) {
            const std::int64_t id = numbers_[i];
            if (id <= 0 || !clauses_.erase(static_cast<lrat::ClauseId>(id))) {
                return refuse("deletes clause " + std::to_string(id) + ", which is not there");
            }
            ++deleted_;
        }
        return true;
    }

    // ID LITERALS 0 HINTS 0
    bool add_clause() {
        if (numbers_.empty()) return refuse("an empty line");
        const std::int64_t id = numbers_[0];
        if (id <= 0 || static_cast<lrat::ClauseId>(id) <= last_id_) {
            return refuse("the clause's number is not above those before");
        }
        literals_.clear();
        std::size_t at = 1;
        bool good = true;
        for (; good && at < numbers_.size() && numbers_[at] != 0; ++at) good = assume_false(numbers_[at]);
        good = good && (at < numbers_.size() || refuse("no 0 behind the literals"));
        good = good && follows(at + 1);
        clear_trail();
        if (!good) return false;
        last_id_ = static_cast<lrat::ClauseId>(id);
        clauses_.add(last_id_, literals_);
        refuted_ = refuted_ || literals_.empty();
        ++derived_;
        return true;
    }
    bool assume_false(std::int64_t number) {
        if (!is_literal(number)) return refuse("the formula has no literal " + std::to_string(number));
        const auto literal = static_cast<Literal>(number);
        if (value(literal) > 0) return refuse("a clause with a literal and its negation");
        if (value(literal) == 0) {
            literals_.push_back(literal);
            assume(-literal);
        }
        return true;
    }
    // Checks the hints from numbers_[at] to the last number, which is 0.
    bool follows(std::size_t at) {
        const std::size_t last = numbers_.size() - 1;
        if (at > last || numbers_[last] != 0) return refuse("no 0 behind the hints");
        for (; at < last; ++at) {
            const std::int64_t id = numbers_[at];
            if (id <= 0) return refuse(id == 0 ? "a 0 among the hints" : "a hint that is negative");
            const auto [there, literals] = clauses_.find(static_cast<lrat::ClauseId>(id));
            if (!there) return refuse("hint " + std::to_string(id) + ": there is no such clause");
            ++hints_;
            Literal open = 0;
            for (const Literal literal : literals) {
                const int now = value(literal);
                if (now < 0) continue;
                if (now > 0) return refuse("hint " + std::to_string(id) + ": a literal is true already");
                if (open != 0) return refuse("hint " + std::to_string(id) + ": more than one literal is open");
                open = literal;
            }
            if (open == 0) return at + 1 == last || refuse("hints behind the contradiction");
            assume(open);
        }
        return refuse("the hints do not end in a contradiction");
    }

    bool is_literal(std::int64_t number) const { return number != 0 && -variables_ <= number && number <= variables_; }
    // 1 true, -1 false, 0 open.
    int value(Literal literal) const { return values_[variables_ + literal]; }
    void assume(Literal literal) {
        values_[variables_ + literal] = 1;
        values_[variables_ - literal] = -1;
        trail_.push_back(literal);
    }
    void clear_trail() {
        for (const Literal literal : trail_) {
            values_[variables_ + literal] = 0;
            values_[variables_ - literal] = 0;
        }
        trail_.clear();
    }

    bool refuse(std::string sentence) {
        error_ = {line_, numbers_.empty() ? 0 : numbers_[0], std::move(sentence)};
        return false;
    }

    // The formula and its derived clauses.
    int variables_ = 0;
    lrat::Clauses clauses_;
    lrat::ClauseId last_id_ = 0;  // the highest so far
    bool refuted_ = false;
    bool ended_ = false;
    Error error_;
    // Of the clause being checked.
    std::vector<Literal> literals_;
    std::vector<std::int8_t> values_;  // of literal l at [variables + l]
    std::vector<Literal> trail_;       // the literals that are true
    // Of the line being read.
    std::uint64_t line_ = 1;
    std::vector<std::int64_t> numbers_;
    bool is_deletion_ = false;
    Reading reading_ = Reading::gap;
    std::int64_t number_ = 0;  // its digits so far
    bool is_negative_ = false;
    std::uint64_t bytes_ = 0;
    std::uint64_t derived_ = 0;
    std::uint64_t deleted_ = 0;
    std::uint64_t hints_ = 0;
};

}  // namespace rookery
