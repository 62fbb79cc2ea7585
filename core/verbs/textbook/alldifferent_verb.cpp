// alldifferent: what a constraint that all variables differ leaves of their domains, by one consistency or by each; or
// why each value goes.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/domain_text.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/textbook/alldifferent_reason_row.hpp"

namespace rookery {
namespace {

struct AlldifferentOptions : VerbOptions {
    ChoiceOption<Consistency> consistency{this,
                                          "consistency",
                                          "",
                                          ChoiceOption<Consistency>::named(kAllConsistencies),
                                          {.note = "each of them, a row each"}};
    SwitchOption reasons{
        this, "reasons",
        "a row for each value that goes, with the Hall set that takes it: as many variables as values"};
};

// What is left; nothing if there is no solution: in text "none".
struct Pruned {
    std::optional<ShownDomains> domains;
};
void put(RowWriter& row, const Pruned& pruned) {
    if (pruned.domains) {
        put(row, *pruned.domains);
    } else {
        row.put("none", nullptr);
    }
}

struct AlldifferentRow {
    ShownDomains domains;
    Consistency consistency;
    Pruned pruned;
    std::optional<std::uint64_t> removed;

    std::string_view consistency_name() const { return name_of(consistency); }
};
constexpr std::array kAlldifferentColumns{
    column<&AlldifferentRow::domains>("domains"), column<&AlldifferentRow::consistency_name>("consistency"),
    column<&AlldifferentRow::pruned>("pruned"), column<&AlldifferentRow::removed>("removed")};

AlldifferentRow pruned_row(const std::vector<Domain>& domains, Consistency consistency) {
    std::vector<Domain> pruned = domains;
    std::uint64_t removed = 0;
    const bool solvable = prune_alldifferent(pruned, consistency, removed);
    AlldifferentRow row{{domains}, consistency, {}, {}};
    if (solvable) {
        row.pruned.domains = {std::move(pruned)};
        row.removed = removed;
    }
    return row;
}

// A part is a line; comments and blank lines are none.
class AlldifferentJob : public Job {
  public:
    AlldifferentJob(const Call& call, std::vector<Consistency> consistencies, bool reasons, bool json)
        : consistencies_{std::move(consistencies)},
          reasons_{reasons},
          table_(kAlldifferentColumns, json),
          reason_table_(kAlldifferentReasonColumns, json),
          input_{call.input} {
        reading::LineCutter lines(input_);
        for (reading::Line line; lines.next(line);) {
            if (!reading::is_blank(line) && !reading::is_comment(line)) lines_.push_back(line);
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(lines_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return reasons_ ? reason_table_.header() : table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken) const override {
        const auto read = parse_domains(lines_[static_cast<std::size_t>(part)]);
        if (const auto* problem = std::get_if<TextProblem>(&read)) {
            sink.problem(problem->line, problem->column, problem->sentence);
            return PartStatus::done;
        }
        const auto& domains = std::get<std::vector<Domain>>(read);
        for (const Consistency consistency : consistencies_) {
            if (reasons_) {
                for (const auto& row : alldifferent_reason_rows(domains, consistency)) reason_table_.send(row, sink);
            } else {
                table_.send(pruned_row(domains, consistency), sink);
            }
        }
        return PartStatus::done;
    }

  private:
    std::vector<Consistency> consistencies_;
    bool reasons_;
    Table<AlldifferentRow> table_;
    Table<AlldifferentReasonRow> reason_table_;
    std::string input_;
    std::vector<reading::Line> lines_;  // of input_
};

std::unique_ptr<Job> make_alldifferent(const Call& call, AlldifferentOptions& options) {
    std::vector<Consistency> consistencies(kAllConsistencies.begin(), kAllConsistencies.end());
    if (const auto one = options.consistency.if_given()) consistencies = {*one};
    return std::make_unique<AlldifferentJob>(call, std::move(consistencies), options.reasons.on(), options.json.on());
}

}  // namespace

Verb alldifferent_verb() {
    return declared_verb(
        {.name = "alldifferent",
         .help = "what a constraint leaves of domains, one constraint a line: {1,2} {1,2} {2,3}; none: "
                 "it has no solution",
         .rows = {row_info(kAlldifferentColumns), row_info(kAlldifferentReasonColumns)},
         .awaits = "constraints, one a line, as {1,2} {1,2} {2,3}"},
        make_alldifferent);
}

}  // namespace rookery
