#include "shell/list/list_page.hpp"
#include "shell/table/table_order.hpp"

#include <algorithm>
#include <utility>

namespace rookery::shell {

void PuzzleList::add_rows(std::string_view rows) {
    std::size_t counted = table.size();
    table.add_rows(rows);
    for (; counted < table.size(); ++counted) {
        const int er = table.row(counted).er;
        ++(er == kBeyondRating ? counts.beyond : er == kNoRating ? counts.invalid : counts.rated);
    }
}

void ListPage::put_away() {
    if (!list_.is_empty()) former_.push_back(std::exchange(list_, PuzzleList{}));
    if (former_.size() > kMaxFormer) former_.erase(former_.begin());
}

void ListPage::start(std::string name, int job, std::string input, bool graded) {
    put_away();
    list_.name = std::move(name);
    list_.job = job;
    list_.input = std::move(input);
    list_.graded = graded;
    list_.running = true;
    selected = -1;
    set_filter({});
}

void ListPage::restore() {
    if (!former_.empty()) show(former_.back().job);
}

void ListPage::clear() {
    if (list_.is_empty()) return;
    put_away();
    selected = -1;
    set_filter({});
}

bool ListPage::show(int job) {
    if (job == list_.job) return true;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const PuzzleList& l) { return l.job == job; });
    if (job != 0 && there == former_.end()) return false;
    PuzzleList wanted;
    if (job != 0) {
        wanted = std::move(*there);
        former_.erase(there);
    }
    put_away();
    list_ = std::move(wanted);
    selected = -1;
    set_filter(filter_.text);
    return true;
}

PuzzleList* ListPage::with_job(int job) {
    if (job != 0 && list_.job == job) return &list_;
    const auto there = std::find_if(former_.begin(), former_.end(), [&](const PuzzleList& l) { return l.job == job; });
    return job == 0 || there == former_.end() ? nullptr : &*there;
}

bool ListPage::planned(int job, std::string_view columns) {
    PuzzleList* list = with_job(job);
    if (list != nullptr) list->table.set_columns(columns);
    return list != nullptr;
}

bool ListPage::rows(int job, std::string_view rows) {
    PuzzleList* list = with_job(job);
    if (list == nullptr) return false;
    list->add_rows(rows);
    return true;
}

bool ListPage::problem(int job, LineProblem problem) {
    PuzzleList* list = with_job(job);
    if (list == nullptr) return false;
    ++list->problem_count;
    if (list->problems.size() < kMaxProblemsKept) list->problems.push_back(std::move(problem));
    return true;
}

bool ListPage::ended(int job) {
    PuzzleList* list = with_job(job);
    if (list != nullptr) list->running = false;
    return list != nullptr;
}

// Completes the user's own changes in any mode, but new rows only while the list is visible.
bool ListPage::advance(bool in_sight) {
    return (in_sight || list_.table.change() != Ordering::Change::none) && list_.table.order_some();
}

bool ListPage::offers_histogram_of(Column column) const {
    const auto& columns = list_.table.columns();
    return is_counted(column) && std::find(columns.begin(), columns.end(), column) != columns.end();
}

Column ListPage::histogram_column() const {
    return offers_histogram_of(histogram_chosen) ? histogram_chosen : Column::er;
}

void ListPage::sort_by(Column column) {
    cycle_sort(list_.table, column);
}

}  // namespace rookery::shell
