#include "shell/play/depth_run.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/words/row_lines.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

// The field's names, which are the same in every language.
constexpr std::array<std::array<const char*, 2>, 4> kScales = {
    {{"b", "B"}, {"w", "W"}, {"bxb", "BxB"}, {"bxbb", "BxBB"}}};

}  // namespace

DepthRun::DepthRun(Workspace& workspace, Play& play) : BoardRun(workspace, play, {}) {}

void DepthRun::apply_changes(bool wanted) {
    const Board& board = play_.board();
    if (puzzle_ != board.givens || !wanted) {
        give_up();
        fact_.clear();
        asked_ = false;
        puzzle_ = board.givens;
    }
    const Analysis& analysis = play_.analysis();
    const bool is_puzzle = analysis.solutions == Analysis::Solutions::one && board.barred == Candidates9{};
    if (!wanted || asked_ || !is_puzzle || analysis.state != Analysis::State::done) return;
    asked_ = true;
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kDepthJob), "rate",
                          {{"json", ""}, {"scale", "te,b,w,bxb,bxbb"}}, puzzle_text_of(board));
}

void DepthRun::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;
    for_each_row(rows, [&](std::string_view text) {
        const nlohmann::json row = nlohmann::json::parse(text, nullptr, false);
        const auto depth = row.find("te");
        if (depth == row.end() || !depth->is_number_integer()) return;
        fact_ = "T&E(" + std::to_string(depth->get<int>()) + ")";
        if (*depth == 0) return;  // singles: the rest is 0
        for (const auto& [key, name] : kScales) {
            const auto number = row.find(key);
            if (number == row.end() || !number->is_number_integer()) continue;
            append_item(fact_, name + std::to_string(number->get<int>()));
        }
    });
}

std::string DepthRun::job_ended(const JobItem& job, JobEnd /*end*/, std::string_view /*message*/) {
    if (job.id == job_) job_ = 0;
    return {};
}

}  // namespace rookery::shell
