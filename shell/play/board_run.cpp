#include "shell/play/board_run.hpp"

#include <utility>

#include "shell/jobs/jobs.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {

void BoardRun::cancel() {
    if (!is_running()) return;
    give_up();
    ws_.notice.say(std::string(cancelled_));
}

void BoardRun::give_up() {
    if (!is_running()) return;
    ws_.jobs.cancel(job());
    await(0);
}

void BoardRun::start(words::Text name, std::string verb, std::map<std::string, std::string> options,
                     std::string input) {
    await(ws_.jobs.start(*this, JobKind::analysis, std::string(name), std::move(verb), std::move(options),
                         std::move(input)));
}

void BoardRun::take_rows(std::string_view rows) {
    for_each_row(rows, [this](std::string_view row) { take_row(row); });
}

std::string BoardRun::take_end(const JobItem& /*job*/, JobEnd end, std::string_view message) {
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
