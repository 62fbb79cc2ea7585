#include "shell/enumerate/enumerate_page.hpp"

#include <algorithm>
#include <utility>

#include "enumerate/enumerate.hpp"
#include "shell/board/patterns.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr int kMaxPuzzles = 10'000'000;

}  // namespace

void EnumeratePage::set_grid(const Grid9& grid, std::string name) {
    Document document = ws_.history.now();
    if (document.grid != grid) document.required = document.barred = CellSet{};
    document.grid = grid;
    ws_.history.change(document, std::move(name), Mode::enumerate);
    problem.clear();
}

std::optional<CallOptions> EnumeratePage::read_options(bool with_limit) {
    return options_of(clues, most, with_limit);
}

std::optional<CallOptions> EnumeratePage::options_now(bool with_limit) const {
    Field clue_field = clues;
    Field limit_field = most;
    return options_of(clue_field, limit_field, with_limit);
}

std::optional<CallOptions> EnumeratePage::options_of(Field& clue_field, Field& limit_field, bool with_limit) const {
    const auto number = number_of(clue_field, 0, words::kExpectedEnumerateClues, kLeastClues, kMaxClues);
    if (number && *number == 0) clue_field.problem = words::kExpectedEnumerateClues;
    const auto limit = number_of(limit_field, 0, words::kExpectedMost, 1, kMaxPuzzles);
    if (!clue_field.problem.empty() || !limit) return std::nullopt;
    CallOptions options{{"clues", std::to_string(*number)}};
    if (gridchecker) options["method"] = "gridchecker";
    add_options(*this, options);
    if (with_limit && first_only) options["first"] = "";
    if (with_limit && !first_only && *limit > 0) options["limit"] = std::to_string(*limit);
    const Document& now = ws_.history.now();
    if (!now.required.empty()) options["required"] = mask_of(now.required);
    if (!now.barred.empty()) options["allowed"] = mask_of(~now.barred);
    return options;
}

void EnumeratePage::take_options(const CallOptions& options) {
    const auto value_of = [&](const char* name) {
        const auto found = options.find(name);
        return found == options.end() ? std::string{} : found->second;
    };
    clues = {value_of("clues"), {}};
    take_switches(*this, options);
    first_only = options.count("first") != 0;
    if (!first_only) most = {value_of("limit"), {}};
    gridchecker = value_of("method") == "gridchecker";
    Document document = ws_.history.now();
    document.required = cells_of_mask(value_of("required"));
    const std::string allowed = value_of("allowed");
    document.barred = allowed.empty() ? CellSet{} : ~cells_of_mask(allowed);
    ws_.history.change(document, std::string(words::kDidMark), Mode::enumerate);
}

std::string EnumeratePage::input() const {
    return to_line(grid());
}

const KeptJob* EnumeratePage::kept_of(const CallOptions& options) const {
    const std::string line = input();
    const auto found = std::find_if(kept_searches.begin(), kept_searches.end(),
                                    [&](const KeptJob& job) { return job.input == line && job.options == options; });
    return found == kept_searches.end() ? nullptr : &*found;
}

}  // namespace rookery::shell
