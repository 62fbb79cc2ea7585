// verbs: everything Rookery can be asked, as rows: each verb, and each of its options. The page builds its form fields
// from them.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "text/joined.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

struct VerbRow {
    std::string_view verb;
    std::optional<std::string> option = {};  // nothing: the row describes the verb itself
    std::string value;                       // of an option, the form of its value; of a verb, its kind of input
    std::string preset = {};
    std::string words = {};
    std::string help;
};
constexpr std::array kVerbColumns{
    column<&VerbRow::verb>("verb"),
    column<&VerbRow::option>("option").means("null: the row describes the verb itself"),
    column<&VerbRow::value>("value").means("the form of an option's value; of a verb, its input"),
    column<&VerbRow::preset>("default"),
    column<&VerbRow::words>("words").means("the possible values, separated by commas; empty: not a word"),
    column<&VerbRow::help>("help")};

class VerbList final : public Job {
  public:
    explicit VerbList(bool json) : table_(kVerbColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return static_cast<std::int64_t>(all_verbs().size()); }
    std::int64_t items_in(std::int64_t) const override { return items(); }
    std::vector<std::string> columns() const override { return table_.header(); }
    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        for (const VerbInfo& verb : all_verbs()) {
            const std::string awaits(verb.takes_input ? verb.awaits : "");
            table_.send({.verb = verb.name, .value = awaits, .help = verb.help}, sink);
            for (const OptionInfo& one : verb.options) {
                table_.send({verb.name, one.name, one.value, one.preset, joined(one.words, ","), one.help}, sink);
            }
        }
        return PartStatus::done;
    }

  private:
    Table<VerbRow> table_;
};

}  // namespace

Verb verbs_verb() {
    return declared_verb<VerbOptions>(
        {.name = "verbs",
         .help = "these verbs and their options, as rows (for a verb itself: no option, and its input)",
         .takes_input = false,
         .rows = {row_info(kVerbColumns)}},
        [](const Call&, VerbOptions& options) -> std::unique_ptr<Job> {
            return std::make_unique<VerbList>(options.json.on());
        });
}

}  // namespace rookery
