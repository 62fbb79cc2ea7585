// The table of verbs.
#include "verbs/verbs.hpp"

#include "verbs/verb.hpp"

namespace rookery {
namespace {

const std::vector<Verb>& table() {
    static const std::vector<Verb> verbs{solve_verb(),   rate_verb(),        explain_verb(),   steps_verb(),
                                         check_verb(),   canonical_verb(),   generate_verb(),  survey_verb(),
                                         levels_verb(),  unavoidable_verb(), enumerate_verb(), estimate_verb(),
                                         pattern_verb(), exact_verb(),       classic_verb(),   alldifferent_verb(),
                                         cover_verb(),   permanent_verb(),   convert_verb(),   bench_verb()};
    return verbs;
}

}  // namespace

std::variant<std::unique_ptr<Work>, CallError> make_work(const Call& call) {
    std::string names;
    for (const Verb& verb : table()) {
        names += names.empty() ? "" : ", ";
        names += verb.info.name;
        if (verb.info.name != call.verb) continue;
        Options options(call, verb.info);
        if (!options.error().empty()) return CallError{options.error()};
        std::unique_ptr<Work> work = verb.make(call, options);
        if (!options.error().empty()) return CallError{options.error()};
        return work;
    }
    return CallError{"there is no verb \"" + call.verb + "\"; expected one of " + names};
}

const std::vector<VerbInfo>& all_verbs() {
    static const std::vector<VerbInfo> infos = [] {
        std::vector<VerbInfo> list;
        for (const Verb& verb : table()) list.push_back(verb.info);
        return list;
    }();
    return infos;
}

}  // namespace rookery
