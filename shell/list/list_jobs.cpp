// ListPage: its jobs, and the lists that undo can bring back.
#include <utility>

#include "shell/list/list_page.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/table/table.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

// One undo step for the list that is shown now.
void ListPage::note_shown(std::string name) {
    Document next = ws_.history.now();
    next.list = list_.job;
    ws_.history.change(next, std::move(name), Mode::list);
    problems_open = false;
}

void ListPage::survey(std::string_view text, std::string name, std::string said, bool graded) {
    if (list_.running) ws_.jobs.cancel(list_.job);
    std::map<std::string, std::string> options;
    if (graded) options = {{"graded", ""}, {"depth", ""}};
    const int job = ws_.jobs.start(*this, JobKind::list, std::string(words::kJobList), "survey", options,
                                   std::string(text), Keep::yes);
    ws_.runs.give_up("survey");
    ws_.runs.note(job, {.verb = "survey", .options = std::move(options), .mark = mark_of(text), .name = name});
    const std::string done = fill(words::kDidStartList, {name});
    start(std::move(name), job, std::string(text), graded);
    note_shown(done);
    ws_.notice.say_with_undo(std::move(said));
}

void ListPage::survey_large(const LargeText& text, std::string name) {
    reading_kilobytes_ = text.size / 1000;
    survey(text.input, std::move(name),
           fill(words::kReadingLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_))}), false);
    reading_notice_ = ws_.notice.serial();
}

void ListPage::grade() {
    const std::string input = list_.input;
    survey(input, list_.name, fill(words::kDidGradeList, {list_.name}), true);
}

// Restores a job that had ended, without a notice; resumes an unfinished one.
bool ListPage::resume(const SavedRun& run, const KeptJob* kept) {
    if (kept == nullptr) return false;
    const bool complete = kept->finished && kept->parts_done >= kept->parts;
    const bool over = run.state == RunState::cancelled || (run.state == RunState::finished && complete);
    const int id = ws_.jobs.start(*this, over ? JobKind::analysis : JobKind::list, std::string(words::kJobList),
                                  run.verb, kept->options, kept->input, Keep::yes);
    start(run.name, id, kept->input, kept->options.count("depth") > 0);
    list_.comes_back = over;
    ws_.history.rename_list(kSavedList, id);
    ws_.runs.note(id, run);
    if (!over) ws_.runs.of(id)->state = RunState::running;
    set_filter(run.filter);
    sort_as(list_.table, run.sort);
    if (run.state == RunState::paused || run.state == RunState::cancelled) ws_.jobs.set_paused(id, true);
    if (run.state == RunState::cancelled) ws_.jobs.cancel_once_planned(id);
    return true;
}

void ListPage::close() {
    if (list_.running) ws_.jobs.cancel(list_.job);
    clear();
    note_shown(std::string(words::kDidClearList));
    ws_.notice.say_with_undo(std::string(words::kDidClearList));
}

void ListPage::bring_back() {
    restore();
    note_shown(std::string(words::kDidRestoreList));
    ws_.notice.say(std::string(words::kDidRestoreList));
}

bool ListPage::show_job(const JobItem& job) {
    if (job.kind != JobKind::list) return false;
    ws_.go_to(Mode::list);
    if (list_.job == job.id) return true;
    if (!show(job.id)) {
        ws_.notice.say(std::string(words::kListGone));
        return true;
    }
    const std::string said = fill(words::kDidStartList, {list_.name});
    note_shown(said);
    ws_.notice.say_with_undo(said);
    return true;
}

void ListPage::follow(int before) {
    const int now = ws_.history.now().list;
    if (now == before || now == list_.job) return;
    if (!show(now)) ws_.notice.say(std::string(words::kListGone));
    problems_open = false;
}

void ListPage::job_planned(const JobItem& job, std::int64_t /*parts*/, std::string_view columns) {
    if (job.id == list_.job) {
        ws_.notice.reword(std::exchange(reading_notice_, 0),
                          fill(words::kReadLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_)),
                                                   counted(job.total, words::kRowOne, words::kRowMany)}));
    }
    if (PuzzleList* list = with_job(job.id)) list->table.set_columns(columns);
}

void ListPage::job_rows(const JobItem& job, std::string_view found) {
    if (PuzzleList* list = with_job(job.id)) list->add_rows(found);
}

void ListPage::job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) {
    PuzzleList* list = with_job(job.id);
    if (list == nullptr) return;
    ++list->problem_count;
    if (list->problems.size() < kMaxProblemsKept) list->problems.push_back({line, column, std::string(sentence)});
}

std::string ListPage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (PuzzleList* list = with_job(job.id)) list->running = false;
    return job.id == list_.job ? result(end, message) : std::string(words::kListReplaced);
}

std::string ListPage::result(JobEnd end, std::string_view message) const {
    if (end == JobEnd::failed) return fill(words::kListFailed, {message});
    const PuzzleList::Counts& counts = list_.counts;
    const auto all = static_cast<std::int64_t>(list_.table.size());
    std::string text = counted(all, words::kRowOne, words::kRowMany);
    if (end == JobEnd::cancelled) text = fill(words::kListCancelled, {text});
    if (counts.rated > 0) text += fill(words::kListRated, {thousands(counts.rated)});
    if (counts.beyond > 0) text += fill(words::kListBeyond, {thousands(counts.beyond)});
    if (counts.invalid > 0 && counts.invalid == all) {
        text += words::kListNoneRated;
    } else if (counts.invalid > 0) {
        text += fill(words::kListInvalid, {thousands(counts.invalid)});
    }
    if (list_.problem_count > 0) {
        text += counted(list_.problem_count, words::kListProblemOne, words::kListProblemMany);
    }
    return text;
}

}  // namespace rookery::shell
