// The initial states of a presser's sessions.
#pragma once

#include <string>
#include <vector>

namespace rookery::shell {

using PresserLines = std::vector<std::string>;

// Every kind of page is an initial state, so that the presser reaches every mode often.
inline const std::vector<PresserLines>& presser_beginnings() {
    static const std::vector<PresserLines> kAll = {
        {},
        {"paste 0", "job finish 0 0"},
        {"paste 0", "job finish 0 0", "document press available-steps", "job finish 0 0"},
        {"pictures 1", "job finish 0 0"},
        {"pictures 2", "job finish 0 0", "job finish 0 0", "document press check-pictures"},
        {"document press mode-list"},
        {"paste 1", "job next 0 0", "job next 0 0", "job next 0 0"},
        {"paste 1", "job finish 0 0", "job finish 0 0"},
        {"document press mode-generate", "document press generate", "job next 0 0", "job next 0 0"},
        {"document press mode-generate", "document press generate", "job finish 0 0", "job finish 0 0"},
        {"document press mode-generate", "document press view-exact", "document press decide", "job finish 0 0"},
        {"document press mode-enumerate", "paste 2", "job finish 0 0", "job finish 0 0"},
        {"document press mode-enumerate", "paste 2", "job finish 0 0", "job finish 0 0", "document press enumerate",
         "job finish 0 0", "job finish 0 0"},
        {"document press mode-enumerate", "paste 2", "job finish 0 0", "job finish 0 0", "document press enumerate",
         "job next 0 0", "job next 0 0", "kept 3"},
        {"document press mode-lab", "document press lab-run", "job finish 0 0", "job next 0 0"},
        {"document press mode-lab", "document press lab-view-race", "document press lab-race-sample",
         "document press lab-race", "job finish 0 0"},
    };
    return kAll;
}

}  // namespace rookery::shell
