// ListPage: its works, and the lists that the history goes back to.
#include <utility>

#include "shell/list/list_page.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/table/table_order.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/strings_flow.hpp"

namespace rookery::shell {

// One undo step: the list that is shown now.
void ListPage::note_shown(std::string name) {
    Document next = ws_.history.now();
    next.list = list_.work;
    ws_.history.change(next, std::move(name), Mode::list);
    problems_open = false;
}

void ListPage::survey(std::string_view text, std::string name, std::string said) {
    if (list_.running) ws_.works.cancel(list_.work);
    const int work = ws_.works.start(*this, WorkKind::list, std::string(words::kWorkList), "survey", {},
                                     std::string(text), Keep::yes);
    ws_.runs.give_up("survey");
    ws_.runs.note(work, {.verb = "survey", .mark = mark_of(text), .name = name});
    const std::string done = fill(words::kDidStartList, {name});
    start(std::move(name), work);
    note_shown(done);
    ws_.notice.say_with_undo(std::move(said));
}

void ListPage::survey_large(std::string_view text, std::string name) {
    reading_kilobytes_ = text.size() / 1000;
    survey(text, std::move(name),
           fill(words::kReadingLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_))}));
    reading_notice_ = ws_.notice.serial();
}

// What had ended comes back without a word; what had not goes on.
bool ListPage::resume(const SavedRun& run, const KeptWork* kept) {
    if (kept == nullptr) return false;
    const bool complete = kept->finished && kept->parts_done >= kept->parts;
    const bool over = run.state == RunState::cancelled || (run.state == RunState::finished && complete);
    const int id = ws_.works.start(*this, over ? WorkKind::analysis : WorkKind::list, std::string(words::kWorkList),
                                   run.verb, kept->options, kept->input, Keep::yes);
    start(run.name, id);
    ws_.history.rename_list(kSavedList, id);
    ws_.runs.note(id, run);
    if (!over) ws_.runs.of(id)->state = RunState::running;
    set_filter(run.filter);
    sort_as(list_.table, run.sort);
    if (run.state == RunState::paused || run.state == RunState::cancelled) ws_.works.set_paused(id, true);
    if (run.state == RunState::cancelled) ws_.works.cancel_once_planned(id);
    return true;
}

void ListPage::close() {
    if (list_.running) ws_.works.cancel(list_.work);
    clear();
    note_shown(std::string(words::kDidClearList));
    ws_.notice.say_with_undo(std::string(words::kDidClearList));
}

void ListPage::bring_back() {
    restore();
    note_shown(std::string(words::kDidRestoreList));
    ws_.notice.say(std::string(words::kDidRestoreList));
}

bool ListPage::show_work(const WorkItem& work) {
    if (work.kind != WorkKind::list) return false;
    ws_.go_to(Mode::list);
    if (list_.work == work.id) return true;
    if (!show(work.id)) {
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
    if (now == before || now == list_.work) return;
    if (!show(now)) ws_.notice.say(std::string(words::kListGone));
    problems_open = false;
}

void ListPage::work_planned(const WorkItem& work, std::int64_t /*parts*/, std::string_view columns) {
    if (work.id == list_.work) {
        ws_.notice.reword(std::exchange(reading_notice_, 0),
                          fill(words::kReadLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_)),
                                                   counted(work.total, words::kRowOne, words::kRowMany)}));
    }
    planned(work.id, columns);
}

void ListPage::work_rows(const WorkItem& work, std::string_view found) {
    rows(work.id, found);
}

void ListPage::work_problem(const WorkItem& work, std::int64_t line, std::int64_t column, std::string_view sentence) {
    problem(work.id, {line, column, std::string(sentence)});
}

std::string ListPage::work_ended(const WorkItem& work, WorkEnd end, std::string_view message) {
    ended(work.id);
    return work.id == list_.work ? result(end, message) : std::string(words::kListReplaced);
}

std::string ListPage::result(WorkEnd end, std::string_view message) const {
    if (end == WorkEnd::failed) return fill(words::kListFailed, {message});
    const Counts counts = this->counts();
    std::string text = fill(end == WorkEnd::cancelled ? words::kListCancelled : words::kListFinished,
                            {thousands(static_cast<std::int64_t>(list_.table.size())), thousands(counts.rated)});
    if (counts.beyond > 0) text += fill(words::kListBeyond, {thousands(counts.beyond)});
    if (counts.invalid > 0) text += fill(words::kListInvalid, {thousands(counts.invalid)});
    if (list_.problem_count > 0) {
        text += counted(list_.problem_count, words::kListProblemOne, words::kListProblemMany);
    }
    return text;
}

}  // namespace rookery::shell
