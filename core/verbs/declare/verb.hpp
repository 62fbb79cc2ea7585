// The entry of each verb in the table of verbs.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "verbs/declare/option.hpp"
#include "verbs/declare/row_info.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

struct Verb {
    VerbInfo info;
    std::function<std::variant<std::unique_ptr<Job>, CallError>(const Call& call)> make;
};

// The verbs of this program, in the order of the help. The program is linked with rookery_all_verbs or
// rookery_first_verbs.
const std::vector<Verb>& verb_table();

// A verb whose options are an `Opts`, a struct that derives from VerbOptions. `make` receives them with their values.
// It reports inconsistent options with Opts::refuse(); its result is then ignored.
template <class Opts>
Verb declared_verb(VerbInfo info, std::unique_ptr<Job> (*make)(const Call& call, Opts& options)) {
    info.options = Opts().infos();
    const std::string name(info.name);
    return {std::move(info), [name, make](const Call& call) -> std::variant<std::unique_ptr<Job>, CallError> {
                Opts options;
                options.read(call, name);
                if (!options.error().empty()) return CallError{options.error()};
                std::unique_ptr<Job> job = make(call, options);
                if (!options.error().empty()) return CallError{options.error()};
                return job;
            }};
}

}  // namespace rookery
