#include "shell/play/steps/step_call.hpp"

#include "shell/jobs/language_option.hpp"
#include "text/text.hpp"

namespace rookery::shell {

std::map<std::string, std::string> step_options(const Board& board, const TechniqueChoice& techniques) {
    std::map<std::string, std::string> options{
        {"json", ""}, {"values", line_of(board)}, {"candidates", to_candidate_line(candidates_of(board))}};
    techniques.add_path_options(options);
    add_language_option(options);
    return options;
}

}  // namespace rookery::shell
