#include "shell/commands/work_commands.hpp"

#include <array>
#include <optional>
#include <string>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct OnWork {
    std::string_view start;  // of the command's id
    void (*run)(Model&, int work);
};

constexpr auto kOnWork = std::to_array<OnWork>({
    {"show-work-", [](Model& m, int work) { show_work(m, work); }},
    {"cancel-work-", [](Model& m, int work) { m.works.cancel(work); }},
    {"pause-work-", [](Model& m, int work) { m.works.set_paused(work, true); }},
    {"resume-work-", [](Model& m, int work) { m.works.set_paused(work, false); }},
    {"dismiss-work-", [](Model& m, int work) { m.works.dismiss(work); }},
});

}  // namespace

bool run_on_work(Model& m, std::string_view id) {
    for (const OnWork& command : kOnWork) {
        const auto rest = rest_after(id, command.start);
        const auto work = rest ? number_in_id(*rest) : std::nullopt;
        if (!work || m.works.find(*work) == nullptr) continue;
        command.run(m, *work);
        return true;
    }
    return false;
}

void offer_works(const Model& m, std::vector<OfferedCommand>& offered) {
    for (const WorkItem& work : m.works.items()) {
        if (work.kind == WorkKind::analysis) continue;
        const std::string id = std::to_string(work.id);
        offered.push_back({"show-work-" + id, fill(words::kShowWork, {work.name})});
        if (work.running) {
            offered.push_back({"cancel-work-" + id, fill(words::kCancelWork, {work.name})});
            offered.push_back({(work.paused ? "resume-work-" : "pause-work-") + id,
                               fill(work.paused ? words::kResumeWork : words::kPauseWork, {work.name})});
        } else {
            offered.push_back({"dismiss-work-" + id, fill(words::kDismissWork, {work.name})});
        }
    }
}

}  // namespace rookery::shell
