#include "shell/play/board_run.hpp"

#include "shell/words/phrasing.hpp"
#include "shell/words/row_lines.hpp"

namespace rookery::shell {

void BoardRun::cancel() {
    if (!is_running()) return;
    give_up();
    ws_.notice.say(std::string(cancelled_));
}

void BoardRun::start(words::Text name, std::string verb, std::map<std::string, std::string> options,
                     std::string input) {
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(name), std::move(verb), std::move(options),
                          std::move(input));
}

void BoardRun::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;  // of an earlier board
    for_each_row(rows, [this](std::string_view row) { take_row(row); });
}

void BoardRun::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                           std::string_view sentence) {
    if (job.id == job_) take_problem(sentence);
}

std::string BoardRun::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    if (end == JobEnd::finished) {
        end_found();
    } else if (end == JobEnd::cancelled) {
        if (!cancelled_.empty()) ws_.notice.say(std::string(cancelled_));
    } else {
        take_problem(message);
        if (!failed_.empty()) ws_.notice.say(fill(failed_, {message}));
    }
    return {};
}

}  // namespace rookery::shell
