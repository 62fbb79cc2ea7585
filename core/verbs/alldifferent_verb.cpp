// alldifferent: what a constraint that all variables differ leaves of their domains, by one consistency or by each.
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "combinatorics/alldifferent.hpp"
#include "text/joined.hpp"
#include "verbs/domain_text.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

std::vector<std::string> texts_of(const std::vector<Domain>& domains) {
    std::vector<std::string> texts;
    texts.reserve(domains.size());
    for (const Domain domain : domains) texts.push_back(to_text(domain));
    return texts;
}

// In the text "{1,2} {3}", in JSON a list of domains.
void add_domains(Row& row, std::string_view column, const std::vector<Domain>& domains) {
    std::vector<std::string> texts = texts_of(domains);
    const std::string line = joined(texts, " ");
    row.shown(column, line, std::move(texts));
}

// A part is a line; comments and blank lines are none.
class AlldifferentWork : public Work {
  public:
    AlldifferentWork(const Call& call, Options& options, std::vector<Consistency> consistencies)
        : consistencies_{std::move(consistencies)}, json_{options.flag("json")}, input_{call.input} {
        reading::LineCutter lines(input_);
        for (reading::Line line; lines.next(line);) {
            if (!reading::is_blank(line) && !reading::is_comment(line)) lines_.push_back(line);
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(lines_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (json_) return {"json"};
        return {"domains", "consistency", "pruned", "removed"};
    }

    PartStatus run(std::int64_t part, Sink& sink, StopToken) const override {
        const auto read = parse_domains(lines_[static_cast<std::size_t>(part)]);
        if (const auto* problem = std::get_if<TextProblem>(&read)) {
            sink.problem(problem->line, problem->column, problem->sentence);
            return PartStatus::done;
        }
        const auto& domains = std::get<std::vector<Domain>>(read);
        for (const Consistency consistency : consistencies_) sink.row(row_of(domains, consistency, json_));
        return PartStatus::done;
    }

  private:
    static std::string row_of(const std::vector<Domain>& domains, Consistency consistency, bool json) {
        std::vector<Domain> pruned = domains;
        std::uint64_t removed = 0;
        const bool solvable = prune_alldifferent(pruned, consistency, removed);
        Row row(json);
        add_domains(row, "domains", domains);
        row.text("consistency", name_of(consistency));
        if (solvable) {
            add_domains(row, "pruned", pruned);
            row.number("removed", static_cast<std::int64_t>(removed));
        } else {
            row.shown("pruned", "none", {}).absent("removed");
        }
        return row.write();
    }

    std::vector<Consistency> consistencies_;
    bool json_;
    std::string input_;
    std::vector<reading::Line> lines_;  // of input_
};

std::unique_ptr<Work> make_alldifferent(const Call& call, Options& options) {
    std::vector<Consistency> consistencies(kAllConsistencies.begin(), kAllConsistencies.end());
    if (options.has("consistency")) {
        std::array<std::pair<std::string_view, Consistency>, kAllConsistencies.size()> words;
        for (std::size_t i = 0; i < words.size(); ++i) words[i] = {name_of(kAllConsistencies[i]), kAllConsistencies[i]};
        consistencies = {options.choice("consistency", words, Consistency::arc)};
    }
    return std::make_unique<AlldifferentWork>(call, options, std::move(consistencies));
}

}  // namespace

Verb alldifferent_verb() {
    return {
        {"alldifferent",
         "what a constraint leaves of domains, one constraint a line: {1,2} {1,2} {2,3}; none: it has no solution",
         true,
         {{"consistency", "NAME", "naive, bounds, fast-bounds, range or arc (each of them, a row each)"}, kJsonOption},
         {},
         "constraints, one a line, as {1,2} {1,2} {2,3}"},
        make_alldifferent};
}

}  // namespace rookery
