#include "model/list_page.hpp"

#include <utility>

namespace rookery::shell {

void ListPage::start(std::string name, int work) {
    if (!list_.is_empty()) former_ = std::move(list_);
    list_ = PuzzleList{};
    list_.name = std::move(name);
    list_.work = work;
    list_.running = true;
    selected = -1;
    counts_ = {};
    counted_ = 0;
    set_filter({});
}

void ListPage::restore() {
    if (!former_) return;
    std::swap(list_, *former_);
    selected = -1;
    counts_ = {};
    counted_ = 0;
    count_new_rows();
    set_filter(filter_.text);
    if (former_->is_empty()) former_.reset();
}

void ListPage::clear() {
    if (list_.is_empty()) return;
    former_ = std::exchange(list_, PuzzleList{});
    selected = -1;
    counts_ = {};
    counted_ = 0;
    set_filter({});
}

PuzzleList* ListPage::with_work(int work) {
    if (work != 0 && list_.work == work) return &list_;
    if (work != 0 && former_ && former_->work == work) return &*former_;
    return nullptr;
}

bool ListPage::planned(int work, std::string_view columns) {
    PuzzleList* list = with_work(work);
    if (list != nullptr) list->table.set_columns(columns);
    return list != nullptr;
}

bool ListPage::rows(int work, std::string_view rows) {
    PuzzleList* list = with_work(work);
    if (list == nullptr) return false;
    list->table.add_rows(rows);
    if (list == &list_) count_new_rows();
    return true;
}

bool ListPage::problem(int work, LineProblem problem) {
    PuzzleList* list = with_work(work);
    if (list == nullptr) return false;
    ++list->problem_count;
    if (list->problems.size() < kMostProblemsKept) list->problems.push_back(std::move(problem));
    return true;
}

bool ListPage::ended(int work) {
    PuzzleList* list = with_work(work);
    if (list != nullptr) list->running = false;
    return list != nullptr;
}

void ListPage::count_new_rows() {
    for (; counted_ < list_.table.size(); ++counted_) {
        const int er = list_.table.row(counted_).er;
        if (er == kBeyondRating) {
            ++counts_.beyond;
        } else if (er == kNoRating) {
            ++counts_.invalid;
        } else {
            ++counts_.rated;
        }
    }
}

void ListPage::sort_by(Column column) {
    cycle_sort(list_.table, column);
}

void cycle_sort(Table& table, Column column) {
    if (!table.is_sorted_by(column)) {
        table.sort_by(column, false);
    } else if (!table.is_descending()) {
        table.sort_by(column, true);
    } else {
        table.sort_by_arrival();
    }
}

}  // namespace rookery::shell
