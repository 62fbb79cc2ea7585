#include "textbook/classic/clause_steps.hpp"

#include <algorithm>

#include "board/names.hpp"
#include "text/joined.hpp"

namespace rookery {
namespace {

constexpr std::size_t kMaxCases = 24;  // shown at most: all of a set of four

using Clause = std::vector<Variable>;

std::string text_of_literal(const Variable& variable, bool value, int size) {
    return cell_name(variable.cell, size) + (value ? "=" : "<>") + std::to_string(variable.digit);
}

std::string text_of_literals(const Clause& variables, bool value, int size, std::string_view separator) {
    std::vector<std::string> texts;
    for (const Variable& variable : variables) texts.push_back(text_of_literal(variable, value, size));
    return joined(texts, separator);
}

std::string text_of_clause(const Clause& clause, bool value, int size) {
    return '(' + text_of_literals(clause, value, size, " or ") + ')';
}

// Chooses a variable from one clause after another.
class Cases {
  public:
    Cases(const ClauseStep& step, Excludes excludes, std::size_t most)
        : step_{step}, excludes_{excludes}, most_{most} {}

    std::vector<Clause> run() {
        choose_from(0);
        return std::move(found_);
    }

  private:
    void choose_from(std::size_t clause) {
        if (found_.size() == most_) return;
        if (clause == step_.clauses.size()) {
            found_.push_back(chosen_);
            return;
        }
        for (const Variable& variable : step_.clauses[clause]) {
            const auto excluded = [&](const Variable& other) { return excludes_(other, variable); };
            if (std::any_of(chosen_.begin(), chosen_.end(), excluded)) continue;
            chosen_.push_back(variable);
            choose_from(clause + 1);
            chosen_.pop_back();
        }
    }

    const ClauseStep& step_;
    Excludes excludes_;
    std::size_t most_;
    Clause chosen_;
    std::vector<Clause> found_;
};

class Refutation {
  public:
    Refutation(const ClauseStep& step, Excludes excludes, int size) : step_{step}, excludes_{excludes}, size_{size} {}

    // What follows from `assumed` and the rest of the clauses. (A satisfied clause is no longer open and yields
    // nothing.)
    std::optional<std::string> by(const Variable& assumed, std::vector<Clause> left, std::vector<bool> open) const {
        std::string text = text_of_literal(assumed, true, size_);
        Clause excluded;
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (!open[i]) continue;
            if (std::find(left[i].begin(), left[i].end(), assumed) != left[i].end()) {
                open[i] = false;
                continue;
            }
            for (const Variable& variable : left[i]) {
                const bool is_new = std::find(excluded.begin(), excluded.end(), variable) == excluded.end();
                if (is_new && excludes_(assumed, variable)) excluded.push_back(variable);
            }
            std::erase_if(left[i], [&](const Variable& variable) { return excludes_(assumed, variable); });
        }
        if (!excluded.empty()) text += ": " + text_of_literals(excluded, false, size_, " ");
        std::size_t shortest = left.size();
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (open[i] && (shortest == left.size() || left[i].size() < left[shortest].size())) shortest = i;
        }
        if (shortest == left.size()) return std::nullopt;  // all clauses can be satisfied
        const Clause& next = left[shortest];
        if (next.empty()) return text + "; nothing is left of " + text_of_clause(step_.clauses[shortest], true, size_);
        std::vector<std::string> ways;
        for (const Variable& variable : next) {
            const auto way = by(variable, left, open);
            if (!way) return std::nullopt;
            ways.push_back(*way);
        }
        if (ways.size() == 1) return text + "; " + ways.front();
        return text + "; either [" + joined(ways, "] or [") + ']';
    }

  private:
    const ClauseStep& step_;
    Excludes excludes_;
    int size_;
};

}  // namespace

std::vector<std::vector<Variable>> cases_of(const ClauseStep& step, Excludes excludes, std::size_t most) {
    return Cases(step, excludes, most).run();
}

std::optional<std::string> refutation_of(const Variable& assumed, const ClauseStep& step, Excludes excludes, int size) {
    return Refutation(step, excludes, size).by(assumed, step.clauses, std::vector<bool>(step.clauses.size(), true));
}

void ClauseTable::add(std::uint64_t number, const ClauseStep& step, Excludes excludes) {
    const auto add_row = [&](std::string part, std::string text) {
        trace_.row(table_, {std::to_string(number), std::move(part), std::move(text)});
    };
    if (!step.known.empty()) add_row("known", text_of_literals(step.known, false, size_, " "));
    std::vector<std::string> at_least;
    for (const Clause& clause : step.clauses) at_least.push_back(text_of_clause(clause, true, size_));
    add_row("at least one", joined(at_least, " "));
    std::vector<std::string> at_most;
    for (std::size_t i = 0; i < step.clauses.size(); ++i) {
        for (std::size_t k = i + 1; k < step.clauses.size(); ++k) {
            for (const Variable& one : step.clauses[i]) {
                for (const Variable& other : step.clauses[k]) {
                    if (excludes(one, other)) at_most.push_back(text_of_clause({one, other}, false, size_));
                }
            }
        }
    }
    if (!at_most.empty()) {
        add_row("at most one", joined(at_most, " "));
        const auto cases = cases_of(step, excludes, kMaxCases + 1);
        std::vector<std::string> texts;
        texts.reserve(cases.size());
        for (const Clause& one : cases) texts.push_back(text_of_literals(one, true, size_, " "));
        if (texts.size() > kMaxCases) texts.back() = "...";
        add_row("cases", joined(texts, ", or "));
    }
    for (const Variable& variable : step.removed) {
        const auto refutation = refutation_of(variable, step, excludes, size_);
        add_row("refuted", refutation ? *refutation : text_of_literal(variable, true, size_) + ": not refuted");
    }
    std::string conclusion = text_of_literals(step.placed, true, size_, " ");
    if (!step.removed.empty()) append_item(conclusion, text_of_literals(step.removed, false, size_, " "), " ");
    add_row("conclusion", conclusion);
}

}  // namespace rookery
