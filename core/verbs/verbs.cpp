// The available verbs and calls, from the table of verbs that the program is linked with.
#include "verbs/verbs.hpp"

#include <algorithm>
#include <utility>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

bool is_blank(std::string_view text) {
    reading::LineCutter lines(text);
    for (reading::Line line; lines.next(line);) {
        if (!reading::is_blank(line)) return false;
    }
    return true;
}

// Replaces a job whose input is empty: the same columns, and one problem.
class NothingToRead final : public Job {
  public:
    NothingToRead(const Job& job, const VerbInfo& verb) : columns_{job.columns()} {
        sentence_ = "nothing to read: expected " + std::string(verb.awaits);
        for (const std::string_view option : verb.instead_of_input) {
            sentence_ += option == verb.instead_of_input.front() ? ", or the option " : " or ";
            sentence_ += option;
        }
    }

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 0; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    std::vector<std::string> columns() const override { return columns_; }
    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        sink.problem(1, 1, sentence_);
        return PartStatus::done;
    }

  private:
    std::vector<std::string> columns_;
    std::string sentence_;
};

// Whether a call has an option, or "option=word" with that word.
bool has(const std::map<std::string, std::string>& given, std::string_view option) {
    const std::size_t equals = option.find('=');
    const auto found = given.find(std::string(option.substr(0, equals)));
    if (found == given.end()) return false;
    return equals == std::string_view::npos || found->second == option.substr(equals + 1);
}

bool has_any(const std::map<std::string, std::string>& given, const std::vector<std::string_view>& options) {
    return std::any_of(options.begin(), options.end(), [&](std::string_view option) { return has(given, option); });
}

}  // namespace

std::string_view VerbInfo::table_needed(const std::map<std::string, std::string>& options_given) const {
    for (const NeededTable& table : tables) {
        if (table.with.empty() || has_any(options_given, table.with)) return table.name;
    }
    return {};
}

bool VerbInfo::needs_input(const std::map<std::string, std::string>& options_given) const {
    return takes_input && !has_any(options_given, instead_of_input);
}

bool VerbInfo::may_have_input(const std::map<std::string, std::string>& options_given) const {
    return needs_input(options_given) || has_any(options_given, piped_with);
}

int VerbInfo::lines_at_a_time(const std::map<std::string, std::string>& options_given) const {
    return has_any(options_given, whole_with) ? 0 : streams;
}

bool VerbInfo::has_ranges(const std::map<std::string, std::string>& options_given) const {
    return (streams > 0 || lines_apart) && !has_any(options_given, whole_with);
}

std::variant<std::unique_ptr<Job>, CallError> make_job(const Call& call) {
    std::string names;
    for (const Verb& verb : verb_table()) {
        append_item(names, verb.info.name);
        if (verb.info.name != call.verb) continue;
        auto made = verb.make(call);
        if (call.lines || std::holds_alternative<CallError>(made)) return made;
        auto& job = std::get<std::unique_ptr<Job>>(made);
        const bool empty = verb.info.needs_input(call.options) && (is_blank(call.input) || job->parts() == 0);
        if (empty) return std::make_unique<NothingToRead>(*job, verb.info);
        return made;
    }
    return CallError{"there is no verb " + reading::quoted(call.verb) + "; expected one of " + names};
}

const std::vector<VerbInfo>& all_verbs() {
    static const std::vector<VerbInfo> infos = [] {
        std::vector<VerbInfo> list;
        for (const Verb& verb : verb_table()) list.push_back(verb.info);
        return list;
    }();
    return infos;
}

const VerbInfo* find_verb(std::string_view name) {
    const auto& verbs = all_verbs();
    const auto at = std::find_if(verbs.begin(), verbs.end(), [&](const VerbInfo& verb) { return verb.name == name; });
    return at == verbs.end() ? nullptr : &*at;
}

}  // namespace rookery
