#include "shell/commands/job_commands.hpp"

#include <array>
#include <optional>
#include <string>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct OnJob {
    std::string_view start;  // of the command's id
    void (*run)(Model&, int job);
};

constexpr auto kOnJob = std::to_array<OnJob>({
    {"show-job-", [](Model& m, int job) { show_job(m, job); }},
    {"cancel-job-", [](Model& m, int job) { m.jobs.cancel(job); }},
    {"pause-job-", [](Model& m, int job) { m.jobs.set_paused(job, true); }},
    {"resume-job-", [](Model& m, int job) { m.jobs.set_paused(job, false); }},
    {"dismiss-job-", [](Model& m, int job) { m.jobs.dismiss(job); }},
});

}  // namespace

bool run_on_job(Model& m, std::string_view id) {
    for (const OnJob& command : kOnJob) {
        const auto rest = rest_after(id, command.start);
        const auto job = rest ? number_in_id(*rest) : std::nullopt;
        if (!job || m.jobs.find(*job) == nullptr) continue;
        command.run(m, *job);
        return true;
    }
    return false;
}

void offer_jobs(const Model& m, std::vector<OfferedCommand>& offered) {
    for (const JobItem& job : m.jobs.items()) {
        if (job.kind == JobKind::analysis) continue;
        const std::string id = std::to_string(job.id);
        offered.push_back({"show-job-" + id, fill(words::kShowJob, {job.name})});
        if (job.running) {
            offered.push_back({"cancel-job-" + id, fill(words::kCancelJob, {job.name})});
            offered.push_back({(job.paused ? "resume-job-" : "pause-job-") + id,
                               fill(job.paused ? words::kResumeJob : words::kPauseJob, {job.name})});
        } else {
            offered.push_back({"dismiss-job-" + id, fill(words::kDismissJob, {job.name})});
        }
    }
}

}  // namespace rookery::shell
